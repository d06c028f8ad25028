/** The objections that are open, of which one after the other is answered. */
import { assign, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import {
  mostObjections, type AnsweredObjection, type ObjectionOutcome, type OpenObjection,
} from '../../../domain/given-reasons/objection.ts'
import { requiredPromise } from '../required.ts'

export interface ObjectionsQueueContext {
  /** Null before they are read. */
  readonly objections: readonly OpenObjection[] | null
  /** Whether there can be more than were read. */
  readonly hasMore: boolean
  /** The one that was answered last; another object for each, null before. */
  readonly last: AnsweredObjection | null
  /** Why they could not be read; null if they could. */
  readonly failure: Failure | null
}

export type ObjectionsQueueEvent =
  | { type: 'list.retry' }
  /** `id` is that of the statement. */
  | { type: 'objection.answer'; id: number; outcome: ObjectionOutcome }
  | { type: 'objection.leave'; failure: Failure }

const take = { type: 'take', params: ({ event }: { event: { id: number; outcome: ObjectionOutcome } }) => event } as const
const setGone = { type: 'setGone', params: ({ event }: { event: { failure: Failure } }) => event } as const

const on = {
  'objection.answer': { target: 'changed', actions: take },
  'objection.leave': { target: 'loading', actions: setGone },
} as const

export const objectionsQueueMachine = setup({
  types: {
    context: {} as ObjectionsQueueContext,
    events: {} as ObjectionsQueueEvent,
    tags: {} as 'loading' | 'ready' | 'empty' | 'failed',
  },
  actors: {
    fetchObjections: requiredPromise<readonly OpenObjection[]>('fetchObjections'),
  },
  actions: {
    setObjections: assign((_, { objections }: { objections: readonly OpenObjection[] }) => ({
      objections, hasMore: objections.length >= mostObjections, failure: null,
    })),
    take: assign(({ context: { objections, last } }, { id, outcome }: { id: number; outcome: ObjectionOutcome }) => {
      const answered = objections?.find(({ statement }) => statement.id === id)
      return {
        objections: objections?.filter(({ statement }) => statement.id !== id) ?? null,
        last: answered ? { outcome, measure: answered.statement.measure } : last,
      }
    }),
    setGone: assign((_, { failure }: { failure: Failure }) => ({ last: { outcome: 'gone' as const, failure } })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    hasObjections: ({ context: { objections } }) => objections !== null && objections.length > 0,
    hasMore: ({ context }) => context.hasMore,
  },
}).createMachine({
  id: 'objections-queue',
  context: { objections: null, hasMore: false, last: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'fetchObjections',
        src: 'fetchObjections',
        onDone: { target: 'changed', actions: { type: 'setObjections', params: ({ event }) => ({ objections: event.output }) } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
      on: {
        // An answer from before the decision would still have it.
        'objection.answer': { target: 'loading', reenter: true, actions: take },
        'objection.leave': { target: 'loading', reenter: true, actions: setGone },
      },
    },
    changed: { always: [{ guard: 'hasObjections', target: 'ready' }, { guard: 'hasMore', target: 'loading' }, { target: 'empty' }] },
    ready: { tags: 'ready', on },
    // Others may have come since.
    empty: { tags: 'empty', on: { 'list.retry': 'loading' } },
    failed: { tags: 'failed', on: { ...on, 'objection.answer': { actions: take }, 'list.retry': 'loading' } },
  },
})
