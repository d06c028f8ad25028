/** How much is in a list to which Manage Posts links: listings, or objections. */
import { assign, setup } from 'xstate'
import { requiredPromise } from '../required.ts'

export interface QueueCountContext {
  /** Null before it is known. */
  readonly count: number | null
}

export type QueueCountEvent = { type: 'count.refresh' }

export const queueCountMachine = setup({
  types: { context: {} as QueueCountContext, events: {} as QueueCountEvent },
  actors: {
    countListings: requiredPromise<number>('countListings'),
  },
  actions: {
    setCount: assign((_, { output }: { output: number }) => ({ count: output })),
  },
}).createMachine({
  id: 'queue-count',
  context: { count: null },
  initial: 'counting',
  states: {
    counting: {
      invoke: {
        id: 'countListings',
        src: 'countListings',
        onDone: { target: 'current', actions: { type: 'setCount', params: ({ event }) => event } },
        // The list itself says what is missing.
        onError: 'lost',
      },
    },
    current: { on: { 'count.refresh': 'counting' } },
    lost: { on: { 'count.refresh': 'counting' } },
  },
})
