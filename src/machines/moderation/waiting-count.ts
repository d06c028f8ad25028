/** How many listings wait for a decision: known to administrators, and quietly unknown where it can't be read. */
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ListCount } from '../../../domain/paging.ts'

export interface WaitingCountContext {
  /** Null where it is not known. */
  readonly count: ListCount | null
}

export type WaitingCountEvent =
  /** An administrator is signed in, or is not any more. */
  | { type: 'admin.arrive' | 'admin.depart' }
  | { type: 'count.refresh' }

export const waitingCountMachine = setup({
  types: { context: {} as WaitingCountContext, events: {} as WaitingCountEvent, tags: {} as 'busy' },
  actors: {
    countWaiting: fromPromise<ListCount, undefined>(() => Promise.reject(new Error('not provided'))),
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
      // What was asked before the decision may not know of it.
      on: { 'count.refresh': { target: 'counting', reenter: true }, 'admin.depart': 'absent' },
    },
    resting: { on: { 'count.refresh': 'counting', 'admin.depart': 'absent' } },
  },
})

/** The running count. */
export type WaitingCountActor = ActorRefFrom<typeof waitingCountMachine>
