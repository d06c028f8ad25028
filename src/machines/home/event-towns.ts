/** The towns with the most events from today. If the request fails, the home page omits them without a message. */
import { assign, setup } from 'xstate'
import type { Day } from '../../../domain/days/days.ts'
import type { TownCount } from '../../api/event-towns.ts'
import { requiredPromise } from '../required.ts'

export interface EventTownsContext {
  readonly today: Day
  /** Empty until loaded. Those of the day before stay in view while those of a new day load, and if they cannot be loaded. */
  readonly towns: readonly TownCount[]
}

export type EventTownsEvent =
  | { type: 'day.changed'; today: Day }
  /** The server answers again. */
  | { type: 'towns.retry' }

export const eventTownsMachine = setup({
  types: {
    context: {} as EventTownsContext,
    events: {} as EventTownsEvent,
    input: {} as { today: Day },
    tags: {} as 'busy',
  },
  actors: {
    fetchTowns: requiredPromise<readonly TownCount[], { today: Day }>('fetchTowns'),
  },
  guards: {
    isOtherDay: ({ context }, { today }: { today: Day }) => today !== context.today,
  },
}).createMachine({
  id: 'event-towns',
  context: ({ input }) => ({ today: input.today, towns: [] }),
  initial: 'loading',
  on: {
    'day.changed': {
      guard: { type: 'isOtherDay', params: ({ event }) => event },
      target: '.loading',
      actions: assign({ today: ({ event }) => event.today }),
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'fetchTowns',
        src: 'fetchTowns',
        input: ({ context: { today } }) => ({ today }),
        onDone: { target: 'ready', actions: assign({ towns: ({ event }) => event.output }) },
        onError: 'failed',
      },
      initial: 'starting',
      states: {
        starting: { always: [{ guard: ({ context }) => context.towns.length > 0, target: 'filled' }, { target: 'blank' }] },
        blank: { tags: 'busy' },
        filled: {},
      },
    },
    ready: {},
    failed: { on: { 'towns.retry': 'loading' } },
  },
})
