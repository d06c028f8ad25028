/** A list of entries that is read page by page under a filter. Specification, sections 2, 4 and 9. */
import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isSameFilter, type Filter } from '../../../domain/filter.ts'
import type { Entry } from '../../../domain/listing.ts'
import { hasPageAfter, pageBefore, type Page } from '../../../domain/paging.ts'

/** Which part of the list is asked for; `page` counts from 1. */
export interface ListPlace {
  readonly filter: Filter
  readonly page: number
}

export interface ListingBrowserContext {
  readonly place: ListPlace
  /** What was read last; stays in view while the next page loads. Null before the first answer and after a failure. */
  readonly list: Page<Entry> | null
}

export type ListingBrowserEvent =
  | { type: 'page.next' }
  | { type: 'page.previous' }
  | { type: 'list.retry' }
  | ({ type: 'address.changed' } & ListPlace)

export const listingBrowserMachine = setup({
  types: {
    context: {} as ListingBrowserContext,
    events: {} as ListingBrowserEvent,
    input: {} as ListPlace,
    tags: {} as 'busy',
  },
  actors: {
    fetchPage: fromPromise<Page<Entry>, ListPlace>(() => Promise.reject(new Error('fetchPage is not provided'))),
  },
  actions: {
    /** Provided by the route: writes the page into the address. */
    openPage: (_, _params: { page: number }) => {},
    /** Provided by the route where a failure has to be logged. */
    logFailure: (_, _params: { failure: Failure }) => {},
  },
  guards: {
    isElsewhere: ({ context }, { filter, page }: ListPlace) =>
      page !== context.place.page || !isSameFilter(filter, context.place.filter),
    hasNext: ({ context: { place, list } }) => hasPageAfter(place.page, list),
    hasPrevious: ({ context }) => context.place.page > 1,
    isEmpty: (_, { list }: { list: Page<Entry> }) => list.rows.length === 0,
  },
}).createMachine({
  id: 'listing-browser',
  context: ({ input }) => ({ place: { filter: input.filter, page: input.page }, list: null }),
  initial: 'loading',
  on: {
    'address.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.loading',
      actions: assign({ place: ({ event }) => ({ filter: event.filter, page: event.page }) }),
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        input: ({ context }) => context.place,
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ list: event.output }) },
            target: 'empty',
            actions: assign({ list: ({ event }) => event.output }),
          },
          { target: 'ready', actions: assign({ list: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'failed',
          actions: [
            assign({ list: null }),
            { type: 'logFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          ],
        },
      },
    },
    ready: {
      on: {
        'page.next': {
          guard: 'hasNext',
          actions: { type: 'openPage', params: ({ context }) => ({ page: context.place.page + 1 }) },
        },
        'page.previous': {
          guard: 'hasPrevious',
          actions: { type: 'openPage', params: ({ context: { place, list } }) => ({ page: pageBefore(place.page, list) }) },
        },
      },
    },
    empty: {
      on: {
        'page.previous': {
          guard: 'hasPrevious',
          actions: { type: 'openPage', params: { page: 1 } },
        },
      },
    },
    failed: {
      on: { 'list.retry': 'loading' },
    },
  },
})
