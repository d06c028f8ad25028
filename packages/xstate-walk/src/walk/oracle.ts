/** What the table expects of a step, and how it differs from what happened. */
import type { EventObject } from 'xstate'
import type { StateNames } from '../machine/state-name.ts'
import { childrenOf, isPublishing } from '../simulation/private.ts'
import type { Instant, Step } from '../simulation/simulation.ts'
import { endOf, type Timer } from '../simulation/timers.ts'
import {
  isActorEvent,
  isCall,
  isElapsed,
  isPassed,
  type ActionCall,
  type ActorEvent,
  type AnyRow,
  type Call,
  type Elapsed,
  type Invocation,
  type Moment,
  type Sample,
  type Table,
} from '../table/table.ts'
import type { Places } from '../machine/places.ts'
import { withChanges } from './context-form.ts'
import { shown, stateText } from './shown.ts'
import { isSame } from './form.ts'
import { plain } from './plain.ts'
import { Tags } from './tags.ts'

/** The observable result of a step. */
export interface Expected {
  readonly state: string
  readonly context: unknown
  readonly calls: readonly ActionCall[]
  /** The context that each call sees. */
  readonly seen: readonly unknown[]
  /** How many invocations come before each call. */
  readonly invokedBefore: readonly number[]
  readonly invokes: readonly Invocation[]
  readonly output: unknown
  readonly error: unknown
}

/** Makes what functions of a table receive; `by` says which of them: `event NAME`, `condition NAME` or `time`. */
export interface TableWatch {
  context<Value>(by: string, context: Value): Value
  moment<Value extends Moment>(by: string, moment: Value): Value
}

export const unwatched: TableWatch = { context: (_, context) => context, moment: (_, moment) => moment }

/** Answers questions about a table, whose rows it indexes by event. */
export class Oracle {
  readonly #table: Table
  readonly #names: StateNames
  readonly #delayTypes: ReadonlyMap<string, string>
  readonly #tags: Tags
  /** The keys of `omitted` that served. */
  readonly usedOmissions = new Set<string>()
  readonly #rows = new Map<string, AnyRow[]>()
  /** The rows for an event in a state, whatever their conditions are. */
  readonly #rowsIn = new Map<string, Map<string, readonly AnyRow[]>>()
  readonly #samples: readonly (readonly [name: string, sample: Sample])[]
  readonly #withFunctions: ReadonlySet<string>
  watch = unwatched

