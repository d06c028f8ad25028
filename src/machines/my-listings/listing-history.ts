/** The history of an own listing, which is read when its author asks for it. */
import { assign, setup } from 'xstate'
import type { ListingStep } from '../../../domain/moderation/listing-history.ts'
import type { Page } from '../../../domain/lists/paging.ts'
import { requiredPromise } from '../required.ts'

/** The page of a history to read, counted from 1. */
export interface HistoryPlace {
  readonly id: number
  readonly page: number
}

export interface ListingHistoryContext {
  /** The id of the listing. */
  readonly id: number
  /** The last step first; those of the last reading while they are read again. */
  readonly steps: readonly ListingStep[]
  /** The number of pages that were read. */
  readonly pages: number
  /** The number of all steps. */
  readonly total: number
}

export type ListingHistoryEvent =
  /** `history.extend`: earlier steps are read too. */
  | { type: 'history.show' | 'history.hide' | 'history.extend' }
  /** The listing has changed. */
  | { type: 'listing.change' }

export const listingHistoryMachine = setup({
  types: {
    context: {} as ListingHistoryContext,
    events: {} as ListingHistoryEvent,
    input: {} as Pick<ListingHistoryContext, 'id'>,
    /** `open` while the steps are shown or read. */
    tags: {} as 'open' | 'busy',
  },
  actors: {
    fetchSteps: requiredPromise<Page<ListingStep>, HistoryPlace>('fetchSteps'),
  },
  actions: {
    setSteps: assign((_, { rows, total }: Page<ListingStep>) => ({ steps: rows, total, pages: 1 })),
    addSteps: assign(({ context: { steps, pages } }, { rows, total }: Page<ListingStep>) => {
      // A step in between moves others to the next page.
      const known = new Set(steps.map(({ id }) => id))
      return { steps: [...steps, ...rows.filter(({ id }) => !known.has(id))], total, pages: pages + 1 }
    }),
  },
  guards: {
    hasMore: ({ context: { steps, total } }) => steps.length < total,
  },
}).createMachine({
  id: 'listing-history',
  context: ({ input: { id } }) => ({ id, steps: [], pages: 0, total: 0 }),
  initial: 'hidden',
  states: {
    hidden: { on: { 'history.show': 'loading' } },
    loading: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'fetchSteps',
        src: 'fetchSteps',
        input: ({ context: { id } }) => ({ id, page: 1 }),
        onDone: { target: 'shown', actions: { type: 'setSteps', params: ({ event }) => event.output } },
        onError: 'failed',
      },
      on: { 'history.hide': 'hidden', 'listing.change': { target: 'loading', reenter: true } },
    },
    shown: {
      tags: 'open',
      on: {
        'history.hide': 'hidden',
        'history.extend': { guard: 'hasMore', target: 'extending' },
        'listing.change': 'loading',
      },
    },
    extending: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'fetchEarlier',
        src: 'fetchSteps',
        input: ({ context: { id, pages } }) => ({ id, page: pages + 1 }),
        onDone: { target: 'shown', actions: { type: 'addSteps', params: ({ event }) => event.output } },
        onError: 'failed',
      },
      on: { 'history.hide': 'hidden', 'listing.change': 'loading' },
    },
    failed: { tags: 'open', on: { 'history.show': 'loading', 'history.hide': 'hidden', 'listing.change': 'loading' } },
  },
})
