/** The screen My listings. */
import { describe, expect, test, vi } from 'vitest'
import type { OwnListing } from '../../../../domain/listing/own-listing.ts'
import { MyListingsView, type MyListingsViewProps } from '../../../../src/ui/my-listings/my-listings-view.tsx'
import { changeOf, typedListing } from '../../../support/listings/typed-listings.ts'
import { all, appearance, click, one, render, text } from '../rendered.tsx'

const noop = () => {}

function own(changes: Partial<OwnListing> = {}): OwnListing {
  return { ...typedListing({ title: 'Jar <i>shop</i>', description: '<script>1</script>' }), ...changes }
}

const screen = (changes: Partial<MyListingsViewProps> = {}) => (
  <MyListingsView
    {...{ product: 'Prasino', status: 'ready', isBusy: false, listings: [own()], editedId: null, editor: null }}
    {...{ total: 1, isCapped: false, page: 1, pageCount: 1, hasPrevious: false, hasNext: false }}
    {...{ contact: 'us@example.org', canWithdraw: true, isChangeable: () => true, isCancellable: () => false }}
    {...{ chosen: null, decision: 'withdrawal', note: '', faults: {}, alert: null }}
    {...{ isDecided: false, failure: null, onDecide: noop, historyOf: null, objectionOf: null, search: '', onSearch: null }}
    {...{ onConfirm: noop, onCancel: noop, onCloseAlert: noop }}
    {...{ pageOf: () => undefined, onEdit: noop, onCopy: noop, onNext: noop, onPrevious: noop, onRetry: noop }}
    {...changes}
  />
)

const links = () => all('a').map(({ textContent }) => textContent)

