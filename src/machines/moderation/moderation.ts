/** Manage Posts: a list of what waits, is approved or was rejected, with a card for each listing. Specification, sections 2, 4 and 8. */
import { assign, enqueueActions, setup } from 'xstate'
import type { Day } from '../../../domain/days.ts'
import { isSameFilter, type Filter } from '../../../domain/filter.ts'
import type { ListingState } from '../../../domain/listing.ts'
import type { Decision, TypedListing } from '../../../domain/moderation.ts'
import { moderationCardMachine, type ModerationCardActor, type ModerationCardNews } from './moderation-card.ts'
import { pagedList, type ListPlace, type PagedListContext, type PagedListEvent, type PagedListTag } from '../recipes/paged-list.ts'

/** Which part of which list is asked for. */
export interface ModerationPlace extends ListPlace {
  readonly state: ListingState
  readonly filter: Filter
}

export interface ModerationContext extends PagedListContext<TypedListing, ModerationPlace> {
  /** In the order of the list; one that is at work outlasts the reading of another list. */
  readonly cards: readonly ModerationCardActor[]
  /** The card that is open where one is shown at a time; null for the first. */
  readonly openedId: number | null
  /** What was decided last in this list, and on which listing. */
  readonly announced: { readonly decision: Decision; readonly title: string } | null
  readonly today: () => Day
}

export type ModerationEvent =
  | PagedListEvent<ModerationPlace>
  | { type: 'list.show'; state: ListingState }
  | { type: 'alert.close' }
  | { type: 'card.open'; id: number }
  | ModerationCardNews

const list = pagedList<TypedListing, ModerationPlace, ModerationContext, ModerationEvent>(
  (one, other) => one.state === other.state && one.page === other.page && isSameFilter(one.filter, other.filter),
)

export const moderationMachine = setup({
  types: {
    context: {} as ModerationContext,
    events: {} as ModerationEvent,
    input: {} as Pick<ModerationContext, 'place' | 'today'>,
    /** `alerting` while the failure is told in a modal. */
    tags: {} as PagedListTag | 'alerting',
  },
  actors: { ...list.actors, card: moderationCardMachine },
  actions: {
    ...list.actions,
    /** Provided by the route: the number of those that wait may be another now. */
    countAgain: () => {},
    goTo: assign((_, { place }: { place: ModerationPlace }) => ({ place, announced: null })),
    /** Gives each listing of the page its card, and leaves in its place what is at work. */
    syncCards: assign(({ context: { cards, list: page, today }, spawn, self }) => {
      const known = new Map(cards.map((card) => [idOf(card), card]))
      const next = (page?.rows ?? []).map(
        (listing) => known.get(listing.id) ?? spawn('card', { id: `card-${listing.id}`, input: { listing, today, parent: self } }),
      )
      cards.forEach((card, place) => {
        if (!isIdle(card) && !next.includes(card)) next.splice(place, 0, card)
      })
      return { cards: next }
    }),
    /** The card behind it opens in its place. */
    dismiss: assign(({ context: { cards, openedId } }, { id }: { id: number }) => {
      const place = cards.findIndex((card) => idOf(card) === id)
      const others = cards.filter((card) => idOf(card) !== id)
      const next = others[Math.min(place, others.length - 1)]
      return { cards: others, openedId: openedId === null || openedId === id ? (next ? idOf(next) : null) : openedId }
    }),
    announce: assign(({ context }, { id }: { id: number }) => {
      const card = context.cards.find((each) => idOf(each) === id)?.getSnapshot().context
      return { announced: card ? { decision: card.decision, title: card.listing.title } : null }
    }),
  },
  guards: {
    ...list.guards,
    /** A card that is at work is in view though its listing is not on the page. */
    hasRows: ({ context }) => context.cards.length > 0,
  },
}).extend({
  actions: {
    /** Tells the cards what became of their listings; one that is at work does not listen. */
    refreshCards: enqueueActions(({ context: { cards, list: page }, enqueue }) => {
      for (const card of cards) {
        enqueue.sendTo(card, { type: 'listing.refresh', listing: page?.rows.find(({ id }) => id === idOf(card)) ?? null })
      }
    }),
  },
}).createMachine({
  id: 'moderation',
  context: ({ input: { place, today } }) => ({ ...list.contextAt(place), cards: [], openedId: null, announced: null, today }),
  initial: list.initial,
  on: {
    ...list.on,
    'list.show': { actions: { type: 'openPlace', params: ({ event }) => ({ state: event.state, page: 1 }) } },
    'card.open': { actions: assign({ openedId: ({ event }) => event.id }) },
    // The list is read anew each time: others take from it and add to it too.
    'card.decide': {
      target: '.loading',
      actions: [{ type: 'announce', params: ({ event }) => event }, { type: 'dismiss', params: ({ event }) => event }, 'countAgain'],
    },
    'card.leave': { target: '.loading', actions: [{ type: 'dismiss', params: ({ event }) => event }, 'countAgain'] },
    'card.change': { target: '.loading', actions: 'countAgain' },
  },
  states: {
    ...list.states,
    arrived: { ...list.states.arrived, entry: ['refreshCards', 'syncCards'] },
    failed: {
      ...list.states.failed,
      entry: ['refreshCards', 'syncCards'],
      initial: 'alerting',
      states: { alerting: { tags: 'alerting', on: { 'alert.close': 'quiet' } }, quiet: {} },
    },
  },
})

function idOf(card: ModerationCardActor): number {
  return card.getSnapshot().context.listing.id
}

/** Whether nothing is under way on it any more: no decision, nothing typed, nothing to be told. */
function isIdle(card: ModerationCardActor): boolean {
  const snapshot = card.getSnapshot()
  return snapshot.matches('viewing') || snapshot.matches('settled')
}
