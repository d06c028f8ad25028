/** The table of a machine: its expected behaviour, written by hand, because generated paths do not tell what is correct. */
import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate'

export interface Table<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine
  /** The starts, by name. */
  readonly starts: Readonly<Record<string, Start<Machine>>>
  /** The events, by the name that paths show. */
  readonly events: Readonly<Record<string, EventFrom<Machine> | Outcome | Elapsed<ContextFrom<Machine>>>>
  readonly rows: readonly Row<ContextFrom<Machine>>[]
  /** The state and context of child actors that the machine reads, by actor and input. */
  readonly childSnapshots?: Readonly<Record<string, (input: never) => ChildSnapshot>>
  /** Invariants, by name. */
  readonly invariants?: Readonly<Record<string, (state: string, context: ContextFrom<Machine>) => boolean>>
  /** Conditions for events that occur only in some contexts. */
  readonly preconditions?: Readonly<Record<string, (context: ContextFrom<Machine>) => boolean>>
  /** The part of the context that guards and rows read in this state, by default all. Contexts with the same key count as one. */
  readonly key?: (context: ContextFrom<Machine>, state: string) => unknown
  /** Planted faults that do not change the behaviour, each with the reason. */
  readonly equivalent?: Readonly<Record<string, string>>
  /** The number of generated paths. */
  readonly paths: number
}

export interface ChildSnapshot {
  readonly value: string
  readonly context: object
}

export interface Start<Machine extends AnyStateMachine> {
  /** Receives the clock, for machines that read the time. */
  readonly input?: (now: () => number) => InputFrom<Machine>
  readonly in: string
  readonly invokes?: readonly Invocation[]
  readonly calls?: readonly ActionCall[]
}

export interface Row<Context> {
  /** The state, with dots; a parent includes its children. */
  readonly in: string | readonly string[]
  /** Names of events. */
  readonly on: string | readonly string[]
  /** The condition of the row: its description and its predicate. */
  readonly when?: readonly [string, (context: Context) => boolean]
  /** The next state; by default the same. */
  readonly to?: string
  /** The child state of `to`, if it depends on the new context. */
  readonly childState?: (context: Context) => string
  /** The changes of the context. */
  readonly changes?: Partial<Context> | ((context: Context) => Partial<Context>)
  /** The provided actions called, in order, with their parameters, and the events sent to other actors. */
  readonly calls?: readonly ActionCall[] | ((context: Context) => readonly ActionCall[])
  /** The actors invoked or spawned, in order, with their input. */
  readonly invokes?: readonly Invocation[] | ((context: Context) => readonly Invocation[])
  /** The reason why the event has no effect. */
  readonly ignored?: string
}

export type ActionCall = readonly [action: string, params?: unknown]

export type Invocation = readonly [actor: string, input?: unknown]

/** The result of a started actor. */
export interface Outcome {
  readonly type: 'outcome'
  readonly actor: string
  readonly output?: unknown
  readonly error?: unknown
}

/** The end of a delay. */
export interface Elapsed<Context> {
  readonly type: 'elapsed'
  readonly delay: string
  readonly in: string
  /** The expected length. */
  ms(context: Context, now: number): number
}

/** The actor ends with an output. */
export function done(actor: string, output?: unknown): Outcome {
  return { type: 'outcome', actor, output }
}

/** The actor ends with an error. */
export function failed(actor: string, error: unknown): Outcome {
  return { type: 'outcome', actor, error }
}

/** The named delay of a state ends. */
export function elapsed<Context>(delay: string, state: string, ms: number | Elapsed<Context>['ms']): Elapsed<Context> {
  return { type: 'elapsed', delay, in: state, ms: typeof ms === 'number' ? () => ms : ms }
}

/** Checks a table against the types of its machine. */
export function tableOf<Machine extends AnyStateMachine>(table: Table<Machine>): Table<Machine> {
  return table
}

/** A row of any machine. */
export type AnyRow = Table['rows'][number]
