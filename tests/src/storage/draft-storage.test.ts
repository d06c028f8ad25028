/** The storage of drafts, with each kind of failure of the browser's storage. */
import { describe, expect, it } from 'vitest'
import { emptyDraft, type Draft } from '../../../domain/listing/draft.ts'
import { emptyListingForm } from '../../../domain/listing/listing-form.ts'
import { openDraftStorage } from '../../../src/storage/draft-storage.ts'

const key = (digit: number) => `0b7f5f0e-5d0f-4c8e-9f4b-0b6f6f2d1c5${digit}`
const draft = (digit: number, title = 'Cleanup'): Draft => ({
  ...emptyDraft(key(digit), 'shop'), form: { ...emptyListingForm, title, tags: ['Vegan'] },
})

/** A `Storage` whose own keys are its entries, as in a browser. */
function storage(isFull = false): Storage {
  const methods = {
    getItem: (place: string) => (Object.hasOwn(entries, place) ? entries[place] : null),
    setItem(place: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      entries[place] = text
    },
    removeItem: (place: string) => void Reflect.deleteProperty(entries, place),
  }
  const entries: Record<string, string> = Object.create(methods)
  return entries as unknown as Storage
}

const blocked = {
  get localStorage(): Storage {
    throw new DOMException('blocked', 'SecurityError')
  },
  get sessionStorage(): Storage {
    throw new DOMException('blocked', 'SecurityError')
  },
  addEventListener: () => {},
  navigator: {},
}

/** One browser: its tabs share `localStorage` and the locks. */
function browser(isFull = false) {
  const localStorage = storage(isFull)
  const taken = new Set<string>()
  const closing = new EventTarget()
  const locks = {
    request: (async (place: string, _: LockOptions, then: (lock: Lock | null) => unknown) => {
      if (taken.has(place)) return then(null)
      taken.add(place)
      await then({ name: place, mode: 'exclusive' })
      taken.delete(place)
    }) as LockManager['request'],
  }
  let clock = 0
  const now = () => new Date((clock += 1))
  return {
    localStorage,
    async close() {
      closing.dispatchEvent(new Event('pagehide'))
      await new Promise(setImmediate)
    },
    tab(sessionStorage = storage()) {
      const addEventListener = closing.addEventListener.bind(closing) as Window['addEventListener']
      return openDraftStorage({ localStorage, sessionStorage, addEventListener, navigator: { locks } }, now)
    },
  }
}

describe('the draft storage', () => {
  it('restores the draft of a reloaded tab, and gives a new tab no draft of an open tab', async () => {
    const { tab, close } = browser()
    const session = storage()
    tab(session).save('eleni', draft(1))
    tab().save('eleni', draft(2))
    expect(await tab().open('eleni')).toBeNull()
    await close()
    expect(await tab(session).open('eleni')).toEqual(draft(1))
    expect(await tab().open('eleni')).toEqual(draft(2))
  })

  it('returns the latest draft of the same user, and no blank one', async () => {
    const { tab, close } = browser()
    const first = tab()
    first.save('eleni', draft(1))
    first.save('eleni', draft(2))
    first.save('eleni', draft(3))
    first.save('eleni', { ...draft(3), form: emptyListingForm })
    first.save('elen', draft(4))
    await close()
    expect(await tab().open('eleni')).toEqual(draft(2))
    expect(await tab().open('petros')).toBeNull()
  })

  it('removes a sent draft, and clears all drafts of one user', async () => {
    const { tab, localStorage } = browser()
    const one = tab()
    for (const digit of [1, 2, 3]) one.save('eleni', draft(digit))
    one.save('petros', draft(4))
    one.remove('eleni', draft(1))
    expect(Object.keys(localStorage)).toHaveLength(3)
    one.clear('eleni')
    expect(Object.keys(localStorage)).toEqual([`draft:petros:${key(4)}`])
    expect(await one.open('eleni')).toBeNull()
  })

  it.each(['{', 'null', '[]', '{"draft":{"key":"x","type":"shop"}}', '{"draft":7}', '"text"'])('ignores %s', async (invalid) => {
    const { tab, localStorage } = browser()
    localStorage.setItem(`draft:eleni:${key(1)}`, invalid)
    expect(await tab().open('eleni')).toBeNull()
  })

  it('reads the valid fields of a partly invalid draft', async () => {
    const { tab, localStorage } = browser()
    const odd = { key: key(1), type: 'shop', form: { title: 'Cleanup', city: 7, tags: ['Vegan', 3], other: 'x' }, attempts: 'x' }
    localStorage.setItem(`draft:eleni:${key(1)}`, JSON.stringify({ draft: odd }))
    expect(await tab().open('eleni')).toEqual(draft(1))
  })

  it('keeps a draft in memory if storage is full or blocked', async () => {
    for (const tab of [browser(true).tab(), openDraftStorage(blocked, () => new Date(0))]) {
      tab.save('eleni', draft(1, 'First'))
      tab.save('eleni', draft(1))
      expect(await tab.open('eleni')).toEqual(draft(1))
      tab.clear('eleni')
      expect(await tab.open('eleni')).toBeNull()
    }
  })
})

describe('the draft of an edit', () => {
  const change = (digit: number, listing = 7): Draft => ({ ...draft(digit), edits: { id: listing, etag: `"${listing}-1"` } })

  it('is stored separately from drafts of new listings and of other edits', async () => {
    const { tab } = browser()
    const drafts = tab()
    drafts.save('eleni', draft(1))
    drafts.save('eleni', change(2))
    drafts.save('eleni', change(3, 8))
    const found = [await drafts.open('eleni'), await drafts.open('eleni', 7), await drafts.open('eleni', 8)]
    expect(found).toEqual([draft(1), change(2), change(3, 8)])
    expect([await drafts.open('eleni', 9), await drafts.open('maria', 7)]).toEqual([null, null])
    drafts.remove('eleni', change(2))
    expect([await drafts.open('eleni', 7), await drafts.open('eleni', 8)]).toEqual([null, change(3, 8)])
    drafts.clear('eleni')
    expect([await drafts.open('eleni'), await drafts.open('eleni', 8)]).toEqual([null, null])
  })

  it('is not opened by another tab', async () => {
    const { tab } = browser()
    const [first, second] = [tab(), tab()]
    first.save('eleni', change(1))
    expect(await second.open('eleni', 7)).toBeNull()
    second.save('eleni', change(2))
    expect([await first.open('eleni', 7), await second.open('eleni', 7)]).toEqual([change(1), change(2)])
  })
})
