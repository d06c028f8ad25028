/** The card of a listing on Manage Posts. */
import type { ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { Offer } from '../../../../domain/offers.ts'
import type { LikelyDuplicate } from '../../../../domain/listing/sought-duplicates.ts'
import { listingFormOf } from '../../../../domain/listing/submission.ts'
import { CardDuplicatesView } from '../../../../src/ui/moderation/card-duplicates-view.tsx'
import { ModerationCard } from '../../../../src/ui/moderation/moderation-card.tsx'
import { changeOf, typedListing } from '../../../support/listings/typed-listings.ts'
import { all, appearance, click, one, render, text } from '../rendered.tsx'

type Props = ComponentProps<typeof ModerationCard>

const noop = () => {}
const listing = typedListing({ title: 'Jar <i>shop</i>', tags: [{ name: 'Food' }] })

const changed = { ...listing, approved: true, state: 'approved', change: changeOf({ title: 'Jar <b>shop</b>', tags: [] }) } as const

const card = (changes: Partial<Props> = {}) => (
  <ModerationCard
    listing={listing}
    isOpened
    readers={[]}
    offers={new Set<Offer>()}
    panel="details"
    alert={null}
    isBusy={false}
    decision="approval"
    form={listingFormOf(listing)}
    offered={{ status: 'absent', all: [], takesLaw: false, onRetry: noop }}
    given={{ reasons: [], reason: '' }}
    faults={{}}
    failure={null}
    current={null}
    into={null}
    cities={{ cities: [], isMissing: false, onRetry: noop }}
    hasHistory
    authorHref={(author) => `#/of/${author}`}
    accountHref={(author) => `#/account/${author}`}
    today="2026-11-21"
    {...{ onOpen: noop, onApprove: noop, onEdit: noop, onReject: noop, onDelete: noop, onRestore: noop, onSave: noop }}
    {...{ onCancelEdit: noop, onSendReasons: noop, onCancelReasons: noop, onAdopt: noop, onOverride: noop, onCloseAlert: noop }}
    {...{ onConfirmMerge: noop, onCancelMerge: noop }}
    {...changes}
  />
)

const buttons = () => all('article button').map(({ textContent }) => textContent)

describe('the card of a listing', () => {
  test('omits actions that the server does not offer', async () => {
    await render(card({ onReject: null, hasHistory: false }))
    expect(buttons()).toEqual(['Approve', 'Edit', 'Delete'])
    expect(all('article a')).toEqual([])
  })

  test('says which colleagues read it, on the card and on its line', async () => {
    const show = await render(card({ readers: ['maria', '<b>nikos</b>'] }))
    for (const place of ['article', '[data-row]']) expect(text(place)).toContain('Also reading this: maria, <b>nikos</b>')
    const described = one('article').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('Also reading this: maria, <b>nikos</b>')
    await show(card())
    expect(text('body')).not.toContain('Also reading')
    expect(one('article').hasAttribute('aria-describedby')).toBe(false)
  })

  test('shows who sent it, in which round, and why earlier texts were rejected', async () => {
    const author = { username: 'maria', since: '2025-05-03T09:00:00.000Z', counted: 14, approved: 12, rejected: 1, removed: 0 }
    const earlierReasons = [
      { at: '2026-11-18T17:05:00.000Z', reason: 'Which <b>town</b>?' }, { at: '2026-11-17T17:05:00.000Z', reason: null },
    ]
    const submission = { submittedAt: '2026-11-20T08:30:00.000Z', round: 3, earlierReasons, author }
    const show = await render(card({ listing: { ...listing, submission } }))
    expect(one('article a', 'maria, all listings').getAttribute('href')).toBe('#/of/maria')
    expect(one('article a', 'maria, account').getAttribute('href')).toBe('#/account/maria')
    expect(text('article')).toContain('member since 03/05/2025 · 12 approved, 1 rejected, 0 removed')
    expect(text('article')).toMatch(/Sent on .*20.* · round 3/)
    expect(all('[aria-label="Earlier rejections"] li').map(({ textContent }) => textContent)).toEqual([
      'Rejected on 18/11/2026: Which <b>town</b>?', 'Rejected on 17/11/2026: No reason was given.',
    ])
    expect(text('[data-row]')).toContain('maria')
    expect(text('article')).not.toContain('with links')
    const fresh = { ...author, counted: 1, approved: 0, rejected: 0 }
    await show(card({ listing: { ...listing, link: 'https://example.org', submission: { ...submission, round: 1, author: fresh } } }))
    expect(text('article')).toContain('First listing, with links')
    await show(card({ listing: { ...listing, submission: { ...submission, author: { ...author, counted: 200 } } } }))
    expect(text('article')).toContain('of the last 200: 12 approved')
    await show(card({ listing: { ...listing, submission: { ...submission, round: 1, earlierReasons: [], author: null } } }))
    expect(text('article')).toContain('It is not known who sent it.')
    expect(text('article')).not.toContain('round')
  })

  test('shows all fields as text, and the possible decisions', async () => {
    const onApprove = vi.fn()
    await render(card({ onApprove }))
    expect(text('article h3')).toBe('Jar <i>shop</i>')
    expect(text('article')).toContain('Waiting for approval')
    expect(buttons()).toEqual(['Approve', 'Edit', 'Reject', 'Delete'])
    expect(one('article a', 'History').getAttribute('href')).toBe('#/admin-audit?listing=1')
    await click(one('article button', 'Approve'))
    expect(onApprove).toHaveBeenCalledOnce()
  })

  test('has no Approve once it is approved', async () => {
    await render(card({ listing: typedListing({ approved: true }) }))
    expect(buttons()).toEqual(['Edit', 'Reject', 'Delete'])
  })

  test('asks whether it is still right once nobody has answered two questions', async () => {
    const check = { at: '2025-11-30T23:00:00.000Z', unanswered: 2 }
    const show = await render(card({ listing: typedListing({ approved: true, check }) }))
    expect(buttons()).toEqual(['Still right', 'Edit', 'Reject', 'Delete'])
    // In Athens, it was December.
    expect(text('article')).toContain('Last checked in December 2025.')
    await show(card({ listing: typedListing({ approved: true, check: { ...check, unanswered: 1 } }) }))
    expect(buttons()).toEqual(['Edit', 'Reject', 'Delete'])
  })

  test('says of a cancelled event that it is cancelled, and what its author wrote', async () => {
    const cancellation = { at: '2026-11-20T08:30:00.000Z', note: 'The <b>hall</b> is flooded.' }
    const event = typedListing({ type: 'event', approved: true, cancellation })
    const show = await render(card({ listing: event }))
    expect(one('article [data-state]').textContent).toBe('Cancelled')
    expect(text('article')).toContain('The <b>hall</b> is flooded.')
    expect(text('[data-row]')).toContain('Cancelled')
    await show(card({ panel: 'conflict', listing: { ...event, cancellation: undefined }, current: event }))
    expect(all('tbody td').map(({ textContent }) => textContent)).toEqual(['Cancelled', 'Approved'])
    await show(card({ listing: { ...event, cancellation: { ...cancellation, note: null } } }))
    expect(one('article [data-state]').textContent).toBe('Cancelled')
    expect(text('article')).not.toContain('Note')
  })

  test('shows word by word what a change changes, and decides on the change', async () => {
    const [onApprove, onReject] = [vi.fn(), vi.fn()]
    await render(card({ listing: changed, onApprove, onReject }))
    expect(all('article dl:has(del) dt').map(({ textContent }) => textContent)).toEqual(['Title', 'Tags'])
    expect(all('article :is(del, ins)').map(({ textContent }) => textContent)).toEqual([
      'Removed: <i>shop</i>', 'Added: <b>shop</b>', 'Removed: Food',
    ])
    expect(buttons()).toEqual(['Approve change', 'Edit', 'Reject change', 'Delete'])
    await click(one('article button', 'Approve change'))
    await click(one('article button', 'Reject change'))
    expect([onApprove.mock.calls.length, onReject.mock.calls.length]).toEqual([1, 1])
  })

  test('asks why a change is rejected', async () => {
    await render(card({ listing: changed, panel: 'rejection' }))
    expect(text('article h3')).toBe('Reject the change of “Jar <i>shop</i>”')
    expect(all('article ins')[0]?.textContent).toContain('<b>shop</b>')
  })

  test('ignores buttons while a decision is running', async () => {
    const onDelete = vi.fn()
    await render(card({ isBusy: true, onDelete }))
    await click(one('article button', 'Delete'))
    expect(onDelete).not.toHaveBeenCalled()
    expect(one('article').getAttribute('aria-busy')).toBe('true')
  })

  test('submits all fields of an edit', async () => {
    const onSave = vi.fn()
    await render(card({ panel: 'edit', onSave }))
    await click(one('article button', 'Save'))
    expect(onSave).toHaveBeenCalledWith({ ...listingFormOf(listing), startDate: '', endDate: '', cost: '' })
  })

  test('shows both versions of an edit, with a button for each', async () => {
    const [onAdopt, onOverride] = [vi.fn(), vi.fn()]
    const current = typedListing({ title: 'Theirs', city: null, approved: true, tags: [{ name: 'Food' }] })
    const form = { ...listingFormOf(listing), title: 'Mine' }
    await render(card({ panel: 'conflict', decision: 'update', current, form, onAdopt, onOverride }))
    expect(all('tbody tr').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Title', 'Theirs', 'Mine'],
      ['City', '(empty)', 'Volos'],
      ['State', 'Approved', 'Waiting for approval'],
    ])
    await click(one('button', 'Use their version'))
    await click(one('button', 'Save mine over it'))
    expect([onAdopt.mock.calls.length, onOverride.mock.calls.length]).toEqual([1, 1])
  })

  test('shows a message if both versions are equal', async () => {
    await render(card({ panel: 'conflict', decision: 'rejection', current: { ...listing, etag: '"1-3"' } }))
    expect(text('article')).toContain('It reads the same as before.')
    expect(all('article table')).toEqual([])
    expect(buttons()).toEqual(['Use their version', 'Reject it anyway'])
  })
})

