/** What the list of Manage Posts knows, what it can do, and what it asks of others. */
import { assign, fromPromise, setup } from 'xstate'
import type { Day } from '../../../domain/days.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isSameFilter, type Filter } from '../../../domain/filter.ts'
import type { ListingState } from '../../../domain/listing.ts'
import type { Decision, TypedListing } from '../../../domain/moderation.ts'
import { hasPageAfter, type Page } from '../../../domain/paging.ts'
import { moderationCardMachine, type ModerationCardActor } from './moderation-card.ts'
import type { ModerationCardNews } from './moderation-card-setup.ts'

/** Which part of which list is asked for; `page` counts from 1. */
export interface ModerationPlace {
  readonly state: ListingState
  readonly filter: Filter
  readonly page: number
}

export interface ModerationContext {
  readonly place: ModerationPlace
  /** In the order of the list; one that is at work outlasts the reading of another list. */
  readonly cards: readonly ModerationCardActor[]
  /** What was read last; null before the first answer and after a failure. */
  readonly list: Page<TypedListing> | null
  /** The card that is open where one is shown at a time; null for the first. */
  readonly openedId: number | null
  /** What was decided last in this list, and on which listing. */
  readonly announced: { readonly decision: Decision; readonly title: string } | null
  /** Why the list could not be read. */
  readonly failure: Failure | null
  readonly today: () => Day
}

export type ModerationEvent =
  | { type: 'list.show'; state: ListingState }
  | { type: 'list.retry' | 'page.next' | 'page.previous' | 'alert.close' }
  | { type: 'card.open'; id: number }
  | ModerationCardNews
  | ({ type: 'address.changed' } & ModerationPlace)

export const moderationSetup = setup({
  types: {
    context: {} as ModerationContext,
    events: {} as ModerationEvent,
    input: {} as Pick<ModerationContext, 'place' | 'today'>,
    tags: {} as 'busy',
  },
  actors: {
    fetchPage: fromPromise<Page<TypedListing>, ModerationPlace>(() => Promise.reject(new Error('not provided'))),
    card: moderationCardMachine,
  },
  actions: {
    /** Provided by the route: writes another place into the address. */
    openPlace: (_, _params: Partial<ModerationPlace>) => {},
    /** Provided by the route: the number of those that wait may be another now. */
    countAgain: () => {},
    /** Tells the cards what became of their listings; one that is at work does not listen. */
    refresh: ({ context: { cards } }, { rows }: Pick<Page<TypedListing>, 'rows'>) =>
      cards.forEach((card) => card.send({ type: 'listing.refresh', listing: rows.find(({ id }) => id === idOf(card)) ?? null })),
    /** Gives each listing its card, and leaves in its place what is at work. */
    deal: assign(({ context: { cards, today }, spawn, self }, page: Page<TypedListing>) => {
      const known = new Map(cards.map((card) => [idOf(card), card]))
      const tell = (news: ModerationCardNews) => self.send(news)
      const dealt = page.rows.map(
        (listing) => known.get(listing.id) ?? spawn('card', { id: `card-${listing.id}`, input: { listing, today, tell } }),
      )
      cards.forEach((card, place) => {
        if (!isIdle(card) && !dealt.includes(card)) dealt.splice(place, 0, card)
      })
      return { cards: dealt, list: page, failure: null }
    }),
    clear: assign(({ context }, { error }: { error: unknown }) => ({
      cards: context.cards.filter((card) => !isIdle(card)),
      list: null,
      failure: failureOf(error),
    })),
    follow: assign((_, { state, filter, page }: ModerationPlace) => ({ place: { state, filter, page }, announced: null })),
    /** The card behind it opens in its place. */
    dismiss: assign(({ context: { cards, openedId } }, { id }: { id: number }) => {
      const place = cards.findIndex((card) => idOf(card) === id)
      const others = cards.filter((card) => idOf(card) !== id)
      const next = others[Math.min(place, others.length - 1)]
      return { cards: others, openedId: openedId === null || openedId === id ? (next ? idOf(next) : null) : openedId }
    }),
    remember: assign(({ context }, { id }: { id: number }) => {
      const card = context.cards.find((each) => idOf(each) === id)?.getSnapshot().context
      return { announced: card ? { decision: card.decision, title: card.listing.title } : null }
    }),
  },
  guards: {
    isElsewhere: ({ context: { place } }, { state, filter, page }: ModerationPlace) =>
      state !== place.state || page !== place.page || !isSameFilter(filter, place.filter),
    hasNext: ({ context: { place, list } }) => hasPageAfter(place.page, list),
    hasPrevious: ({ context }) => context.place.page > 1,
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
