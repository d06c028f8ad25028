/** The recipe of the machines of a choice that the server keeps: it is read, and saved at once when it is made. */
import { assign, type ParameterizedObject } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { requiredPromise } from '../required.ts'

export interface KeptChoiceContext<Value> {
  /** What the server has; null before it is known. */
  readonly kept: Value | null
  /** What is being saved; null if nothing is. */
  readonly chosen: Value | null
  /** Why it could not be read or saved; null if it could. */
  readonly failure: Failure | null
}

export type KeptChoiceEvent<Value> = { type: 'value.choose'; value: Value } | { type: 'choice.retry' }

/** A state has at most one. */
export type KeptChoiceTag = 'reading' | 'lost' | 'saving' | 'saved' | 'failed'

/** The parts of a machine: spread them as they are. The actors are provided by the route. */
export function keptChoice<Value>() {
  type Context = KeptChoiceContext<Value>
  type Event = KeptChoiceEvent<Value>
  const assignPart = <Params extends object>(partOf: (params: Params) => Partial<Context>) =>
    assign<Context, Event, Params & ParameterizedObject['params'], Event, never>((_, params) => partOf(params))
  const on = {
    'value.choose': { target: 'saving', actions: { type: 'setChosen', params: ({ event }: { event: { value: Value } }) => event } },
  } as const
  const keep = { type: 'setKept', params: ({ event }: { event: { output: Value } }) => event } as const
  const setFailure = { type: 'setFailure', params: ({ event }: { event: { error: unknown } }) => event } as const
  return {
    context: { kept: null, chosen: null, failure: null } satisfies Context,
    actors: {
      readChoice: requiredPromise<Value>('readChoice'),
      saveChoice: requiredPromise<Value, Value | null>('saveChoice'),
    },
    actions: {
      setKept: assignPart(({ output }: { output: Value }) => ({ kept: output, chosen: null, failure: null })),
      setChosen: assignPart(({ value }: { value: Value }) => ({ chosen: value })),
      setFailure: assignPart(({ error }: { error: unknown }) => ({ chosen: null, failure: failureOf(error) })),
    },
    initial: 'reading',
    states: {
      reading: {
        tags: 'reading',
        invoke: {
          id: 'readChoice', src: 'readChoice',
          onDone: { target: 'ready', actions: keep },
          onError: { target: 'lost', actions: setFailure },
        },
      },
      lost: { tags: 'lost', on: { 'choice.retry': 'reading' } },
      ready: { on },
      saving: {
        tags: 'saving',
        invoke: {
          id: 'saveChoice', src: 'saveChoice',
          input: ({ context }: { context: Context }) => context.chosen,
          onDone: { target: 'saved', actions: keep },
          onError: { target: 'failed', actions: setFailure },
        },
        // What is chosen last is saved last.
        on: { 'value.choose': { ...on['value.choose'], reenter: true } },
      },
      saved: { tags: 'saved', on },
      failed: { tags: 'failed', on },
    },
  } as const
}
