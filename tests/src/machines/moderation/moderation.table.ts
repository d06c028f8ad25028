/** Manage Posts, by hand: what comes of each event in each state. */
import { noFilter } from '../../../../domain/filter.ts'
import type { TypedListing } from '../../../../domain/moderation.ts'
import type { Page } from '../../../../domain/paging.ts'
import type { ModerationCardActor } from '../../../../src/machines/moderation/moderation-card.ts'
import { moderationMachine, type ModerationContext, type ModerationPlace } from '../../../../src/machines/moderation/moderation.ts'
import { tableOf, type Asked, type Called } from '../../../../tools/paths/table.ts'
import { typedListing } from '../../../support/typed-listings.ts'
import { away } from '../failures.ts'
import { loadingRow, pagedListPart } from '../recipes/paged-list.rows.ts'

const today = () => '2026-11-21'
const first: ModerationPlace = { state: 'pending', filter: noFilter, page: 1 }
const second: ModerationPlace = { ...first, page: 2 }
const approved: ModerationPlace = { ...first, state: 'approved' }
const filtered: ModerationPlace = { ...first, filter: { cities: ['Volos'], tags: [] } }

const [one, edited, three] = [typedListing(), typedListing({ id: 2 }), typedListing({ id: 3 })]
const pages: Readonly<Record<string, Page<TypedListing>>> = {
  'a page of two arrives': { rows: [one, edited], total: 11, isCapped: false },
  'the only page arrives': { rows: [three], total: 10, isCapped: false },
  'an empty list arrives': { rows: [], total: 0, isCapped: false },
  'a page after the last arrives': { rows: [], total: 10, isCapped: false },
}

const everywhere = ['loading', 'ready', 'empty', 'beyond', 'failed']

const idOf = (card: ModerationCardActor) => card.getSnapshot().context.listing.id
/** Told by the name that the card of a listing has. */
const cardsOf = (ids: readonly number[]) => ids.map((id) => `actor card-${id}`) as unknown as ModerationContext['cards']
const idsIn = ({ cards }: ModerationContext) => cards.map(idOf)
/** What a page makes of the cards: the edited one stays where it was. */
const dealt = (context: ModerationContext, { rows }: Page<TypedListing>) => {
  const ids = rows.map(({ id }) => id)
  const place = idsIn(context).indexOf(2)
  return place < 0 || ids.includes(2) ? ids : [...ids.slice(0, place), 2, ...ids.slice(place)]
}
const spawned = (context: ModerationContext, { rows }: Page<TypedListing>): Asked[] =>
  rows.filter(({ id }) => !idsIn(context).includes(id)).map((listing) => ['card', { listing, today, parent: 'actor moderation' }])
/** The cards without one, and the one that is open then: that behind it, or the last. */
const without = (context: ModerationContext, id: number) => {
  const ids = idsIn(context)
  const left = ids.filter((each) => each !== id)
  const behind = left[Math.min(ids.indexOf(id), left.length - 1)] ?? null
  const isClosed = context.openedId === null || context.openedId === id
  return { cards: cardsOf(left), openedId: isClosed ? behind : context.openedId }
}
/** What each card is told of its listing. */
const refreshes = (context: ModerationContext, rows: readonly TypedListing[]): Called[] =>
  idsIn(context).map((id) => ['to card', { type: 'listing.refresh', listing: rows.find((row) => row.id === id) ?? null }])

const sample = {
  pages,
  places: {
    'the address leads to the first page': first,
    'the address leads to the second page': second,
    'the address leads to what is approved': approved,
    'the address names a filter': filtered,
  },
  failedIn: 'failed.alerting',
  isInView: ({ cards }: ModerationContext) => cards.length > 0,
  whenRead: (context: ModerationContext, page: Page<TypedListing>) => ({
    changes: { cards: cardsOf(dealt(context, page)) },
    calls: refreshes(context, page.rows),
    asks: spawned(context, page),
  }),
  whenFailed: (context: ModerationContext) => ({
    changes: { cards: cardsOf(idsIn(context).filter((id) => id === 2)) },
    calls: [['tellFailure', { failure: away.failure }] as const, ...refreshes(context, [])],
  }),
  whenMoved: () => ({ announced: null }),
} as const
const list = pagedListPart<TypedListing, ModerationPlace, ModerationContext>(sample)

export const moderationTable = tableOf({
  machine: moderationMachine,
  starts: {
    'open Manage Posts': { input: () => ({ place: first, today }), in: 'loading.blank', asks: [['fetchPage', first]] },
  },
  // The second listing is being edited, and all others only looked at.
  looks: {
    card: ({ listing }: { listing: TypedListing }) =>
      ({ value: listing.id === 2 ? 'editing' : 'viewing', context: { listing, decision: listing.id === 2 ? 'update' : 'approval' } }),
  },
  events: {
    ...list.events,
    'turn to what is approved': { type: 'list.show', state: 'approved' },
    'turn to what was rejected': { type: 'list.show', state: 'rejected' },
    'close the message': { type: 'alert.close' },
    'open the second card': { type: 'card.open', id: 2 },
    'the first card is decided on': { type: 'card.decide', id: 1 },
    'the second card is decided on': { type: 'card.decide', id: 2 },
    'the first card finds its listing gone': { type: 'card.leave', id: 1 },
    'the second card is changed': { type: 'card.change', id: 2 },
  },
  rows: [
    ...list.rows,
    { in: 'loading', on: 'close the message', ignored: 'It is being tried.' },
    { in: 'failed.alerting', on: 'close the message', to: 'failed.quiet' },
    { in: everywhere, on: 'turn to what is approved', calls: [['openPlace', { state: 'approved', page: 1 }]] },
    { in: everywhere, on: 'turn to what was rejected', calls: [['openPlace', { state: 'rejected', page: 1 }]] },
    { in: everywhere, on: 'open the second card', changes: { openedId: 2 } },
    ...[1, 2].map((id) =>
      loadingRow<TypedListing, ModerationPlace, ModerationContext>({
        in: everywhere, on: `the ${id === 1 ? 'first' : 'second'} card is decided on`, calls: [['countAgain']],
        changes: (context) => ({
          ...without(context, id),
          announced: idsIn(context).includes(id) ? { decision: id === 2 ? 'update' : 'approval', title: `Shop ${id}` } : null,
        }),
      }, sample),
    ),
    loadingRow<TypedListing, ModerationPlace, ModerationContext>({
      in: everywhere, on: 'the first card finds its listing gone', calls: [['countAgain']], changes: (context) => without(context, 1),
    }, sample),
    loadingRow<TypedListing, ModerationPlace, ModerationContext>(
      { in: everywhere, on: 'the second card is changed', calls: [['countAgain']] }, sample,
    ),
  ],
  always: list.always,
  // The cards matter on the first page, and go the same way on all others.
  key: (context) => [context.place, JSON.stringify(context.place) === JSON.stringify(first) && [idsIn(context), context.openedId]],
  paths: 589,
})
