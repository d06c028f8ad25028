/** A decision that can be undone for a minute, above all screens. */
import { assign, sendTo, setup, type ActorRef, type ActorRefFrom, type Snapshot } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import type { MadeDecision, UndoResult } from '../../../domain/moderation/undo.ts'
import { requiredPromise } from '../required.ts'

/** Sent to the parent: listings are what they were before, or the notice is no longer shown. */
export type UndoReply = { type: 'undo.succeed' } | { type: 'undo.settle'; decision: MadeDecision }

export interface UndoContext {
  readonly decision: MadeDecision
  /** For how long it is offered. */
  readonly forMs: number
  /** What became of its listings; null before the answer. */
  readonly result: UndoResult | null
  /** The last failure. */
  readonly failure: Failure | null
  /** The machine of all notices. */
  readonly parent: ActorRef<Snapshot<unknown>, UndoReply>
}

export type UndoInput = Pick<UndoContext, 'decision' | 'forMs' | 'parent'>

export type UndoEvent = { type: 'undo.request' | 'notice.close' }

/** `undoable` while a press undoes it; of the others, a state has at most one. */
export type UndoTag = 'undoable' | 'busy' | 'failed' | 'undone' | 'kept'

/** How long it is said that a decision was undone. */
const shownMs = 8_000

const resultOf = ({ event }: { event: { output: UndoResult } }) => event.output

export const undoMachine = setup({
  types: { context: {} as UndoContext, events: {} as UndoEvent, input: {} as UndoInput, tags: {} as UndoTag },
  actors: {
    undo: requiredPromise<UndoResult, MadeDecision>('undo'),
  },
  actions: {
    reply: sendTo(({ context }) => context.parent, (_, reply: UndoReply) => reply),
    setResult: assign((_, result: UndoResult) => ({ result })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isWhole: (_, { changed, late }: UndoResult) => changed + late === 0,
    isPart: (_, { undone }: UndoResult) => undone > 0,
  },
  delays: { undo: ({ context }) => context.forMs, shown: shownMs },
}).createMachine({
  id: 'undo',
  context: ({ input }) => ({ ...input, result: null, failure: null }),
  initial: 'undoable',
  states: {
    undoable: {
      tags: 'undoable',
      after: { undo: 'settled' },
      on: { 'undo.request': 'undoing', 'notice.close': 'settled' },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => context.decision,
        onDone: [
          {
            guard: { type: 'isWhole', params: resultOf },
            target: 'undone',
            actions: [{ type: 'setResult', params: resultOf }, { type: 'reply', params: { type: 'undo.succeed' } }],
          },
          {
            guard: { type: 'isPart', params: resultOf },
            target: 'kept',
            actions: [{ type: 'setResult', params: resultOf }, { type: 'reply', params: { type: 'undo.succeed' } }],
          },
          { target: 'kept', actions: { type: 'setResult', params: resultOf } },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    // The server tells if it is too late by now.
    failed: { tags: ['undoable', 'failed'], on: { 'undo.request': 'undoing', 'notice.close': 'settled' } },
    undone: { tags: 'undone', after: { shown: 'settled' }, on: { 'notice.close': 'settled' } },
    // Nothing closes it by itself: what was asked for was not done.
    kept: { tags: 'kept', on: { 'notice.close': 'settled' } },
    settled: {
      type: 'final',
      entry: { type: 'reply', params: ({ context }) => ({ type: 'undo.settle', decision: context.decision }) },
    },
  },
})

/** A running machine of a decision. */
export type UndoActor = ActorRefFrom<typeof undoMachine>
