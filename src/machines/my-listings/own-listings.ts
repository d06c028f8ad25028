/** What a member has added: read page by page, one of them open to be changed, and withdrawn when asked twice. */
import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import type { OwnListing } from '../../../domain/own-listing.ts'
import { pageCount } from '../../../domain/paging.ts'
import type { OwnListingPage } from '../../api/submissions.ts'

export interface OwnListingsContext {
  /** Counted from 1; the address says it. */
  readonly page: number
  /** What was read last; stays in view while the next page loads. Null before the first answer and after a failure. */
  readonly list: OwnListingPage | null
  /** The id of the listing that is being changed; null for none. */
  readonly editedId: number | null
  /** The listing that is to be withdrawn; null for none. */
  readonly chosen: OwnListing | null
  /** The title of the listing that was withdrawn last. */
  readonly withdrawn: string | null
  /** Why it could not be withdrawn. */
  readonly failure: Failure | null
}

export type OwnListingsEvent =
  | { type: 'page.next' | 'page.previous' | 'list.retry' | 'list.reload' | 'editor.close' }
  | { type: 'listing.edit' | 'listing.withdraw'; id: number }
  | { type: 'withdrawal.confirm' | 'withdrawal.cancel' | 'alert.close' }
  | { type: 'address.changed'; page: number }

export const ownListingsMachine = setup({
  types: {
    context: {} as OwnListingsContext,
    events: {} as OwnListingsEvent,
    input: {} as Pick<OwnListingsContext, 'page'>,
    /** `ready` wherever the list that was read last is in view. */
    tags: {} as 'busy' | 'ready' | 'empty' | 'failed',
  },
  actors: {
    listOwn: fromPromise<OwnListingPage, { page: number }>(() => Promise.reject(new Error('not provided'))),
    withdraw: fromPromise<void, OwnListing | null>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** Provided by the route: writes the page into the address. */
    openPage: (_, _params: { page: number }) => {},
    edit: assign((_, { id }: { id: number | null }) => ({ editedId: id, withdrawn: null })),
    choose: assign(({ context }, { id }: { id: number }) => ({
      chosen: context.list?.listings.find((listing) => listing.id === id) ?? null,
      withdrawn: null,
    })),
    takeAway: assign(({ context: { list, chosen } }) => ({
      list: list && { ...list, listings: list.listings.filter(({ id }) => id !== chosen?.id) },
      withdrawn: chosen?.title ?? null,
    })),
  },
  guards: {
    isElsewhere: ({ context }, { page }: { page: number }) => page !== context.page,
    hasNext: ({ context }) => context.list !== null && context.page < pageCount(context.list.total),
    hasPrevious: ({ context }) => context.page > 1,
    hasListings: ({ context: { list } }) => list !== null && list.listings.length > 0,
    isEmpty: (_, { list }: { list: OwnListingPage }) => list.listings.length === 0,
  },
}).createMachine({
  id: 'own-listings',
  context: ({ input }) => ({ page: input.page, list: null, editedId: null, chosen: null, withdrawn: null, failure: null }),
  initial: 'loading',
  on: {
    'address.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.loading',
      actions: assign({ page: ({ event }) => event.page, editedId: null, withdrawn: null }),
    },
    'page.previous': {
      guard: 'hasPrevious',
      actions: { type: 'openPage', params: ({ context }) => ({ page: context.page - 1 }) },
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listOwn',
        src: 'listOwn',
        input: ({ context }) => ({ page: context.page }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ list: event.output }) },
            target: 'empty',
            actions: assign({ list: ({ event }) => event.output }),
          },
          { target: 'ready', actions: assign({ list: ({ event }) => event.output }) },
        ],
        onError: { target: 'failed', actions: assign({ list: null }) },
      },
      initial: 'looking',
      states: {
        looking: { always: [{ guard: 'hasListings', target: 'covered' }, { target: 'blank' }] },
        blank: {},
        covered: { tags: 'ready' },
      },
    },
    ready: {
      tags: 'ready',
      on: {
        'page.next': {
          guard: 'hasNext',
          actions: { type: 'openPage', params: ({ context }) => ({ page: context.page + 1 }) },
        },
        'listing.edit': { actions: { type: 'edit', params: ({ event }) => event } },
        'editor.close': { actions: { type: 'edit', params: { id: null } } },
        'listing.withdraw': { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } },
        'list.reload': 'loading',
      },
    },
    confirming: { tags: 'ready', on: { 'withdrawal.confirm': 'withdrawing', 'withdrawal.cancel': 'ready' } },
    withdrawing: {
      tags: ['busy', 'ready'],
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context }) => context.chosen,
        onDone: { target: 'loading', actions: 'takeAway' },
        onError: { target: 'refused', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    refused: { tags: 'ready', on: { 'alert.close': 'loading' } },
    empty: { tags: 'empty' },
    failed: { tags: 'failed', on: { 'list.retry': 'loading' } },
  },
})
