/** The table of a machine: its expected behaviour, written by hand, because generated paths do not tell what is correct. */
import type {
  AnyEventObject, AnyStateMachine, ContextFrom, DoneActorEvent, ErrorActorEvent, EventFrom, EventObject, InputFrom, SnapshotEvent,
} from 'xstate'
import type { Drawn } from './drawn.ts'

export interface Table<Machine extends AnyStateMachine = AnyStateMachine> extends Entries<Machine> {
  readonly machine: Machine
}

/** A table as it is written: a function makes a machine for each walk. */
interface WrittenTable<Machine extends AnyStateMachine> extends Entries<Machine> {
  readonly machine: Machine | (() => Machine)
}

interface Entries<Machine extends AnyStateMachine> {
  /** The starts, by name. */
  readonly starts: Readonly<Record<string, Start<Machine>>>
  /** The events, by the name that paths show. */
  readonly events: Readonly<
    Record<string, EventFrom<Machine> | ActorEvent | Elapsed<ContextFrom<Machine>> | Passed | Drawn<EventFrom<Machine> | ActorEvent>>
  >
  readonly rows: readonly Row<ContextFrom<Machine>, EventFrom<Machine> | EndOfActor>[]
  /** The state and context of child actors that the machine reads, by the name of the actor's logic, from its input. */
  readonly childSnapshots?: Readonly<Record<string, (input: never) => ChildSnapshot>>
  /** The actors outside of the machine that it finds by `system.get`, by their ids in the system, with the snapshots that it reads. */
  readonly system?: Readonly<Record<string, ChildSnapshot>>
  /** What holds in each moment of a walk, by name. */
  readonly always?: Readonly<Record<string, Condition<ContextFrom<Machine>>>>
  /** What holds in no moment of a walk, by name. */
  readonly never?: Readonly<Record<string, Condition<ContextFrom<Machine>>>>
  /** Conditions for events that occur only in some contexts. */
  readonly preconditions?: Readonly<Record<string, (context: ContextFrom<Machine>, moment: Moment) => boolean>>
  /**
   * What guards and rows read in this state: moments with the same key count as one. By default the whole context, the running
   * actors, and the remaining time of each delay. The state, its history and the order of the delays always count.
   */
  readonly key?: (context: ContextFrom<Machine>, state: string, moment: Moment) => unknown
  /** The states that have each tag, with dots; a parent stands for its children. Every tag of the machine is here. */
  readonly tags?: Readonly<Record<string, string | readonly string[]>>
  /** A state with this tag handles each event that is not the end of an actor or a delay, or a row says why not. `busy` by default. */
  readonly busyTag?: string
  /** Events that the machine or its actors can cause and that have no entry in `events`, by type, each with the reason. */
  readonly omitted?: Readonly<Record<string, string>>
  /** States that handle nothing although they are not final, each with the reason. */
  readonly terminal?: Readonly<Record<string, string>>
  /** States, transitions and outcomes of guards that no path reaches, each with the reason. */
  readonly unreachable?: Readonly<Record<string, string>>
  /** Planted faults that do not change the behaviour, each with the reason. */
  readonly equivalent?: Readonly<Record<string, string>>
  /** The machine changes its context in place: each step is taken with a copy, and compared by content. */
  readonly mutates?: boolean
  /** The names of actions that the walk runs, since they do nothing but call `.send()` of actors; what they send are calls. */
  readonly runs?: readonly string[]
  /** Where a walk that does not end stops: by default after 100,000 steps or 60,000 milliseconds. */
  readonly limits?: { readonly steps?: number; readonly ms?: number }
  /** The number of generated paths, if it is to be compared. */
  readonly paths?: number
}

export interface ChildSnapshot {
  readonly value?: unknown
  readonly context: unknown
}

/** A moment of a walk, for rows that depend on more than state and context. */
export interface Moment {
  readonly state: string
  /** The milliseconds since the start. */
  readonly now: number
  /** The state that each history state returns to, by the name of the history state. */
  readonly history: Readonly<Record<string, string>>
  /** The remaining milliseconds of the running delays, by the type of the event at their end. */
  readonly delays: Readonly<Record<string, number>>
}

