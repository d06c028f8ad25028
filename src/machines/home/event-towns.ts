/** The towns with the most events. If the request fails, the home page omits them without a message. */
import { assign, fromPromise, setup } from 'xstate'
import type { TownCount } from '../../api/event-towns.ts'

export interface EventTownsContext {
  /** Empty until loaded. */
  readonly towns: readonly TownCount[]
}

export const eventTownsMachine = setup({
  types: { context: {} as EventTownsContext, tags: {} as 'busy' },
  actors: {
    fetchTowns: fromPromise<readonly TownCount[], undefined>(() => Promise.reject(new Error('not provided'))),
  },
}).createMachine({
  id: 'event-towns',
  context: { towns: [] },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchTowns',
        src: 'fetchTowns',
        onDone: { target: 'ready', actions: assign({ towns: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    ready: { type: 'final' },
    failed: { type: 'final' },
  },
})
