/** The machine of Manage Posts. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import { waitingQueue } from '../../../../domain/moderation/queue.ts'
import { noFilter } from '../../../../domain/lists/filter.ts'
import type { TypedListing } from '../../../../domain/moderation/moderation.ts'
import type { Page } from '../../../../domain/lists/paging.ts'
import type { Outcome } from '../../../../src/api/moderation/moderation.ts'
import { moderationCardMachine } from '../../../../src/machines/moderation/moderation-card.ts'
import { moderationMachine, type ModerationPlace } from '../../../../src/machines/moderation/moderation.ts'
import { typedListing } from '../../../support/listings/typed-listings.ts'
import { deferred } from '../deferred.ts'
import { unreachable } from '../failures.ts'
import { moderationTable } from './moderation.table.ts'

const today = () => '2026-11-21'
const place: ModerationPlace = { ...waitingQueue, state: 'pending', filter: noFilter, page: 2 }
const page = (ids: readonly number[]): Page<TypedListing> => ({
  rows: ids.map((id) => typedListing({ id })), total: ids.length, isCapped: false,
})

describe('moderation, path by path', () => testWalk(moderationTable))

function start(at: ModerationPlace = place) {
  const lists = deferred<Page<TypedListing>, ModerationPlace>()
  const approvals = deferred<Outcome, { listing: TypedListing }>()
  const counts = { times: 0 }
  const opened: unknown[] = []
  const machine = moderationMachine.provide({
    actors: { fetchPage: lists.logic, card: moderationCardMachine.provide({ actors: { approve: approvals.logic } }) },
    actions: { refreshCount: () => void (counts.times += 1), openPlace: (_, to) => void opened.push(to), deselect: () => {} },
  })
  const actor = createActor(machine, { input: { place: at, today } }).start()
  const cards = () => actor.getSnapshot().context.cards
  const ids = () => cards().map((card) => card.getSnapshot().context.listing.id)
  const card = (id: number) => {
    const found = cards().find((each) => each.getSnapshot().context.listing.id === id)
    if (!found) throw new Error(`There is no card ${id}.`)
    return found
  }
  const read = async (given: Page<TypedListing>) => {
    lists.calls.at(-1)?.succeed(given)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  return { actor, lists, approvals, counts, opened, ids, card, read }
}

const approval = (id: number): Outcome => ({ kind: 'done', listing: typedListing({ id, approved: true }) })

describe('Manage Posts', () => {
  it('removes a decided card, opens the next one, and fetches the list and the count again', async () => {
    const { actor, lists, approvals, counts, ids, card, read } = start()
    await read(page([1, 2, 3]))
    actor.send({ type: 'card.open', id: 2 })
    card(2).send({ type: 'listing.approve' })
    approvals.calls[0]?.succeed(approval(2))
    const { context: after } = await waitFor(actor, (snapshot) => snapshot.matches('loading'))
    expect([ids(), after.openedId, after.announced]).toEqual([[1, 3], 3, { decision: 'approval', subject: 'listing', title: 'Shop 2' }])
    expect([lists.calls.length, counts.times]).toEqual([2, 1])
    await read(page([1, 3, 4]))
    expect(ids()).toEqual([1, 3, 4])
  })

  it('opens the last card if the decided one was the last', async () => {
    const { actor, approvals, card, read } = start()
    await read(page([1, 2]))
    actor.send({ type: 'card.open', id: 2 })
    card(2).send({ type: 'listing.approve' })
    approvals.calls[0]?.succeed(approval(2))
    expect((await waitFor(actor, (snapshot) => snapshot.matches('loading'))).context.openedId).toBe(1)
  })

  it('goes to the next page of a capped total, and from a page after the last one to the last', async () => {
    const { actor, opened, read } = start({ ...place, page: 100 })
    await read({ ...page([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), total: 1000, isCapped: true })
    actor.send({ type: 'page.next' })
    const beyond = start({ ...place, page: 9 })
    await beyond.read({ ...page([]), total: 12 })
    beyond.actor.send({ type: 'page.previous' })
    expect([opened, beyond.opened]).toEqual([[{ page: 101 }], [{ page: 2 }]])
  })

  it('keeps the position of an edited card when the list is fetched again, and updates the others', async () => {
    const { actor, ids, card, read } = start()
    await read(page([1, 2, 3, 4]))
    const [one, two] = [card(1), card(2)]
    two.send({ type: 'listing.edit' })
    actor.send({ type: 'card.change', id: 9 })
    const changed = typedListing({ id: 3, title: 'Changed' })
    await read({ ...page([4, 5]), rows: [changed, ...page([4, 5]).rows] })
    expect(ids()).toEqual([3, 2, 4, 5])
    expect(card(2)).toBe(two)
    expect(card(3).getSnapshot().context.listing.title).toBe('Changed')
    expect(one.getSnapshot().status).toBe('done')
  })

  it('does not show a listing that was decided on while the list was loading', async () => {
    const { actor, lists, approvals, ids, card, read } = start()
    await read(page([1, 2]))
    actor.send({ type: 'card.change', id: 2 })
    card(1).send({ type: 'listing.approve' })
    approvals.calls[0]?.succeed(approval(1))
    await waitFor(actor, () => lists.calls.length === 3)
    expect(lists.calls[1]?.signal.aborted).toBe(true)
    lists.calls[1]?.succeed(page([1, 2]))
    await read(page([2]))
    expect(ids()).toEqual([2])
  })

  it('lets two cards wait at the same time, and keeps a failure on its card', async () => {
    const { approvals, ids, card, read } = start()
    await read(page([1, 2]))
    const [one, two] = [card(1), card(2)]
    one.send({ type: 'listing.approve' })
    two.send({ type: 'listing.approve' })
    expect(approvals.calls.map(({ input }) => input.listing.id)).toEqual([1, 2])
    approvals.calls[0]?.fail(unreachable)
    approvals.calls[1]?.succeed(approval(2))
    await waitFor(one, (snapshot) => snapshot.matches('failed'))
    await waitFor(two, (snapshot) => snapshot.matches('settled'))
    await read(page([1]))
    expect([ids(), one.getSnapshot().value]).toEqual([[1], 'failed'])
  })

  it('keeps only edited cards after a failure', async () => {
    const { actor, lists, ids, card, read } = start()
    await read(page([1, 2]))
    card(2).send({ type: 'listing.edit' })
    actor.send({ type: 'card.change', id: 9 })
    lists.calls[1]?.fail(unreachable)
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    expect(ids()).toEqual([2])
    actor.send({ type: 'list.retry' })
    await read(page([1, 2]))
    expect(ids()).toEqual([1, 2])
  })
})
