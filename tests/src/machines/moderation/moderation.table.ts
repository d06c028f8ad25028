/** The table of Manage Posts. */
import { table, type Invocation, type ActionCall } from 'xstate-walk'
import { noFilter } from '../../../../domain/lists/filter.ts'
import { waitingQueue } from '../../../../domain/moderation/queue.ts'
import type { TypedListing } from '../../../../domain/moderation/moderation.ts'
import type { Page } from '../../../../domain/lists/paging.ts'
import type { ModerationCardActor } from '../../../../src/machines/moderation/moderation-card.ts'
import { moderationMachine, type ModerationContext, type ModerationPlace } from '../../../../src/machines/moderation/moderation.ts'
import { typedListing } from '../../../support/listings/typed-listings.ts'
import { loadingRow, pagedListPart, unread } from '../recipes/paged-list.rows.ts'

const today = () => '2026-11-21'
const first: ModerationPlace = { ...waitingQueue, filter: noFilter, page: 1 }
const second: ModerationPlace = { ...first, page: 2 }
const approved: ModerationPlace = { ...first, state: 'approved' }
const filtered: ModerationPlace = { ...first, filter: { cities: ['Volos'], tags: [] } }

const [one, edited, three] = [typedListing(), typedListing({ id: 2 }), typedListing({ id: 3 })]
const pages: Readonly<Record<string, Page<TypedListing>>> = {
  'the first of two pages arrives': { rows: [one, edited], total: 11, isCapped: false },
  'the only page arrives': { rows: [three], total: 10, isCapped: false },
  'an empty list arrives': { rows: [], total: 0, isCapped: false },
  'a page after the last arrives': { rows: [], total: 10, isCapped: false },
}

const everywhere = ['loading', 'ready', 'empty', 'beyond', 'failed']

const idOf = (card: ModerationCardActor) => card.getSnapshot().context.listing.id
/** Cards are compared by the name of their actor. */
const cardsOf = (ids: readonly number[]) => ids.map((id) => `actor card-${id}`) as unknown as ModerationContext['cards']
const idsIn = ({ cards }: ModerationContext) => cards.map(idOf)
/** The ids of the cards after a page was read; the edited card keeps its position. */
const idsAfter = (context: ModerationContext, { rows }: Page<TypedListing>) => {
  const ids = rows.map(({ id }) => id)
  const place = idsIn(context).indexOf(2)
  return place < 0 || ids.includes(2) ? ids : [...ids.slice(0, place), 2, ...ids.slice(place)]
}
const spawned = (context: ModerationContext, { rows }: Page<TypedListing>): Invocation[] =>
  rows
    .filter(({ id }) => !idsIn(context).includes(id))
    .map((listing) => ['card', { listing, today, parent: 'actor moderation' }, { id: `card-${listing.id}` }])
/** Removes a card; if it was open, opens the next one, or the last. */
const without = (context: ModerationContext, id: number) => {
  const ids = idsIn(context)
  const left = ids.filter((each) => each !== id)
  const next = left[Math.min(ids.indexOf(id), left.length - 1)] ?? null
  const isClosed = context.openedId === null || context.openedId === id
  return { cards: cardsOf(left), openedId: isClosed ? next : context.openedId }
}
/** The event sent to each card, with its listing. */
const refreshes = (context: ModerationContext, rows: readonly TypedListing[]): ActionCall[] =>
  idsIn(context).map((id) => [`to card-${id}`, { type: 'listing.refresh', listing: rows.find((row) => row.id === id) ?? null }])

const sample = {
  pages,
  places: {
    'the address names the first page': first,
    'the address names the second page': second,
    'the address names the approved listings': approved,
    'the address names a filter': filtered,
  },
  failedIn: 'failed.alerting',
  isInView: ({ cards }: ModerationContext) => cards.length > 0,
  whenRead: (context: ModerationContext, page: Page<TypedListing>) => ({
    changes: { cards: cardsOf(idsAfter(context, page)) },
    calls: refreshes(context, page.rows),
    invokes: spawned(context, page),
  }),
  whenFailed: (context: ModerationContext) => ({
    changes: { cards: cardsOf(idsIn(context).filter((id) => id === 2)) },
    calls: refreshes(context, []),
  }),
  whenMoved: () => ({ announced: null }),
} as const
const list = pagedListPart<TypedListing, ModerationPlace, ModerationContext>(sample)

