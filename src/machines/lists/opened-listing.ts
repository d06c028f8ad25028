/** The listing in the modal. Its id is in the address. Specification, section 2. */
import { assign, setup } from 'xstate'
import type { DayEvent } from '../../../domain/days/event-days.ts'
import type { Listing } from '../../../domain/listing/listing.ts'
import { requiredAction, requiredPromise } from '../required.ts'

export interface OpenedListingContext {
  /** The id in the address; null for none. */
  readonly id: number | null
  /** What the calendar knows of the event that was clicked last; null for listings of other types. */
  readonly clicked: DayEvent | null
  /** The listing that was shown last. */
  readonly listing: Listing | null
}

export type OpenedListingEvent =
  | { type: 'listing.open'; clicked: DayEvent }
  | { type: 'listing.close' }
  | { type: 'listing.retry' }
  | { type: 'address.changed'; id: number | null }

export const openedListingMachine = setup({
  types: {
    context: {} as OpenedListingContext,
    events: {} as OpenedListingEvent,
    input: {} as { id: number | null },
    tags: {} as 'busy' | 'open' | 'missing' | 'failed',
  },
  actors: {
    /** Null if there is no such listing. Of a duplicate, it is the listing into which it was merged. */
    findListing: requiredPromise<Listing | null, { id: number | null }>('findListing'),
  },
  actions: {
    /** Provided by the route: writes the id into the address; null removes it. */
    openAddress: requiredAction<{ id: number | null }>('openAddress'),
    /**
     * Provided by the route: writes into the address what it does not have yet: the id, if a duplicate led to the listing, and the day of
     * an event, to which the calendar moves.
     */
    showFound: requiredAction<{ listing: Listing | null }>('showFound'),
    setId: assign({ id: (_, { id }: { id: number | null }) => id }),
    setClicked: assign({ clicked: (_, { clicked }: { clicked: DayEvent }) => clicked }),
    setListing: assign({ listing: (_, { listing }: { listing: Listing | null }) => listing }),
  },
  guards: {
    isNone: (_, { id }: { id: number | null }) => id === null,
    isRemembered: ({ context }, { id }: { id: number | null }) => context.listing?.id === id,
    isOther: ({ context }, { id }: { id: number | null }) => context.id !== id,
    isFoundAfterClick: ({ context: { clicked } }, { listing }: { listing: Listing | null }) =>
      listing !== null && clicked?.id === listing.id,
    isFound: (_, { listing }: { listing: Listing | null }) => listing !== null,
  },
}).createMachine({
  id: 'opened-listing',
  context: ({ input }) => ({ id: input.id, clicked: null, listing: null }),
  initial: 'choosing',
  on: {
    'address.changed': [
      {
        guard: { type: 'isNone', params: ({ event }) => event },
        target: '.closed',
        actions: { type: 'setId', params: ({ event }) => event },
      },
      {
        guard: { type: 'isRemembered', params: ({ event }) => event },
        target: '.open',
        actions: { type: 'setId', params: ({ event }) => event },
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.opening',
        actions: { type: 'setId', params: ({ event }) => event },
      },
    ],
    'listing.open': {
      actions: [
        { type: 'setClicked', params: ({ event }) => event },
        { type: 'openAddress', params: ({ event }) => event.clicked },
      ],
    },
    'listing.close': { actions: { type: 'openAddress', params: { id: null } } },
  },
  states: {
    choosing: {
      always: [{ guard: { type: 'isNone', params: ({ context }) => context }, target: 'closed' }, { target: 'opening' }],
    },
    closed: {},
    opening: {
      tags: 'busy',
      invoke: {
        id: 'findListing',
        src: 'findListing',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          // The calendar shows the days of an event that was clicked in it.
          {
            guard: { type: 'isFoundAfterClick', params: ({ event }) => ({ listing: event.output }) },
            target: 'open',
            actions: { type: 'setListing', params: ({ event }) => ({ listing: event.output }) },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => ({ listing: event.output }) },
            target: 'open',
            actions: [
              { type: 'setListing', params: ({ event }) => ({ listing: event.output }) },
              { type: 'showFound', params: ({ event }) => ({ listing: event.output }) },
            ],
          },
          { target: 'missing' },
        ],
        onError: 'failed',
      },
    },
    open: { tags: 'open' },
    missing: { tags: 'missing' },
    failed: { tags: 'failed', on: { 'listing.retry': 'opening' } },
  },
})
