/** The machine of a card of Manage Posts. */
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, waitFor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { TypedListing } from '../../../../domain/moderation/moderation.ts'
import { listingFormOf, type ListingPayload } from '../../../../domain/listing/submission.ts'
import type { Outcome } from '../../../../src/api/moderation/moderation.ts'
import { moderationCardMachine, type ModerationCardReply } from '../../../../src/machines/moderation/moderation-card.ts'
import { typedListing } from '../../../support/listings/typed-listings.ts'
import { deferred } from '../deferred.ts'
import { moderationCardTable } from './moderation-card.table.ts'

function start(listing = typedListing()) {
  const approve = deferred<Outcome, { listing: TypedListing }>()
  const update = deferred<Outcome, { listing: TypedListing; changes: ListingPayload }>()
  const news: ModerationCardReply[] = []
  const actors = { approve: approve.logic, update: update.logic }
  const list = fromCallback<ModerationCardReply>(({ receive }) => receive((event) => news.push(event)))
  const input = { listing, today: () => '2026-11-21', parent: createActor(list).start() }
  const card = createActor(moderationCardMachine.provide({ actors }), { input }).start()
  return { card, news, approve, update }
}

describe('moderation-card, path by path', () => testWalk(moderationCardTable))

describe('the card of a listing', () => {
  it('accepts the current start date of an event in the past, and no other', () => {
    const event = typedListing({ type: 'event', startDate: '2026-01-01', endDate: '2026-01-01', cost: 0.05 })
    const { card, update } = start(event)
    card.send({ type: 'listing.edit' })
    card.send({ type: 'edit.save', form: { ...listingFormOf(event), startDate: '02/01/2026', endDate: '03/01/2026' } })
    expect(card.getSnapshot().context.faults).toEqual({ startDate: { rule: 'in-the-past' } })
    card.send({ type: 'edit.save', form: listingFormOf(event) })
    expect(update.calls[0]?.input.changes).toMatchObject({ startDate: '2026-01-01', cost: 0.05 })
  })

  it.each([
    [{ kind: 'done', listing: typedListing({ id: 7 }) }, 'settled', [{ type: 'card.decide', id: 7 }]],
    [{ kind: 'gone' }, 'gone', []],
  ] as const)('reports a decision to its list only if it succeeds: %j', async (outcome, state, expected) => {
    const { card, news, approve } = start(typedListing({ id: 7 }))
    card.send({ type: 'listing.approve' })
    approve.calls[0]?.succeed(outcome)
    await waitFor(card, (snapshot) => snapshot.matches(state))
    expect(news).toEqual(expected)
  })
})
