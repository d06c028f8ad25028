/** The event that is opened in a modal; the address says which. Specification, section 2. */
import { assign, fromPromise, setup } from 'xstate'
import type { Listing } from '../../../domain/listing.ts'

export interface OpenedEventContext {
  /** The id that the address names; null for none. */
  readonly id: number | null
  /** The event that was shown last, or was clicked just now. */
  readonly event: Listing | null
}

export type OpenedEventEvent =
  | { type: 'event.open'; event: Listing }
  | { type: 'event.close' }
  | { type: 'event.retry' }
  | { type: 'address.changed'; id: number | null }

export const openedEventMachine = setup({
  types: {
    context: {} as OpenedEventContext,
    events: {} as OpenedEventEvent,
    input: {} as { id: number | null },
    tags: {} as 'busy',
  },
  actors: {
    /** Null when there is no such event. */
    findEvent: fromPromise<Listing | null, { id: number | null }>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** Provided by the route: writes the event into the address, or takes it out. */
    openAddress: (_, _params: { id: number | null }) => {},
    /** Provided by the route: turns the calendar to the event, where the address names no day. */
    showDays: (_, _params: { event: Listing | null }) => {},
    follow: assign({ id: (_, { id }: { id: number | null }) => id }),
    remember: assign({ event: (_, { event }: { event: Listing | null }) => event }),
  },
  guards: {
    isNone: (_, { id }: { id: number | null }) => id === null,
    isRemembered: ({ context }, { id }: { id: number | null }) => context.event?.id === id,
    isOther: ({ context }, { id }: { id: number | null }) => context.id !== id,
    isFound: (_, { event }: { event: Listing | null }) => event !== null,
  },
}).createMachine({
  id: 'opened-event',
  context: ({ input }) => ({ id: input.id, event: null }),
  initial: 'choosing',
  on: {
    'address.changed': [
      {
        guard: { type: 'isNone', params: ({ event }) => event },
        target: '.closed',
        actions: { type: 'follow', params: ({ event }) => event },
      },
      {
        guard: { type: 'isRemembered', params: ({ event }) => event },
        target: '.open',
        actions: { type: 'follow', params: ({ event }) => event },
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.opening',
        actions: { type: 'follow', params: ({ event }) => event },
      },
    ],
    'event.open': {
      actions: [
        { type: 'remember', params: ({ event }) => event },
        { type: 'openAddress', params: ({ event }) => event.event },
      ],
    },
    'event.close': { actions: { type: 'openAddress', params: { id: null } } },
  },
  states: {
    choosing: {
      always: [{ guard: { type: 'isNone', params: ({ context }) => context }, target: 'closed' }, { target: 'opening' }],
    },
    closed: {},
    opening: {
      tags: 'busy',
      invoke: {
        id: 'findEvent',
        src: 'findEvent',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ event: event.output }) },
            target: 'open',
            actions: [
              { type: 'remember', params: ({ event }) => ({ event: event.output }) },
              { type: 'showDays', params: ({ event }) => ({ event: event.output }) },
            ],
          },
          { target: 'missing' },
        ],
        onError: 'failed',
      },
    },
    open: {},
    missing: {},
    failed: { on: { 'event.retry': 'opening' } },
  },
})
