/** The event in the modal. Its id is in the address. Specification, section 2. */
import { assign, fromPromise, setup } from 'xstate'
import type { DayEvent } from '../../../domain/days/event-days.ts'
import type { Listing } from '../../../domain/listing/listing.ts'

export interface OpenedEventContext {
  /** The id in the address; null for none. */
  readonly id: number | null
  /** What the calendar knows of the event that was clicked last. */
  readonly clicked: DayEvent | null
  /** The event that was shown last. */
  readonly event: Listing | null
}

export type OpenedEventEvent =
  | { type: 'event.open'; event: DayEvent }
  | { type: 'event.close' }
  | { type: 'event.retry' }
  | { type: 'address.changed'; id: number | null }

export const openedEventMachine = setup({
  types: {
    context: {} as OpenedEventContext,
    events: {} as OpenedEventEvent,
    input: {} as { id: number | null },
    tags: {} as 'busy' | 'open' | 'missing' | 'failed',
  },
  actors: {
    /** Null if there is no such event. */
    findEvent: fromPromise<Listing | null, { id: number | null }>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** Provided by the route: writes the id into the address; null removes it. */
    openAddress: (_, _params: { id: number | null }) => {},
    /** Provided by the route: moves the calendar to the event, unless the address has a day. */
    showDays: (_, _params: { event: Listing | null }) => {},
    setId: assign({ id: (_, { id }: { id: number | null }) => id }),
    setClicked: assign({ clicked: (_, { clicked }: { clicked: DayEvent }) => clicked }),
    setEvent: assign({ event: (_, { event }: { event: Listing | null }) => event }),
  },
  guards: {
    isNone: (_, { id }: { id: number | null }) => id === null,
    isRemembered: ({ context }, { id }: { id: number | null }) => context.event?.id === id,
    isOther: ({ context }, { id }: { id: number | null }) => context.id !== id,
    isFoundAfterClick: ({ context: { id, clicked } }, { event }: { event: Listing | null }) => event !== null && clicked?.id === id,
    isFound: (_, { event }: { event: Listing | null }) => event !== null,
  },
}).createMachine({
  id: 'opened-event',
  context: ({ input }) => ({ id: input.id, clicked: null, event: null }),
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
    'event.open': {
      actions: [
        { type: 'setClicked', params: ({ event }) => ({ clicked: event.event }) },
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
          // The calendar shows the days of an event that was clicked in it.
          {
            guard: { type: 'isFoundAfterClick', params: ({ event }) => ({ event: event.output }) },
            target: 'open',
            actions: { type: 'setEvent', params: ({ event }) => ({ event: event.output }) },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => ({ event: event.output }) },
            target: 'open',
            actions: [
              { type: 'setEvent', params: ({ event }) => ({ event: event.output }) },
              { type: 'showDays', params: ({ event }) => ({ event: event.output }) },
            ],
          },
          { target: 'missing' },
        ],
        onError: 'failed',
      },
    },
    open: { tags: 'open' },
    missing: { tags: 'missing' },
    failed: { tags: 'failed', on: { 'event.retry': 'opening' } },
  },
})
