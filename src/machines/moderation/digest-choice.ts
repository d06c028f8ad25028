/** How often a moderator gets an email about new listings. */
import { assign, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import type { DigestFrequency } from '../../../domain/moderation/digest.ts'
import { requiredPromise } from '../required.ts'

export interface DigestChoiceContext {
  /** What the server has; null before it is known. */
  readonly kept: DigestFrequency | null
  /** What is being saved; null if nothing is. */
  readonly chosen: DigestFrequency | null
  /** Why it could not be read or saved; null if it could. */
  readonly failure: Failure | null
}

export type DigestChoiceEvent = { type: 'frequency.choose'; frequency: DigestFrequency } | { type: 'choice.retry' }

/** A state has at most one. */
export type DigestChoiceTag = 'reading' | 'lost' | 'saving' | 'saved' | 'failed'

const choose = {
  target: 'saving',
  actions: { type: 'setChosen', params: ({ event }: { event: { frequency: DigestFrequency } }) => event },
} as const

export const digestChoiceMachine = setup({
  types: { context: {} as DigestChoiceContext, events: {} as DigestChoiceEvent, tags: {} as DigestChoiceTag },
  actors: {
    readDigest: requiredPromise<DigestFrequency>('readDigest'),
    saveDigest: requiredPromise<DigestFrequency, DigestFrequency | null>('saveDigest'),
  },
  actions: {
    setKept: assign((_, { output }: { output: DigestFrequency }) => ({ kept: output, chosen: null, failure: null })),
    setChosen: assign((_, { frequency }: { frequency: DigestFrequency }) => ({ chosen: frequency })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ chosen: null, failure: failureOf(error) })),
  },
}).createMachine({
  id: 'digest-choice',
  context: { kept: null, chosen: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'reading',
      invoke: {
        id: 'readDigest',
        src: 'readDigest',
        onDone: { target: 'ready', actions: { type: 'setKept', params: ({ event }) => event } },
        onError: { target: 'lost', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    lost: { tags: 'lost', on: { 'choice.retry': 'reading' } },
    ready: { on: { 'frequency.choose': choose } },
    saving: {
      tags: 'saving',
      invoke: {
        id: 'saveDigest',
        src: 'saveDigest',
        input: ({ context }) => context.chosen,
        onDone: { target: 'saved', actions: { type: 'setKept', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
      // What is chosen last is saved last.
      on: { 'frequency.choose': { ...choose, reenter: true } },
    },
    saved: { tags: 'saved', on: { 'frequency.choose': choose } },
    failed: { tags: 'failed', on: { 'frequency.choose': choose } },
  },
})
