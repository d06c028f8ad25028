/** Manage Posts: the listings that wait, or those in another state, with a card for each. Specification, sections 2, 4 and 8. */
import { assign, enqueueActions, setup } from 'xstate'
import type { Day } from '../../../domain/days/days.ts'
import { isSameFilter, type Filter } from '../../../domain/lists/filter.ts'
import { isSameQueue, type QueueChoices } from '../../../domain/moderation/queue.ts'
import { subjectOf, type Decision, type DecisionSubject, type TypedListing } from '../../../domain/moderation/moderation.ts'
import { moderationCardMachine, type ModerationCardActor, type ModerationCardReply } from './moderation-card.ts'
import { pagedList, type ListPlace, type PagedListContext, type PagedListEvent, type PagedListTag } from '../recipes/paged-list.ts'
import { requiredAction } from '../required.ts'

/** A page of the list under its choices and a filter. */
export interface ModerationPlace extends ListPlace, QueueChoices {
  readonly filter: Filter
}

export interface ModerationContext extends PagedListContext<TypedListing, ModerationPlace> {
  /** In the order of the list. A busy card is kept when another page is read. */
  readonly cards: readonly ModerationCardActor[]
  /** The id of the card that is open on wide screens; null for the first one. */
  readonly openedId: number | null
  /** The last decision in this list, what it was about, and the title of its listing. */
  readonly announced: { readonly decision: Decision; readonly subject: DecisionSubject; readonly title: string } | null
  readonly today: () => Day
}

export type ModerationEvent =
  | PagedListEvent<ModerationPlace>
  /** Listings were changed elsewhere, such as by undoing a decision. */
  | { type: 'list.refresh' }
  | { type: 'alert.close' }
  | { type: 'card.open'; id: number }
  | ModerationCardReply

const list = pagedList<TypedListing, ModerationPlace, ModerationContext, ModerationEvent>(
  (one, other) => isSameQueue(one, other) && one.page === other.page && isSameFilter(one.filter, other.filter),
)

const idIn = ({ event: { id } }: { event: { id: number } }) => ({ id })
const leave = [{ type: 'removeCard', params: idIn }, 'refreshCount', { type: 'deselect', params: idIn }] as const

export const moderationMachine = setup({
  types: {
    context: {} as ModerationContext,
    events: {} as ModerationEvent,
    input: {} as Pick<ModerationContext, 'place' | 'today'>,
    /** `alerting` while a modal shows the failure. */
    tags: {} as PagedListTag | 'alerting',
  },
  actors: { ...list.actors, card: moderationCardMachine },
  actions: {
    ...list.actions,
    /** Provided by the route: the number of pending listings may have changed. */
    refreshCount: requiredAction('refreshCount'),
    /** Provided by the route: a listing is not in the list any more. */
    deselect: requiredAction<{ readonly id: number }>('deselect'),
    setPlace: assign((_, { place }: { place: ModerationPlace }) => ({ place, announced: null })),
    /** Creates a card for each listing of the page, and keeps busy cards at their positions. */
    syncCards: assign(({ context: { cards, list: page, today }, spawn, self }) => {
      const existing = new Map(cards.map((card) => [idOf(card), card]))
      const next = (page?.rows ?? []).map(
        (listing) => existing.get(listing.id) ?? spawn('card', { id: `card-${listing.id}`, input: { listing, today, parent: self } }),
      )
      cards.forEach((card, position) => {
        if (!isIdle(card) && !next.includes(card)) next.splice(position, 0, card)
      })
      return { cards: next }
    }),
    /** Opens the next card if the removed one was open. */
    removeCard: assign(({ context: { cards, openedId } }, { id }: { id: number }) => {
      const position = cards.findIndex((card) => idOf(card) === id)
      const others = cards.filter((card) => idOf(card) !== id)
      const next = others[Math.min(position, others.length - 1)]
      return { cards: others, openedId: openedId === null || openedId === id ? (next ? idOf(next) : null) : openedId }
    }),
    // What was decided here may be undone.
    forgetDecision: assign({ announced: null }),
    announce: assign(({ context }, { id }: { id: number }) => {
      const card = context.cards.find((each) => idOf(each) === id)?.getSnapshot().context
      if (!card) return { announced: null }
      const { decision, listing } = card
      return { announced: { decision, subject: subjectOf(decision, listing), title: listing.title } }
    }),
  },
  guards: {
    ...list.guards,
    /** A busy card stays in view even if its listing is not on the page. */
    hasRows: ({ context }) => context.cards.length > 0,
  },
}).extend({
  actions: {
    /** Sends each card the current version of its listing. Busy cards ignore it. */
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
    'card.open': { actions: assign({ openedId: ({ event }) => event.id }) },
    // The list is read again after each decision, since other moderators and authors change it too.
    'card.decide': {
      target: '.loading',
      actions: [{ type: 'announce', params: ({ event }) => event }, ...leave],
    },
    'card.leave': { target: '.loading', actions: [...leave] },
    'card.change': { target: '.loading', actions: 'refreshCount' },
    'list.refresh': { target: '.loading', actions: ['forgetDecision', 'refreshCount'] },
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

/** Whether the card has no pending decision, no open form and no message. */
function isIdle(card: ModerationCardActor): boolean {
  const snapshot = card.getSnapshot()
  return snapshot.matches('viewing') || snapshot.matches('settled')
}
