/** The table that judges a machine: written by hand, since paths made from the machine alone cannot know where it should go. */
import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate'

export interface Table<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine
  /** How it can begin, by name. */
  readonly starts: Readonly<Record<string, Start<Machine>>>
  /** What can happen to it, each by the name under which a path tells it to a person. */
  readonly events: Readonly<Record<string, EventFrom<Machine> | Outcome | Elapsed<ContextFrom<Machine>>>>
  readonly rows: readonly Row<ContextFrom<Machine>>[]
  /** What others read of an actor that is started with this input, where they read it: its context and its state. */
  readonly looks?: Readonly<Record<string, (input: never) => ActorLook>>
  /** What holds in every state, by name. */
  readonly always?: Readonly<Record<string, (state: string, context: ContextFrom<Machine>) => boolean>>
  /** Events that come only in some contexts, each with when it does: the answer to what was asked before. */
  readonly only?: Readonly<Record<string, (context: ContextFrom<Machine>) => boolean>>
  /** What of the context a guard or a row reads in this state; all of it without this. Contexts alike in it count as one. */
  readonly key?: (context: ContextFrom<Machine>, state: string) => unknown
  /** Planted faults that change nothing, each with the reason. */
  readonly equivalent?: Readonly<Record<string, string>>
  /** How many paths cover it. */
  readonly paths: number
}

export interface ActorLook {
  readonly value: string
  readonly context: object
}

export interface Start<Machine extends AnyStateMachine> {
  /** Takes the clock, for machines that ask what time it is. */
  readonly input?: (now: () => number) => InputFrom<Machine>
  readonly in: string
  readonly asks?: readonly Asked[]
  readonly calls?: readonly Called[]
}

export interface Row<Context> {
  /** The state, with dots; a parent stands for all that are inside. */
  readonly in: string | readonly string[]
  /** Names of events. */
  readonly on: string | readonly string[]
  /** Where the row holds only sometimes: the guard, in words and as it should be. */
  readonly when?: readonly [string, (context: Context) => boolean]
  /** The state after it; the same one without this. */
  readonly to?: string
  /** Which state inside `to`, where that depends on the context after it. */
  readonly inside?: (context: Context) => string
  /** The context that differs after it. */
  readonly changes?: Partial<Context> | ((context: Context) => Partial<Context>)
  /** The provided actions that are called, in order, with their parameters, and what is sent to other actors. */
  readonly calls?: readonly Called[] | ((context: Context) => readonly Called[])
  /** The actors that are started, with what they are asked. */
  readonly asks?: readonly Asked[] | ((context: Context) => readonly Asked[])
  /** Why nothing comes of it. */
  readonly ignored?: string
}

export type Called = readonly [action: string, params?: unknown]

export type Asked = readonly [actor: string, input?: unknown]

/** What becomes of an actor that was started. */
export interface Outcome {
  readonly type: 'outcome'
  readonly actor: string
  readonly output?: unknown
  readonly error?: unknown
}

/** A delay that goes by. */
export interface Elapsed<Context> {
  readonly type: 'elapsed'
  readonly delay: string
  readonly in: string
  /** How long it should be. */
  ms(context: Context, now: number): number
}

/** An actor is done. */
export function done(actor: string, output?: unknown): Outcome {
  return { type: 'outcome', actor, output }
}

/** An actor has failed. */
export function failed(actor: string, error: unknown): Outcome {
  return { type: 'outcome', actor, error }
}

/** A named delay of a state is over. */
export function elapsed<Context>(delay: string, state: string, ms: number | Elapsed<Context>['ms']): Elapsed<Context> {
  return { type: 'elapsed', delay, in: state, ms: typeof ms === 'number' ? () => ms : ms }
}

/** Has the types of the machine checked where a table is written. */
export function tableOf<Machine extends AnyStateMachine>(table: Table<Machine>): Table<Machine> {
  return table
}

/** A row of any machine. */
export type AnyRow = Table['rows'][number]