type Predicate<Context> = (context: Context, moment: Moment) => boolean

/** A predicate of each moment, or of those in these states, where a parent stands for its children. */
export type Condition<Context> = Predicate<Context> | readonly [states: string | readonly string[], holds: Predicate<Context>]

export interface Start<Machine extends AnyStateMachine> {
  /** Receives the clock, for machines that read the time. */
  readonly input?: (now: () => number) => InputFrom<Machine>
  readonly in: string
  /**
   * The initial context, needed where it has a field. A function receives the clock, and the context of the machine for values that only
   * the machine can make: `(now, { client }) => ({ client, page: 0, now })`. What it takes from there is not compared.
   */
  readonly context?: ContextFrom<Machine> | InitialContext<ContextFrom<Machine>>
  readonly invokes?: readonly Invocation[]
  readonly calls?: readonly Call<ContextFrom<Machine>>[]
  readonly output?: unknown
}

type InitialContext<Context> = { of(now: () => number, actual: Context): Context }['of']

/** The event of a row for what an actor causes. */
type EndOfActor = DoneActorEvent | ErrorActorEvent | SnapshotEvent

/** A function of a row may be for one event only: its parameter is not compared with all events of the machine. */
type Of<Context, Event, Value> = { of(context: Context, event: Event): Value }['of']

/** Functions receive the event in the form in which the machine receives it, which matters where its fields are drawn. */
export interface Row<Context, Event extends EventObject = AnyEventObject> {
  /** The states, with dots; a parent includes its children. In a parallel machine, the part in one or more regions. */
  readonly in: string | readonly string[]
  /** Names of events. */
  readonly on: string | readonly string[]
  /** The condition of the row: its description and its predicate. */
  readonly when?: readonly [string, { of(context: Context, moment: Moment, event: Event): boolean }['of']]
  /** The next state, by default the same; as a function it receives the next context. Other parallel regions keep theirs. */
  readonly to?: string | { of(context: Context, before: Moment, event: Event): string }['of']
  /** The changes of the context. */
  readonly changes?: Partial<Context> | Of<Context, Event, Partial<Context>>
  /** The actions called, in order, with their parameters, and what is sent, emitted, logged, stopped and cancelled. */
  readonly calls?: readonly Call<Context>[] | Of<Context, Event, readonly Call<Context>[]>
  /** The actors invoked or spawned, in order, with their input. */
  readonly invokes?: readonly Invocation[] | Of<Context, Event, readonly Invocation[]>
  /** The events at the end of delays that run anew: they ran before this event, or end with it. By default none does. */
  readonly restarts?: string | readonly string[]
  /** The output of the machine, if this ends it; as a function it receives the next context. */
  readonly output?: Of<Context, Event, unknown> | object | string | number | boolean | bigint | symbol | null
  /** The error that stops the machine. */
  readonly error?: unknown
  /** The reason why the event has no effect. */
  readonly ignored?: string
}

/**
 * The name of an action and its parameters. An action written in place has the name of its place, such as `kettle.hot entry 1`.
 * Actions of XState are `['to ACTOR', event]`, `['raise', event]` if the event has fields, `['emit', event]`, `['log', value]`,
 * `['stop', actor]` and `['cancel', id]`, whether or not an event with this id is delayed.
 */
export type ActionCall = readonly [action: string, params?: unknown]

/**
 * A call, or where something else happens among the calls. `'changes'` stands for all changes of the context, an object for the fields
 * that have changed by then: a call sees the context with the changes before it; without such an entry, with all. `'invocation'` stands
 * for the next one of `invokes`; those without such an entry come after the calls.
 */
export type Call<Context> = ActionCall | 'changes' | 'invocation' | Partial<Context>

/** The name of an actor's logic, or its id if the logic has no name, the input, and how it is found. */
export type Invocation = readonly [actor: string, input?: unknown, found?: Found]

export interface Found {
  /** The id that the machine gives it, if that is not the name of its logic. */
  readonly id?: string
  readonly systemId?: string
}

