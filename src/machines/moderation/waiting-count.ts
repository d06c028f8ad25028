/** The number of pending listings, for administrators. A failed request is not reported. */
import { assign, setup, type ActorRefFrom } from 'xstate'
import type { ListCount } from '../../../domain/lists/paging.ts'
import { requiredPromise } from '../required.ts'

export interface WaitingCountContext {
  /** Null if unknown. */
  readonly count: ListCount | null
}

export type WaitingCountEvent =
  /** An administrator has signed in or out. */
  | { type: 'admin.arrive' | 'admin.depart' }
  | { type: 'count.refresh' }

export const waitingCountMachine = setup({
  types: { context: {} as WaitingCountContext, events: {} as WaitingCountEvent, tags: {} as 'busy' },
  actors: {
    countWaiting: requiredPromise<ListCount>('countWaiting'),
  },
}).createMachine({
  id: 'waiting-count',
  context: { count: null },
  initial: 'absent',
  states: {
    absent: { entry: assign({ count: null }), on: { 'admin.arrive': 'counting' } },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'countWaiting',
        src: 'countWaiting',
        onDone: { target: 'resting', actions: assign({ count: ({ event }) => event.output }) },
        onError: { target: 'resting', actions: assign({ count: null }) },
      },
      // A response to a request from before the decision may not include it.
      on: { 'count.refresh': { target: 'counting', reenter: true }, 'admin.depart': 'absent' },
    },
    resting: { on: { 'count.refresh': 'counting', 'admin.depart': 'absent' } },
  },
})

/** The running count machine. */
export type WaitingCountActor = ActorRefFrom<typeof waitingCountMachine>
