/** The open reports of a listing in Manage Posts, and what is decided on them without a change of the listing. */
import { assign, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import type { GivenOutcome } from '../../../domain/moderation/report.ts'
import { requiredAction, requiredPromise } from '../required.ts'

export interface CardReportsContext {
  /** What is being decided, or was decided last; null before. */
  readonly outcome: GivenOutcome | null
  /** Why it could not be decided; null if it could. */
  readonly failure: Failure | null
}

export type CardReportsEvent = { type: 'outcome.choose'; outcome: GivenOutcome } | { type: 'decision.undone' }

/** The number by which a decision can be undone; null if there was nothing to decide. */
export type MadeReportsDecision = number | null

const choose = {
  target: 'deciding',
  actions: { type: 'setOutcome', params: ({ event }: { event: { outcome: GivenOutcome } }) => event },
} as const

export const cardReportsMachine = setup({
  types: { context: {} as CardReportsContext, events: {} as CardReportsEvent, tags: {} as 'busy' | 'decided' | 'failed' },
  actors: {
    decide: requiredPromise<MadeReportsDecision, GivenOutcome | null>('decide'),
  },
  actions: {
    setOutcome: assign((_, { outcome }: { outcome: GivenOutcome }) => ({ outcome, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    tell: requiredAction<{ decision: MadeReportsDecision }>('tell'),
    forget: assign({ outcome: null }),
  },
}).createMachine({
  id: 'card-reports',
  context: { outcome: null, failure: null },
  initial: 'ready',
  states: {
    ready: { on: { 'outcome.choose': choose } },
    deciding: {
      tags: 'busy',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => context.outcome,
        onDone: { target: 'decided', actions: { type: 'tell', params: ({ event }) => ({ decision: event.output }) } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    // The decision that was undone may be another one: the list is read again then, and says which reports are open.
    decided: { tags: 'decided', on: { 'decision.undone': { target: 'ready', actions: 'forget' } } },
    failed: { tags: 'failed', on: { 'outcome.choose': choose } },
  },
})