  constructor(table: Table, names: StateNames, places: Places) {
    this.#table = table
    this.#names = names
    this.#samples = Object.entries(table.events)
    for (const row of table.rows) for (const event of new Set([row.on].flat())) this.#rows.set(event, [...this.rowsOn(event), row])
    this.#withFunctions = new Set(this.#samples.flatMap(([name]) => (this.#isComputed(name) ? [name] : [])))
    this.#tags = new Tags(table, names, places)
    const ids = new Map(places.states.map(({ name, id }) => [name, id]))
    this.#delayTypes = new Map(
      Object.entries(table.events).flatMap(([name, sample]) =>
        isElapsed(sample)
          ? [[name, typeof sample.of === 'string' ? sample.of : `xstate.after.${sample.of[0]}.${ids.get(sample.of[1])}`] as const]
          : [],
      ),
    )
  }

  rowsOn(event: string): readonly AnyRow[] {
    return this.#rows.get(event) ?? []
  }

  /** The type of the event at the end of the delay. */
  delayType(event: string): string | undefined {
    return this.#delayTypes.get(event)
  }

  /** The rows for an event in a moment, in which the machine receives `occurs`; more than one is a fault of the table. */
  rowsFor(event: string, instant: Instant, occurs: EventObject): readonly AnyRow[] {
    const [context, moment] = this.#given(event, instant)
    return this.#rowsFor(event, instant.state).filter((row) => !row.when || row.when[1](context as never, moment, occurs as never))
  }

  #rowsFor(event: string, state: string): readonly AnyRow[] {
    const byState = this.#rowsIn.get(event) ?? new Map<string, readonly AnyRow[]>()
    this.#rowsIn.set(event, byState)
    const rows = byState.get(state) ?? this.rowsOn(event).filter((row) => this.appliesTo(row, state))
    byState.set(state, rows)
    return rows
  }

  /** The names of the events that can occur now: running actors can end, the first delay can end or run on, and all others at any time. */
  possible(instant: Instant): string[] {
    if (instant.snapshot.status !== 'active') return []
    return this.#samples.flatMap(([name, sample]) => (this.#canOccur(name, sample, instant) ? [name] : []))
  }

  /** Whether the table allows the event in this context. */
  isAllowed(event: string, instant: Instant): boolean {
    const precondition = this.#table.preconditions?.[event]
    const [context, moment] = this.#given(event, instant)
    return !precondition || Boolean(precondition(context as never, moment))
  }

  #canOccur(name: string, sample: Sample, instant: Instant): boolean {
    if (isActorEvent(sample) && !canCause(sample, instant)) return false
    const { first } = instant.timers
    if (isElapsed(sample) && (!first || this.#eventAtEndOf(first) !== name)) return false
    if (isPassed(sample) && (!first || endOf(first) <= instant.now + sample.ms)) return false
    return this.isAllowed(name, instant)
  }

  /** Whether the table has functions for an event, which could change what they are given. */
  hasFunctions(event: string): boolean {
    return this.#withFunctions.has(event)
  }

  #isComputed(event: string): boolean {
    const isFunction = (value: unknown) => typeof value === 'function' || (Array.isArray(value) && typeof value[1] === 'function')
    return this.#table.preconditions?.[event] !== undefined || this.rowsOn(event).some((row) => Object.values(row).some(isFunction))
  }

  /** Must be called before the step, which could change the context in place. Null expects no effect. */
  expected(event: string, row: AnyRow | null, before: Instant, occurs: EventObject, plainBefore: unknown): Expected {
    const context = before.snapshot.context as object
    const [given, moment] = this.#given(event, before)
    const changes = valueOf(row?.changes, given, occurs)
    const next = { ...context, ...changes }
    const plainNext = row?.changes === undefined ? plainBefore : withChanges(plainBefore, context, changes)
    const givenNext = this.watch.context(`event ${event}`, next)
    const to = typeof row?.to === 'function' ? row.to(givenNext as never, moment, occurs as never) : row?.to
    return {
      state: to === undefined ? before.state : this.#names.entered(before.state, to),
      context: plainNext,
      ...expectedCalls(valueOf(row?.calls, given, occurs) ?? [], context, next, plainNext),
      invokes: plain(valueOf(row?.invokes, given, occurs) ?? []) as readonly Invocation[],
      output: plain(valueOf(row?.output, givenNext, occurs)),
      error: plain(row?.error),
    }
  }

  /** A sentence for each tag that a moment has and should not have, or the other way. */
  tagFaults(step: Step): string[] {
    return this.#tags.faults(step)
  }

  /** Whether the table gives a reason why this type of event has no sample; a key may end with `*`. */
  omits(type: string): boolean {
    const { omitted = {} } = this.#table
    const key = Object.keys(omitted).find((each) => each === type || (each.endsWith('*') && type.startsWith(each.slice(0, -1))))
    if (key !== undefined) this.usedOmissions.add(key)
    return key !== undefined
  }

  /** A sentence for each actor that the machine forgets, unless the table says how it ends, or takes for one that runs. */
  lostFaults({ lost: { forgotten, replaced, deaf }, instant: { state } }: Step): string[] {
    const isIn = `In ${stateText(state)}`
    const runsOn = 'runs on, and the machine does not hold it any more'
    return [
      ...forgotten.filter((id) => !this.ends(id)).map((id) =>
        `${isIn} the actor "${id}" ${runsOn}. Stop it, or omit "xstate.done.actor.${id}" with the reason why it ends.`),
      ...replaced.map((id) => `${isIn} the context holds an actor "${id}" that does not run: another one with its id runs instead.`),
      ...deaf.map((id) => `The machine sends to the actor "${id}", which it stopped before.`),
    ]
  }

  /** Whether the table says how an actor ends. */
  ends(id: string): boolean {
    const isEnd = (sample: Sample) => isActorEvent(sample) && sample.actor === id && sample.is === 'done'
    return Object.values(this.#table.events).some(isEnd) || this.omits(`xstate.done.actor.${id}`)
  }

  /** A sentence for each delay of a step that is not in the table or has another length there. */
  delayFaults({ instant, started }: Step): string[] {
    return started.flatMap((timer) => {
      const { event, ms } = timer
      const names = this.#eventsOf(event.type)
      const lengths = names.map((name) => this.#lengthOf(name, timer))
      if (lengths.length === 0)
        return [`In ${stateText(instant.state)} a delay runs that no event of the table ends: "${event.type}" (${ms} ms).`]
      if (!lengths.includes(ms)) return [`"${event.type}" waits ${ms} ms, the table says ${lengths.join(' or ')} ms.`]
      const isAsWritten = names.some((name) => this.#lengthOf(name, timer) === ms && this.#hasFields(name, timer))
      return isAsWritten ? [] : [`The delayed event is ${shown(event)}, which no entry of the table is.`]
    })
  }

  /** A sentence for each delay that runs anew in a step, or does not, where the row says otherwise. */
  restartFaults(row: AnyRow | null, before: Instant, { started }: Step): string[] {
    if (started.length === 0 && row?.restarts === undefined) return []
    const ran = new Set(before.timers.running.map(({ event }) => event.type))
    const actual = new Set(started.map(({ event }) => event.type).filter((type) => ran.has(type)))
    const expected = new Set([row?.restarts ?? []].flat().map((name) => this.delayType(name) ?? name))
    const delayOf = (type: string) => `The delay of "${this.#eventsOf(type)[0] ?? type}"`
    return [
      ...[...actual].filter((type) => !expected.has(type)).map((type) => `${delayOf(type)} restarts, the table says it does not.`),
      ...[...expected].filter((type) => !actual.has(type)).map((type) => `${delayOf(type)} does not restart, the table says it does.`),
    ]
  }

  /** Whether a row applies to a state, with or without a condition. */
  appliesTo({ in: states }: AnyRow, state: string): boolean {
    return [states].flat().some((each) => this.#names.isIn(state, each))
  }

  /** The events of the table at the end of delays of this type: several if one event is delayed by different lengths. */
  #eventsOf(type: string): string[] {
    return [...this.#delayTypes].filter(([, each]) => each === type).map(([name]) => name)
  }

  #eventAtEndOf(timer: Timer): string | undefined {
    const events = this.#eventsOf(timer.event.type)
    if (events.length === 1) return events[0]
    const ofLength = events.filter((name) => this.#lengthOf(name, timer) === timer.ms)
    return ofLength.find((name) => this.#hasFields(name, timer)) ?? ofLength[0] ?? events[0]
  }

  /** What is sent to another actor is a call at the end of the delay, where the table says what it carries. */
  #hasFields(name: string, { event, context, target }: Timer): boolean {
    const { fields } = this.#table.events[name] as Elapsed<unknown>
    if (target !== null || fields === undefined) return true
    const { type: _, ...carried } = event
    return isSame(plain(carried), plain(valueOf(fields, this.watch.context('time', context), event)))
  }

  #lengthOf(event: string, { context, startedAt }: Timer): number {
    return (this.#table.events[event] as Elapsed<unknown>).ms(this.watch.context('time', context), startedAt)
  }

  /** What the functions for an event receive. */
  #given(event: string, instant: Instant): readonly [context: unknown, moment: Moment] {
    return [this.watch.context(`event ${event}`, instant.snapshot.context), this.watch.moment(`event ${event}`, instant)]
  }
}

/** Whether an actor with this id runs, and publishes if the event is a snapshot. */
function canCause({ actor: id, is }: ActorEvent, { snapshot, ended }: Instant): boolean {
  return childrenOf(snapshot).some((actor) => actor.id === id && !ended.has(id) && (is !== 'snapshot' || isPublishing(actor)))
}

/** The calls of a table with the contexts that they see, between the one before the step and the one after it. */
export function expectedCalls(
  written: readonly Call<object>[],
  before: object,
  after: object,
  plainAfter: unknown,
): Pick<Expected, 'calls' | 'seen' | 'invokedBefore'> {
  let present = written.every((entry) => isCall(entry) || entry === 'invocation') ? after : before
  const [seen, invokedBefore]: [unknown[], number[]] = [[], []]
  let invoked = 0
  for (const entry of written) {
    if (isCall(entry)) {
      seen.push(present === after ? plainAfter : plain(present))
      invokedBefore.push(invoked)
    } else if (entry === 'invocation') invoked += 1
    else present = entry === 'changes' ? after : { ...present, ...entry }
  }
  return { calls: plain(written.filter(isCall)) as readonly ActionCall[], seen, invokedBefore }
}

function valueOf<Value>(
  value: Value | ((context: never, event: never) => Value) | undefined,
  context: unknown,
  event: EventObject,
): Value | undefined {
  return typeof value === 'function' ? (value as (context: unknown, event: unknown) => Value)(context, event) : value
}
