/**
 * Where drafts of listings outlive a reload and the end of a session, for each user name. Each draft has its own place, and
 * a tab holds the one it writes, so that two tabs never write over each other.
 * Where storage is full or blocked a draft lives as long as its page, and rubbish in it counts as nothing.
 */
import { isWritten, type Draft } from '../../domain/draft.ts'
import { readDraft, type KeptDraft } from './read-draft.ts'

/** No function throws. */
export interface DraftStorage {
  /**
   * The draft of a new listing, or of a change to the listing with this id: the one that this tab wrote last, else the latest
   * that no other tab holds; null for none.
   */
  open(username: string, listing?: number): Promise<Draft | null>
  /** A draft in which nothing is written takes no place. */
  save(username: string, draft: Draft): void
  remove(username: string, draft: Draft): void
  /** Removes all drafts of this person. */
  clear(username: string): void
}

/** What is needed of a window. */
export type DraftWindow = Pick<Window, 'localStorage' | 'sessionStorage' | 'addEventListener'> & {
  /** Browsers have locks only where a page came over a safe connection. */
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> }
}

/** The tab's own draft, after a reload: on a busy machine the page before may still be closing and hold it. */
const closingLimitMs = 4000

/** The draft storage of this window. */
export function openDraftStorage(window: DraftWindow, now: () => Date): DraftStorage {
  /** What this page wrote and could not store. */
  const unstored = new Map<string, string>()
  const holds = new Map<string, Promise<boolean>>()
  const releases = new Set<() => void>()

  /** Whether this page holds the place from now on; whoever asks again gets the same answer, unless it was no. */
  function hold(place: string, request: LockOptions): Promise<boolean> {
    const asked = holds.get(place) ?? askFor(place, request)
    holds.set(place, asked)
    void asked.then((isHeld) => isHeld || holds.delete(place))
    return asked
  }

  function askFor(place: string, request: LockOptions): Promise<boolean> {
    const { locks } = window.navigator
    if (!locks) return Promise.resolve(true)
    return new Promise((tell) => {
      const untilHidden = (lock: Lock | null) => {
        tell(lock !== null)
        return lock && new Promise<void>((release) => releases.add(release))
      }
      locks.request(place, request, untilHidden).catch(() => tell(false))
    })
  }

  // Earlier than the browser does it: the page that a reload opens asks at once.
  window.addEventListener('pagehide', () => {
    for (const release of releases) release()
    releases.clear()
    holds.clear()
  })

  function read(place: string): KeptDraft | null {
    const text = unstored.get(place) ?? attempt(() => window.localStorage.getItem(place))
    return text ? readDraft(text) : null
  }

  function remove(place: string) {
    unstored.delete(place)
    attempt(() => window.localStorage.removeItem(place))
  }

  return {
    async open(username, listing) {
      const own = attempt(() => window.sessionStorage.getItem('draft'))
      const prefix = prefixOf(username, listing)
      const places = placesUnder(prefix).filter((place) => !place.slice(prefix.length).includes(':'))
      if (own && places.includes(own) && (await hold(own, { signal: AbortSignal.timeout(closingLimitMs) }))) {
        return read(own)?.draft ?? null
      }
      const kept = places.map((place) => ({ place, ...read(place) })).filter(({ draft }) => draft)
      for (const { place, draft } of kept.toSorted((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0))) {
        if (await hold(place, { ifAvailable: true })) return draft ?? null
      }
      return null
    },

    save(username, draft) {
      const place = placeOf(username, draft)
      if (!isWritten(draft)) return remove(place)
      void hold(place, { ifAvailable: true })
      const text = JSON.stringify({ draft, savedAt: now().getTime() })
      attempt(() => window.sessionStorage.setItem('draft', place))
      const isStored = attempt(() => {
        window.localStorage.setItem(place, text)
        return true
      })
      if (isStored) unstored.delete(place)
      else unstored.set(place, text)
    },

    remove: (username, draft) => remove(placeOf(username, draft)),

    clear(username) {
      for (const place of placesUnder(prefixOf(username))) remove(place)
    },
  }

  function placesUnder(prefix: string): string[] {
    const stored = attempt(() => Object.keys(window.localStorage)) ?? []
    return [...new Set([...unstored.keys(), ...stored])].filter((place) => place.startsWith(prefix))
  }
}

function prefixOf(username: string, listing?: number): string {
  const prefix = `draft:${encodeURIComponent(username)}:`
  return listing === undefined ? prefix : `${prefix}listing-${listing}:`
}

function placeOf(username: string, { key, edits }: Draft): string {
  return `${prefixOf(username, edits?.id)}${key}`
}

function attempt<T>(touch: () => T): T | null {
  try {
    return touch()
  } catch {
    return null
  }
}