describe('the alerts of a card', () => {
  const failure = { status: 400, type: 'unknown-city', sentence: 'There is no city "Atlantis".' } as const

  test.each([
    ['approval', 'Failed to approve entity.'],
    ['update', 'Failed to update entity.'],
    ['deletion', 'Failed to delete entity.'],
    ['rejection', 'Failed to reject entity.'],
    ['merge', 'The listing could not be merged.'],
  ] as const)('have the texts of the specification, and the reason: %s', async (decision, words) => {
    await render(card({ alert: 'failed', decision, failure }))
    await appearance('[role=alertdialog]')
    expect(text('[role=alertdialog] h2')).toBe(words)
    expect(text('[role=alertdialog]')).toContain('There is no city "Atlantis".')
  })

  test('show the sentence of the server for dining, if there is one', async () => {
    const dine = typedListing({ type: 'dine' })
    const show = await render(card({ listing: dine, alert: 'failed', decision: 'update', failure }))
    await appearance('[role=alertdialog]')
    expect(text('[role=alertdialog] h2')).toBe('There is no city "Atlantis".')
    await show(card({ listing: dine, alert: 'failed', decision: 'update', failure: { status: null, type: null, sentence: null } }))
    expect(text('[role=alertdialog] h2')).toBe('Failed to update entity.')
  })

  test('ask for confirmation of a deletion', async () => {
    const [onSendReasons, onCancelReasons] = [vi.fn(), vi.fn()]
    await render(card({ alert: 'deletion', onSendReasons, onCancelReasons }))
    await appearance('[role=alertdialog]')
    expect(text('[role=alertdialog] h2')).toBe('Are you sure you want to delete this item?')
    await click(one('[role=alertdialog] button', 'Delete'))
    await click(one('[role=alertdialog] button', 'Cancel'))
    expect([onSendReasons.mock.calls.length, onCancelReasons.mock.calls.length]).toEqual([1, 1])
  })
})

