/** One listing before an administrator. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor, type ActorRefFrom } from 'xstate'
import type { TypedListing } from '../../domain/moderation.ts'
import { listingFormOf, type ListingPayload } from '../../domain/submission.ts'
import type { Outcome } from '../../src/api/moderation.ts'
import { moderationCardMachine } from '../../src/machines/moderation-card.ts'
import type { ModerationCardContext, ModerationCardNews } from '../../src/machines/moderation-card-setup.ts'
import { typedListing } from '../support/typed-listings.ts'
import { deferred } from './deferred.ts'
import { away } from './failures.ts'
import { done, failed, testTransitions, type Row } from './transition-table.ts'

const listing = typedListing()
const theirs = typedListing({ title: 'Theirs', etag: '"1-2"' })
const approved = typedListing({ approved: true })
const form = { ...listingFormOf(listing), title: 'Mine' }
const untitled = { ...form, title: ' ' }
const missing = { title: { rule: 'missing' } } as const
const longReason = 'a'.repeat(1001)
const today = () => '2026-11-21'
const context: ModerationCardContext = {
  listing, current: null, attempt: 'approval', form: listingFormOf(listing), reason: '', faults: {}, failure: null, today,
  tell: () => {},
}

const kept: Outcome = { kind: 'done', listing: theirs }
const changed: Outcome = { kind: 'changed', current: theirs }
const gone: Outcome = { kind: 'gone' }
const failure = away.failure

const told = ['tellList']

type CardRow = Row<ModerationCardContext>

/** What is the same for each decision while it is on its way. */
const decisions = [
  { in: 'approving', call: 'approve', attempt: 'approval' },
  { in: 'saving', call: 'update', attempt: 'update' },
  { in: 'sendingRejection', call: 'reject', attempt: 'rejection' },
  { in: 'deleting', call: 'remove', attempt: 'deletion' },
].flatMap(({ in: state, call }): CardRow[] => [
  state === 'saving'
    ? { in: state, on: done(call, kept), to: 'viewing', calls: told, holds: { listing: theirs } }
    : { in: state, on: done(call, kept), to: 'settled', calls: told },
  { in: state, on: done(call, changed), to: 'conflicting', holds: { listing, current: theirs } },
  { in: state, on: done(call, gone), to: 'gone' },
  { in: state, on: failed(call, away), to: 'failed', holds: { failure } },
  { in: state, on: { type: 'listing.refresh', listing: null }, to: state },
  { in: state, on: { type: 'listing.approve' }, to: state },
])

describe('the card of a listing, by its table', () => {
  testTransitions<ModerationCardContext>(moderationCardMachine, context, [
    { in: 'viewing', on: { type: 'listing.approve' }, to: 'approving', holds: { attempt: 'approval' } },
    { in: 'viewing', with: { listing: approved }, on: { type: 'listing.approve' }, to: 'viewing' },
    {
      in: 'viewing', with: { form, faults: missing }, on: { type: 'listing.edit' }, to: 'editing',
      holds: { form: context.form, faults: {} },
    },
    { in: 'viewing', on: { type: 'listing.reject' }, to: 'rejecting' },
    { in: 'viewing', with: { listing: approved }, on: { type: 'listing.reject' }, to: 'rejecting' },
    { in: 'viewing', on: { type: 'listing.delete' }, to: 'confirmingDelete' },
    { in: 'viewing', on: { type: 'listing.refresh', listing: theirs }, to: 'viewing', holds: { listing: theirs } },
    { in: 'viewing', on: { type: 'listing.refresh', listing: null }, to: 'settled' },
    { in: 'editing', on: { type: 'edit.save', form }, to: 'saving', holds: { form, faults: {}, attempt: 'update' } },
    { in: 'editing', on: { type: 'edit.save', form: untitled }, to: 'editing', holds: { form: untitled, faults: missing } },
    { in: 'editing', on: { type: 'edit.cancel' }, to: 'viewing' },
    { in: 'editing', on: { type: 'listing.refresh', listing: theirs }, to: 'editing', holds: { listing } },
    { in: 'rejecting', on: { type: 'rejection.send', reason: '' }, to: 'sendingRejection', holds: { reason: '', attempt: 'rejection' } },
    { in: 'rejecting', on: { type: 'rejection.send', reason: 'Town?' }, to: 'sendingRejection', holds: { reason: 'Town?' } },
    {
      in: 'rejecting', on: { type: 'rejection.send', reason: longReason }, to: 'rejecting',
      holds: { reason: longReason, faults: { reason: { rule: 'too-long', limit: 1000 } } },
    },
    { in: 'rejecting', on: { type: 'rejection.cancel' }, to: 'viewing' },
    { in: 'confirmingDelete', on: { type: 'deletion.confirm' }, to: 'deleting', holds: { attempt: 'deletion' } },
    { in: 'confirmingDelete', on: { type: 'deletion.cancel' }, to: 'viewing' },
    ...decisions,
    ...(['approval', 'update', 'rejection', 'deletion'] as const).map((attempt): CardRow => ({
      in: 'conflicting', with: { attempt, current: theirs, form }, on: { type: 'conflict.override' },
      to: { approval: 'approving', update: 'saving', rejection: 'sendingRejection', deletion: 'deleting' }[attempt],
      holds: { listing: theirs, current: null, form, attempt },
    })),
    {
      in: 'conflicting', with: { current: theirs }, on: { type: 'conflict.adopt' }, to: 'viewing', calls: told,
      holds: { listing: theirs, current: null },
    },
    { in: 'gone', on: { type: 'alert.close' }, to: 'settled', calls: told },
    { in: 'failed', with: { attempt: 'approval' }, on: { type: 'alert.close' }, to: 'viewing' },
    { in: 'failed', with: { attempt: 'deletion' }, on: { type: 'alert.close' }, to: 'viewing' },
    { in: 'failed', with: { attempt: 'update', form }, on: { type: 'alert.close' }, to: 'editing', holds: { form } },
    {
      in: 'failed', with: { attempt: 'rejection', reason: 'Town?' }, on: { type: 'alert.close' }, to: 'rejecting',
      holds: { reason: 'Town?' },
    },
  ])
})

