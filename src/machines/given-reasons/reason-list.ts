/** The reasons that administrators choose from. They are read once, and again when they were changed. */
import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Reason } from '../../../domain/given-reasons/reasons.ts'
import { requiredPromise } from '../required.ts'

export interface ReasonListContext {
  /** Null before they are read. */
  readonly reasons: readonly Reason[] | null
}

export type ReasonListEvent =
  /** They may have been changed. */
  | { type: 'reasons.refresh' }
  /** Somebody looks at them, and is shown what others have changed. */
  | { type: 'reasons.show' }

const again = { 'reasons.refresh': 'loading', 'reasons.show': 'loading' } as const

export const reasonListMachine = setup({
  types: {
    context: {} as ReasonListContext,
    events: {} as ReasonListEvent,
    tags: {} as 'failed',
  },
  actors: {
    fetchReasons: requiredPromise<readonly Reason[]>('fetchReasons'),
  },
}).createMachine({
  id: 'reason-list',
  context: { reasons: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchReasons',
        src: 'fetchReasons',
        onDone: { target: 'loaded', actions: assign({ reasons: ({ event }) => event.output }) },
        onError: 'failed',
      },
      // A response to a request from before the change may not include it.
      on: { 'reasons.refresh': { target: 'loading', reenter: true } },
    },
    loaded: { on: again },
    failed: { tags: 'failed', on: again },
  },
})

/** The running machine. */
export type ReasonListActor = ActorRefFrom<typeof reasonListMachine>