describe('the screen', () => {
  test('has a title, and links to the form', async () => {
    await render(screen())
    expect(document.title).toBe('Prasino | My listings')
    expect(links()).toContain('Add Something Green')
  })

  test('shows neither listings nor a message while loading, but the link to the form', async () => {
    await render(screen({ status: 'loading', listings: [] }))
    expect([all('article'), links()]).toEqual([[], ['Add Something Green']])
    expect(text()).not.toContain('You have not added anything yet.')
  })

  test('shows that nothing was added yet, and links to the form', async () => {
    await render(screen({ status: 'empty', listings: [] }))
    expect(text()).toContain('You have not added anything yet.')
    expect(links()).toEqual(['Add Something Green'])
  })

  test('links back from a page after the last one, and does not say that nothing was added', async () => {
    const onPrevious = vi.fn()
    await render(screen({ status: 'beyond', listings: [], page: 3, hasPrevious: true, onPrevious }))
    expect(text()).toContain('There is nothing on this page.')
    expect(text()).not.toContain('You have not added anything yet.')
    await click(one('button', 'Previous'))
    expect(onPrevious).toHaveBeenCalledOnce()
  })

  test('shows a failure, with a button to try again', async () => {
    const onRetry = vi.fn()
    await render(screen({ status: 'failed', listings: [], onRetry }))
    expect(text('[role=alert]')).toContain('Your listings could not be fetched.')
    await click(one('button', 'Try again'))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('keeps the current listings while others are loading', async () => {
    await render(screen({ isBusy: true }))
    expect(one('[aria-busy=true]').querySelectorAll('article')).toHaveLength(1)
  })
})

describe('a listing', () => {
  test('shows all fields as text', async () => {
    await render(screen())
    expect(text('article h3')).toBe('Jar <i>shop</i>')
    expect(text('article')).toContain('<script>1</script>')
    expect(all('article i, article script')).toEqual([])
  })

  test('that is pending can be changed', async () => {
    const onEdit = vi.fn()
    await render(screen({ listings: [own({ id: 7 })], onEdit }))
    expect(text('article')).toContain('Waiting for approval')
    await click(one('button', 'Edit and submit again'))
    expect(onEdit).toHaveBeenCalledExactlyOnceWith(7)
  })

  test('that is approved cannot be changed unless the server offers it', async () => {
    await render(screen({ listings: [own({ state: 'approved' })], isChangeable: () => false }))
    expect(text('article')).toContain('Approved')
    expect(all('article button')).toEqual([])
  })

  test('that is approved can be changed and taken down', async () => {
    const [onEdit, onDecide] = [vi.fn(), vi.fn()]
    await render(screen({ listings: [own({ id: 7, state: 'approved' })], onEdit, onDecide }))
    expect(all('article button').map(({ textContent }) => textContent)).toEqual(['Change', 'Take down'])
    await click(one('article button', 'Change'))
    await click(one('article button', 'Take down'))
    expect([onEdit.mock.calls, onDecide.mock.calls]).toEqual([[[7]], [[7, 'withdrawal']]])
  })

  test('shows word by word what its waiting change changes, which can be withdrawn', async () => {
    const onDecide = vi.fn()
    const change = changeOf({ title: 'Jar <b>shop</b>', description: '<script>1</script>', city: 'Athens' })
    await render(screen({ listings: [own({ id: 7, state: 'approved', change })], onDecide }))
    expect(text('article section h4')).toBe('A change waits for approval')
    expect(all('article dt').map(({ textContent }) => textContent)).toEqual(['Title', 'City'])
    expect(all('article dd').map(({ textContent }) => textContent)).toEqual([
      'Jar Removed: <i>shop</i>Added: <b>shop</b>', 'Removed: VolosAdded: Athens',
    ])
    expect(text('article h3')).toBe('Jar <i>shop</i>')
    await click(one('article button', 'Withdraw the change'))
    expect(onDecide).toHaveBeenCalledExactlyOnceWith(7, 'change-withdrawal')
  })

  test('shows why its last change was rejected, which cannot be withdrawn', async () => {
    const change = { ...changeOf({ title: 'Jars', description: '<script>1</script>' }, 'rejected'), rejectionReason: 'Which <i>jars</i>?' }
    await render(screen({ listings: [own({ state: 'approved', change })] }))
    expect(text('article section')).toContain('The last change was not approved')
    expect(text('article section')).toContain('Why: Which <i>jars</i>?')
    expect(all('article button', 'Withdraw the change')).toEqual([])
  })

  test.each([
    ['In <b>which</b> bay?', 'Why: In <b>which</b> bay?'],
    [null, 'No reason was given.'],
  ])('that is rejected shows the reason: %s', async (rejectionReason, expected) => {
    await render(screen({ listings: [own({ state: 'rejected', rejectionReason })] }))
    expect(text('article')).toContain('Rejected')
    expect(text('article')).toContain(expected)
    expect(all('article b')).toEqual([])
    expect(all('button', 'Edit and submit again')).toHaveLength(1)
  })

  test('is replaced by the form while it is edited, and the others are not', async () => {
    const listings = [own({ id: 1 }), own({ id: 2 })]
    await render(screen({ listings, editedId: 2, editor: <p>The form</p> }))
    expect(all('article').map((card) => (card.textContent ?? '').includes('The form'))).toEqual([false, true])
    expect(all('button', 'Edit and submit again')).toHaveLength(1)
  })
})

describe('withdrawing', () => {
  test.each(['pending', 'rejected'] as const)('is available for a listing that is %s, if the server offers it', async (state) => {
    const onDecide = vi.fn()
    await render(screen({ listings: [own({ id: 7, state })], onDecide }))
    await click(one('article button', 'Withdraw'))
    expect(onDecide).toHaveBeenCalledExactlyOnceWith(7, 'withdrawal')
  })

  test('is not available if the server does not offer it', async () => {
    await render(screen({ canWithdraw: false }))
    expect(all('article button').map(({ textContent }) => textContent)).toEqual(['Edit and submit again'])
  })

  test('requires a confirmation', async () => {
    const [onConfirm, onCancel] = [vi.fn(), vi.fn()]
    await render(screen({ alert: 'confirmation', chosen: own(), onConfirm, onCancel }))
    await appearance('[role=alertdialog]')
    const dialog = one('[role=alertdialog]')
    expect(dialog.textContent).toContain('Do you want to withdraw this listing?')
    expect(dialog.textContent).toContain('“Jar <i>shop</i>” is removed, and nobody decides on it any more.')
    await click(one('[role=alertdialog] button', 'Withdraw'))
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0])
    await click(one('[role=alertdialog] button', 'Cancel'))
    expect(onCancel).toHaveBeenCalledOnce()
  })

  test.each<[Partial<MyListingsViewProps>, string, string, string]>([
    [
      { chosen: own({ state: 'approved' }) }, 'take down this listing?',
      'Nobody sees “Jar <i>shop</i>” any more from now on. For 30 days you can restore it here.', 'Take down',
    ],
    [
      { chosen: own({ state: 'approved' }), decision: 'change-withdrawal' },
      'withdraw this change?', 'stays as it is.', 'Withdraw the change',
    ],
  ])('of what is published says what visitors see then', async (changes, question, words, label) => {
    await render(screen({ alert: 'confirmation', ...changes }))
    await appearance('[role=alertdialog]')
    for (const part of [question, words]) expect(one('[role=alertdialog]').textContent).toContain(part)
    expect(all('[role=alertdialog] button', label)).toHaveLength(1)
  })

  test('ends with a message that receives the focus', async () => {
    await render(screen({ isDecided: true, chosen: own({ title: 'Jars' }) }))
    expect(document.activeElement?.textContent).toBe('“Jars” is withdrawn.')
    await render(screen({ isDecided: true, chosen: own({ title: 'Jars', state: 'approved' }) }))
    expect(text()).toContain('“Jars” is taken down.')
    await render(screen({ isDecided: true, chosen: own({ title: 'Jars' }), decision: 'change-withdrawal' }))
    expect(text()).toContain('The change of “Jars” is withdrawn.')
  })
})