describe('a likely duplicate', () => {
  const into: LikelyDuplicate = {
    id: 9, type: 'shop', state: 'approved', title: 'The jar <i>shop</i>', city: 'Volos', startDate: null, endDate: null, author: 'eleni',
  }
  const shown = (changes: Partial<ComponentProps<typeof CardDuplicatesView>> = {}) => (
    <CardDuplicatesView {...{ listing, isBusy: false, duplicates: [into], hrefOf: () => '#/shop', onMerge: noop, ...changes }} />
  )

  test('is merged into, unless the server cannot, or it is not public yet and would replace what is', async () => {
    const onMerge = vi.fn()
    const show = await render(shown({ onMerge }))
    expect(text('li')).toContain('The jar <i>shop</i> (opens in a new tab) · Volos\u00A0· By eleni')
    const merge = one('li button', 'Merge into this one')
    expect(document.getElementById(merge.getAttribute('aria-describedby') ?? '')?.textContent).toBe(into.title)
    await click(merge)
    expect(onMerge.mock.calls).toEqual([[into]])
    await show(shown({ onMerge: null }))
    expect(all('li button')).toEqual([])
    await show(shown({ listing: typedListing({ approved: true }), duplicates: [{ ...into, state: 'pending' }] }))
    expect(all('li button')).toEqual([])
  })

  test('is compared once more before, with what becomes of both', async () => {
    const [onConfirmMerge, onCancelMerge] = [vi.fn(), vi.fn()]
    const show = await render(card({ alert: 'merge', into, onConfirmMerge, onCancelMerge }))
    await appearance('[role=alertdialog]')
    const facts = all('[role=alertdialog] dl > div').map(({ textContent }) => textContent)
    expect(facts).toEqual([
      'Is removedJar <i>shop</i> · Volos\u00A0· waits for approval', 'Stays as it isThe jar <i>shop</i> · Volos\u00A0· By eleni',
    ])
    expect(text('[role=alertdialog]')).toContain('gets an email with a link there.')
    await click(one('[role=alertdialog] button', 'Merge'))
    await click(one('[role=alertdialog] button', 'Cancel'))
    expect([onConfirmMerge.mock.calls.length, onCancelMerge.mock.calls.length]).toEqual([1, 1])
    await show(card({ alert: 'merge', into: { ...into, state: 'pending' } }))
    expect(text('[role=alertdialog]')).toContain('still waits for approval')
  })

  test('that is gone by now is said by a sentence', async () => {
    await render(card({ alert: 'failed', decision: 'merge', into, failure: { status: 409, type: 'not-mergeable', sentence: 'No.' } }))
    await appearance('[role=alertdialog]')
    expect(text('[role=alertdialog]')).toContain('The other listing was rejected or removed in between')
  })
})

describe('the listing of a decision', () => {
  const shown = typedListing({ title: 'Jar <b>shop</b>', description: 'Bring your own.' })

  test.each([
    ['a rejection', { panel: 'rejection' } as const, 'article'],
    ['a deletion', { alert: 'deletion' } as const, '[role=alertdialog]'],
  ])('is shown with %s as text', async (_, open, place) => {
    await render(card({ listing: shown, ...open }))
    await appearance(place)
    expect(text(`${place} blockquote`)).toBe('ShopJar <b>shop</b>Bring your own.')
    expect(all(`${place} blockquote b`)).toEqual([])
  })
})