/** What a started actor causes. */
export interface ActorEvent {
  readonly type: 'walk.actor'
  readonly actor: string
  readonly is: 'done' | 'failed' | 'snapshot'
  readonly value: unknown
}

/** The end of a delay. */
export interface Elapsed<Context> {
  readonly type: 'walk.elapsed'
  /** The type of the event at its end, or the delay and the state that has it. */
  readonly of: string | readonly [delay: string, state: string]
  /** The expected length, from the context and the time at which the delay starts. */
  ms(context: Context, now: number): number
  /** What the event carries beside its type. */
  readonly fields?: object | ((context: Context) => object)
}

/** Time passes, and no delay ends. */
export interface Passed {
  readonly type: 'walk.passed'
  readonly ms: number
}

/** The actor with this id ends with an output. */
export function done(actor: string, output?: unknown): ActorEvent {
  return { type: 'walk.actor', actor, is: 'done', value: output }
}

/** The actor with this id ends with an error. */
export function failed(actor: string, error: unknown): ActorEvent {
  return { type: 'walk.actor', actor, is: 'failed', value: error }
}

/** The actor with this id publishes a snapshot, which is `{ context: value }` for the values of an observable. */
export function published(actor: string, snapshot: object): ActorEvent {
  return { type: 'walk.actor', actor, is: 'snapshot', value: snapshot }
}

/** The actor with this id in a value, such as a field of the context or an input. Its type fits every place. */
export function actor(id: string): never {
  return `actor ${id}` as never
}

/** A delay of a state ends: its name, or its length in milliseconds as the machine writes it. The root is the state `''`. */
export function after<Context>(delay: string | number, state: string, ms: number | Elapsed<Context>['ms']): Elapsed<Context> {
  return { type: 'walk.elapsed', of: [String(delay), state], ms: typeof ms === 'number' ? () => ms : ms }
}

/** An event arrives that was raised or sent with a delay, with the fields that it carries, from the context at which the delay starts. */
export function delayed<Context>(
  event: string,
  ms: number | Elapsed<Context>['ms'],
  fields: Elapsed<Context>['fields'] = {},
): Elapsed<Context> {
  return { type: 'walk.elapsed', of: event, ms: typeof ms === 'number' ? () => ms : ms, fields }
}

/**
 * This time passes while a delay runs that is longer. Reaches the moments in which a delay has partly run, which matter where a
 * delay is restarted while another one runs. It needs no row, since nothing happens.
 */
export function passed(ms: number): Passed {
  return { type: 'walk.passed', ms }
}

/** Checks a table against the types of its machine. A function that makes the machine is called whenever the table is asked for it. */
export function table<Machine extends AnyStateMachine>(written: WrittenTable<Machine>): Table<Machine> {
  const { machine, ...entries } = written
  if (typeof machine !== 'function') return { machine, ...entries }
  return Object.defineProperty(entries as Table<Machine>, 'machine', { get: machine, enumerable: true })
}

/** Whether the table makes a machine for each walk. */
export function makesMachines(given: Table): boolean {
  return Object.getOwnPropertyDescriptor(given, 'machine')?.get !== undefined
}

/** An event of a table. */
export type Sample = Table['events'][string]

/** A row of any machine. */
export type AnyRow = Table['rows'][number]

export function isActorEvent(sample: Sample): sample is ActorEvent {
  return sample.type === 'walk.actor'
}

export function isElapsed(sample: Sample): sample is Elapsed<unknown> {
  return sample.type === 'walk.elapsed'
}

export function isPassed(sample: Sample): sample is Passed {
  return sample.type === 'walk.passed'
}

/** Whether an entry of `calls` is a call, and not a change of the context. */
export function isCall<Context>(entry: Call<Context>): entry is ActionCall {
  return Array.isArray(entry)
}

/** Whether the event is neither the end of an actor nor that of a delay, nor time that passes. */
export function isSent(sample: Sample): boolean {
  return !isActorEvent(sample) && !isElapsed(sample) && !isPassed(sample)
}