describe('an event', () => {
  const cancellation = { at: '2026-11-20T22:30:00.000Z', note: 'Rain in <b>Volos</b>.' }

  test('that can be cancelled is, or reopened', async () => {
    const onDecide = vi.fn()
    const events = [own({ id: 7, state: 'approved' }), own({ id: 8, state: 'approved', cancellation })]
    await render(screen({ listings: events, isCancellable: () => true, onDecide }))
    expect(all('article').map((card) => (card.textContent ?? '').includes('Cancelled'))).toEqual([false, true])
    expect(text()).toContain('Rain in <b>Volos</b>.')
    await click(one('article button', 'Cancel event'))
    await click(one('article button', 'Reopen event'))
    expect(onDecide.mock.calls).toEqual([[7, 'cancellation'], [8, 'reopening']])
  })

  test('that is to be cancelled takes a note, which stays where it has a fault', async () => {
    const onConfirm = vi.fn()
    const faults = { note: { rule: 'too-long', limit: 300 } } as const
    await render(screen({ alert: 'confirmation', chosen: own(), decision: 'cancellation', note: 'Rain.', faults, onConfirm }))
    await appearance('[role=alertdialog]')
    expect(text('[role=alertdialog]')).toContain('stays listed as cancelled until its last day')
    expect(one('[role=alertdialog] input')).toMatchObject({ value: 'Rain.', ariaInvalid: 'true' })
    await click(one('[role=alertdialog] button', 'Cancel event'))
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Rain.')
  })
})

describe('a removed listing', () => {
  const removed = (by: 'author' | 'administrator') => own({
    id: 7, state: 'removed',
    removal: {
      by, reason: by === 'author' ? null : 'It is advertising.', at: '2026-11-20T22:30:00.000Z', until: '2026-12-20T22:30:00.000Z',
    },
  })

  test('can only be restored, until when it says', async () => {
    const onDecide = vi.fn()
    await render(screen({ listings: [removed('author')], isChangeable: () => false, onDecide }))
    expect(text('article')).toContain('You removed it on 21/11/2026. You can restore it until 21/12/2026.')
    expect(all('article button').map(({ textContent }) => textContent)).toEqual(['Restore'])
    await click(one('article button', 'Restore'))
    expect(onDecide).toHaveBeenCalledExactlyOnceWith(7, 'restoration')
  })

  test('that a moderator removed is only shown', async () => {
    await render(screen({ listings: [removed('administrator')], isChangeable: () => false }))
    expect(text('article')).toContain('A moderator removed it on 21/11/2026.')
    expect(text('article')).toContain('Why: It is advertising.')
    expect(all('article button')).toEqual([])
  })

  test('that was merged says why, and leads to the listing that is kept, if that is public', async () => {
    const merged = (mergedInto: number | null) => {
      const { removal, ...listing } = removed('administrator')
      return removal ? { ...listing, removal: { ...removal, reason: null, mergedInto } } : listing
    }
    const pageOf = ({ type, id }: { readonly type: string; readonly id: number }) => `https://example.org/${type}/${id}`
    const show = await render(screen({ listings: [merged(44)], isChangeable: () => false, pageOf }))
    expect(text('article')).toContain('It was on the site already: a moderator kept the other listing.')
    expect(one('article a', 'The listing that was kept').getAttribute('href')).toBe(`https://example.org/${merged(44).type}/44`)
    await show(screen({ listings: [merged(null)], isChangeable: () => false, pageOf }))
    expect(text('article')).toContain('kept the other listing.')
    expect(text('article')).not.toContain('The listing that was kept')
  })
})

describe('the search', () => {
  const field = () => all('input[type="search"]').length

  test('is there from twenty listings on, and while something is searched for, where the server has it', async () => {
    const onSearch = vi.fn()
    const show = await render(screen({ total: 19, onSearch }))
    expect(field()).toBe(0)
    await show(screen({ total: 20, onSearch }))
    expect(field()).toBe(1)
    await show(screen({ total: 20 }))
    expect(field()).toBe(0)
    await show(screen({ status: 'empty', listings: [], total: 0, search: 'jars', onSearch }))
    expect([field(), text().includes('None of your listings has this in its title.')]).toEqual([1, true])
    await click(one('button', 'Show all'))
    expect(onSearch).toHaveBeenCalledWith('')
  })
})

describe('a card', () => {
  test('says since when it is in its state, and since when an event is cancelled', async () => {
    const stateSince = '2026-11-20T22:30:00.000Z'
    const cancellation = { at: '2026-11-22T08:00:00.000Z', note: 'Rain.' }
    await render(screen({ listings: [own({ stateSince }), own({ id: 2, state: 'approved', approved: true, stateSince, cancellation })] }))
    expect(all('time').map(({ textContent }) => textContent)).toEqual(['21/11/2026', '22/11/2026'])
    expect(text()).toContain('Your note: Rain.')
  })
})