const firstPlace = JSON.stringify(first)
const isFirstPage = ({ place }: ModerationContext) => JSON.stringify(place) === firstPlace
const hasOneCardAtMost = ({ cards }: ModerationContext) => cards.length <= 1
const cardEvents = {
  'open the second card': { type: 'card.open', id: 2 },
  'the first card reports a decision': { type: 'card.decide', id: 1 },
  'the second card reports a decision': { type: 'card.decide', id: 2 },
  'the first card reports that its listing is deleted': { type: 'card.leave', id: 1 },
  'the second card reports a change': { type: 'card.change', id: 2 },
  'a decision is undone': { type: 'list.refresh' },
} as const

export const moderationTable = table({
  machine: moderationMachine,
  starts: {
    'open Manage Posts': {
      input: () => ({ place: first, today }), in: 'loading.blank', invokes: [['fetchPage', first]],
      context: { ...unread, place: first, cards: [], openedId: null, announced: null, today },
    },
  },
  // The card of the second listing is being edited; all other cards are in the state `viewing`.
  childSnapshots: {
    card: ({ listing }: { listing: TypedListing }) =>
      ({ value: listing.id === 2 ? 'editing' : 'viewing', context: { listing, decision: listing.id === 2 ? 'update' : 'approval' } }),
  },
  events: {
    ...list.events,
    'close the message': { type: 'alert.close' },
    ...cardEvents,
  },
  tags: { ...list.tags, alerting: 'failed.alerting' },
  rows: [
    ...list.rows,
    { in: 'loading', on: 'close the message', ignored: 'A request is already running.' },
    { in: 'failed.alerting', on: 'close the message', to: 'failed.quiet' },
    { in: everywhere, on: 'open the second card', changes: { openedId: 2 } },
    ...[1, 2].map((id) =>
      loadingRow<TypedListing, ModerationPlace, ModerationContext>({
        in: everywhere, on: `the ${id === 1 ? 'first' : 'second'} card reports a decision`, calls: [['refreshCount'], ['deselect', { id }]],
        changes: (context) => ({
          ...without(context, id),
          announced: idsIn(context).includes(id)
            ? { decision: id === 2 ? 'update' : 'approval', subject: 'listing', title: `Shop ${id}` }
            : null,
        }),
      }, sample),
    ),
    loadingRow<TypedListing, ModerationPlace, ModerationContext>({
      in: everywhere, on: 'the first card reports that its listing is deleted', calls: [['refreshCount'], ['deselect', { id: 1 }]],
      changes: (context) => without(context, 1),
    }, sample),
    loadingRow<TypedListing, ModerationPlace, ModerationContext>(
      { in: everywhere, on: 'the second card reports a change', calls: [['refreshCount']] }, sample,
    ),
    loadingRow<TypedListing, ModerationPlace, ModerationContext>(
      { in: everywhere, on: 'a decision is undone', calls: [['refreshCount']], changes: () => ({ announced: null }) }, sample,
    ),
  ],
  always: list.always,
  // The cards behave the same on all pages.
  preconditions: {
    ...Object.fromEntries(Object.keys(cardEvents).map((event) => [event, isFirstPage])),
    // A place is another place whatever cards there are, which the second page shows.
    'the address names the approved listings': hasOneCardAtMost,
    'the address names a filter': hasOneCardAtMost,
    // A move keeps the open card, as those to the other places show, and no page reads which one it is.
    'the address names the second page': ({ openedId }) => openedId === null,
  },
  omitted: {
    'xstate.error.actor.card-*': 'A card handles the failures of its requests.',
    'xstate.done.actor.card-*': 'A card ends by itself, when its listing is settled or left the list.',
  },
  key: (context, state) => [list.key(context, state), idsIn(context), context.openedId],
  paths: 1096,
})