function start(given: TypedListing = listing) {
  const approve = deferred<Outcome, { listing: TypedListing }>()
  const update = deferred<Outcome, { listing: TypedListing; changes: ListingPayload }>()
  const reject = deferred<Outcome, { listing: TypedListing; reason: string }>()
  const remove = deferred<Outcome, { listing: TypedListing }>()
  const news: ModerationCardNews[] = []
  const actors = { approve: approve.logic, update: update.logic, reject: reject.logic, remove: remove.logic }
  const input = { listing: given, today, tell: (said: ModerationCardNews) => void news.push(said) }
  const card = createActor(moderationCardMachine.provide({ actors }), { input }).start()
  return { card, news, approve, update, reject, remove }
}

const settled = (card: ActorRefFrom<typeof moderationCardMachine>, state: 'viewing' | 'conflicting' | 'failed' | 'gone' | 'settled') =>
  waitFor(card, (snapshot) => snapshot.matches(state))

describe('the card of a listing', () => {
  it('sends the fields of the type, trimmed, for the state that the administrator saw', async () => {
    const { card, news, update } = start()
    card.send({ type: 'listing.edit' })
    card.send({ type: 'edit.save', form: { ...form, title: ' Mine ', cost: '5', link: 'example.org' } })
    expect(card.getSnapshot().hasTag('busy')).toBe(true)
    expect(update.calls[0]?.input.listing.etag).toBe('"1-1"')
    const changes = { title: 'Mine', description: 'All of it in jars.', city: 'Volos', link: 'https://example.org', approved: false }
    expect(update.calls[0]?.input.changes).toEqual(changes)
    update.calls[0]?.succeed(kept)
    expect((await settled(card, 'viewing')).context.listing).toEqual(theirs)
    expect(news).toEqual([{ type: 'card.change', id: 1 }])
  })

  it('saves over the state of somebody else once it is told to, and not before', async () => {
    const { card, update } = start()
    card.send({ type: 'listing.edit' })
    card.send({ type: 'edit.save', form })
    update.calls[0]?.succeed(changed)
    expect((await settled(card, 'conflicting')).context.current).toEqual(theirs)
    card.send({ type: 'conflict.override' })
    expect(update.calls.map(({ input }) => [input.listing.etag, input.changes.title])).toEqual([['"1-1"', 'Mine'], ['"1-2"', 'Mine']])
  })

  it('lets the past day of an event stay, and no other', () => {
    const event = typedListing({ type: 'event', startDate: '2026-01-01', endDate: '2026-01-01', cost: 0.05 })
    const { card, update } = start(event)
    card.send({ type: 'listing.edit' })
    card.send({ type: 'edit.save', form: { ...listingFormOf(event), startDate: '02/01/2026', endDate: '03/01/2026' } })
    expect(card.getSnapshot().context.faults).toEqual({ startDate: { rule: 'in-the-past' } })
    card.send({ type: 'edit.save', form: listingFormOf(event) })
    expect(update.calls[0]?.input.changes).toMatchObject({ startDate: '2026-01-01', cost: 0.05 })
  })

  it('keeps the reason over a failure, and decides once', async () => {
    const { card, reject } = start()
    card.send({ type: 'listing.reject' })
    card.send({ type: 'rejection.send', reason: 'Which town?' })
    card.send({ type: 'rejection.send', reason: 'Which town?' })
    reject.calls[0]?.fail(away)
    await settled(card, 'failed')
    card.send({ type: 'alert.close' })
    expect(card.getSnapshot().context.reason).toBe('Which town?')
    card.send({ type: 'rejection.send', reason: 'Which town?' })
    reject.calls[1]?.succeed(kept)
    await settled(card, 'settled')
    expect(reject.calls.map(({ input }) => input.reason)).toEqual(['Which town?', 'Which town?'])
  })

  it('deletes only what was confirmed, and tells a deletion from a listing that was gone', async () => {
    const { card, news, remove } = start()
    card.send({ type: 'listing.delete' })
    card.send({ type: 'deletion.cancel' })
    card.send({ type: 'listing.delete' })
    expect(remove.calls).toHaveLength(0)
    card.send({ type: 'deletion.confirm' })
    expect(remove.calls).toHaveLength(1)
    remove.calls[0]?.succeed(gone)
    await settled(card, 'gone')
    expect(news).toEqual([])
    card.send({ type: 'alert.close' })
    expect(news).toEqual([{ type: 'card.leave', id: 1 }])
    const other = start()
    other.card.send({ type: 'listing.delete' })
    other.card.send({ type: 'deletion.confirm' })
    other.remove.calls[0]?.succeed(kept)
    await settled(other.card, 'settled')
    expect(other.news).toEqual([{ type: 'card.decide', id: 1 }])
  })
})
