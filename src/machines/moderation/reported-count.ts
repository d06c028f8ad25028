/** How many listings have open reports, for the link to them in Manage Posts. */
import { assign, setup } from 'xstate'
import { requiredPromise } from '../required.ts'

export interface ReportedCountContext {
  /** Null before it is known. */
  readonly count: number | null
}

export type ReportedCountEvent = { type: 'count.refresh' }

export const reportedCountMachine = setup({
  types: { context: {} as ReportedCountContext, events: {} as ReportedCountEvent },
  actors: {
    countReported: requiredPromise<number>('countReported'),
  },
  actions: {
    setCount: assign((_, { output }: { output: number }) => ({ count: output })),
  },
}).createMachine({
  id: 'reported-count',
  context: { count: null },
  initial: 'counting',
  states: {
    counting: {
      invoke: {
        id: 'countReported',
        src: 'countReported',
        onDone: { target: 'current', actions: { type: 'setCount', params: ({ event }) => event } },
        // The list itself says what is missing.
        onError: 'lost',
      },
    },
    current: { on: { 'count.refresh': 'counting' } },
    lost: { on: { 'count.refresh': 'counting' } },
  },
})
