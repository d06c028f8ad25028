/** What the table expects of a step, and how it differs from what happened. */
import { isDeepStrictEqual } from 'node:util'
import type { StateNames } from '../machine/state-name.ts'
import { isIn } from '../machine/state-name.ts'
import { isRunning, type Instant, type Step } from '../simulation/simulation.ts'
import {
  isActorEvent,
  isElapsed,
  type ActionCall,
  type AnyRow,
  type Elapsed,
  type Invocation,
  type Sample,
  type Table,
} from '../table/table.ts'
import type { Places } from '../machine/places.ts'
import { shown } from './shown.ts'
import { plain } from './plain.ts'

/** The observable result of a step. */
export interface Expected {
  readonly state: string
  readonly context: unknown
  readonly calls: readonly ActionCall[]
  readonly invokes: readonly Invocation[]
  readonly output: unknown
  readonly error: unknown
}

/** Answers questions about a table, whose rows it indexes by event. */
export class Oracle {
  readonly #table: Table
  readonly #names: StateNames
  readonly #delayTypes: ReadonlyMap<string, string>
  readonly #rows = new Map<string, AnyRow[]>()

  constructor(table: Table, names: StateNames, { states }: Places) {
    this.#table = table
    this.#names = names
    for (const row of table.rows) for (const event of new Set([row.on].flat())) this.#rows.set(event, [...this.rowsOn(event), row])
    const ids = new Map(states.map(({ name, id }) => [name, id]))
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

  /** The rows for an event in a moment; more than one is a fault of the table. */
  rowsFor(event: string, { state, snapshot, ...moment }: Instant): readonly AnyRow[] {
    return this.rowsOn(event).filter(
      (row) => appliesTo(row, state) && (!row.when || row.when[1](snapshot.context as never, { state, ...moment })),
    )
  }

  /** The names of the events that can occur now: running actors can end, the first delay can end, and all others at any time. */
  possible(instant: Instant): string[] {
    if (instant.snapshot.status !== 'active') return []
    return Object.entries(this.#table.events)
      .filter(([name, sample]) => this.#canOccur(name, sample, instant))
      .map(([name]) => name)
  }

  /** Whether the table allows the event in this context. */
  isAllowed(event: string, instant: Instant): boolean {
    const precondition = this.#table.preconditions?.[event]
    return !precondition || Boolean(precondition(instant.snapshot.context as never, instant))
  }

  #canOccur(name: string, sample: Sample, instant: Instant): boolean {
    if (isActorEvent(sample) && !isRunning(instant, sample.actor)) return false
    if (isElapsed(sample) && instant.timers[0]?.event.type !== this.delayType(name)) return false
    return this.isAllowed(name, instant)
  }

  /** Must be called before the step, which could change the context in place. Null expects no effect. */
  expected(row: AnyRow | null, before: Instant): Expected {
    const context = before.snapshot.context as object
    const next = { ...context, ...valueOf(row?.changes, context) }
    const to = typeof row?.to === 'function' ? row.to(next as never, before) : row?.to
    return {
      state: to === undefined ? before.state : this.#names.entered(before.state, to),
      context: plain(next),
      calls: plain(valueOf(row?.calls, context) ?? []) as readonly ActionCall[],
      invokes: plain(valueOf(row?.invokes, context) ?? []) as readonly Invocation[],
      output: plain(valueOf(row?.output, next)),
      error: plain(row?.error),
    }
  }

  /** A sentence for each delay of a step that is not in the table or has another length there. */
  delayFaults({ instant, started }: Step): string[] {
    return started
      .filter((timer) => instant.timers.includes(timer))
      .flatMap(({ event, ms }) => {
        const sample = this.#elapsedOf(event.type)
        if (!sample) return [`In ${instant.state} a delay runs that no event of the table ends: "${event.type}" (${ms} ms).`]
        const expected = sample.ms(instant.snapshot.context as never, instant.now)
        return expected === ms ? [] : [`"${event.type}" waits ${ms} ms, the table says ${expected} ms.`]
      })
  }

  /** A sentence for each delay that runs anew in a step, or does not, where the row says otherwise. */
  restartFaults(row: AnyRow | null, before: Instant, { instant, started }: Step): string[] {
    const ran = new Set(before.timers.map(({ event }) => event.type))
    const running = started.filter((timer) => instant.timers.includes(timer)).map(({ event }) => event.type)
    const actual = new Set(running.filter((type) => ran.has(type)))
    const expected = new Set([row?.restarts ?? []].flat().map((name) => this.delayType(name) ?? name))
    const delayOf = (type: string) => `The delay of "${this.#nameOfDelay(type) ?? type}"`
    return [
      ...[...actual].filter((type) => !expected.has(type)).map((type) => `${delayOf(type)} restarts, the table says it does not.`),
      ...[...expected].filter((type) => !actual.has(type)).map((type) => `${delayOf(type)} does not restart, the table says it does.`),
    ]
  }

  /** The event of the table at the end of this delay. */
  #nameOfDelay(type: string): string | undefined {
    return [...this.#delayTypes].find(([, each]) => each === type)?.[0]
  }

  #elapsedOf(type: string): Elapsed<unknown> | undefined {
    const name = this.#nameOfDelay(type)
    return name === undefined ? undefined : (this.#table.events[name] as Elapsed<unknown>)
  }
}

/** One sentence for each difference between a step and what the table expects; empty if there is none. */
export function differences(expected: Expected, { instant: { snapshot, state }, calls, invokes }: Step): string[] {
  if (snapshot.status === 'error' && expected.error === undefined)
    return [`The machine stops with an unhandled error: ${String(snapshot.error)}.`]
  return [
    ...(state === expected.state ? [] : [`The state is ${state}, the table says ${expected.state}.`]),
    ...contextDifferences(plain(snapshot.context), expected.context),
    ...differenceOf('calls are', plain(calls), expected.calls),
    ...differenceOf('invocations are', plain(invokes), expected.invokes),
    ...differenceOf('output is', plain(snapshot.output), expected.output),
    ...differenceOf('error is', plain(snapshot.error), expected.error),
  ]
}

function contextDifferences(actual: unknown, expected: unknown): string[] {
  if (!isFields(actual) || !isFields(expected)) return differenceOf('context is', actual, expected)
  return [...new Set([...Object.keys(actual), ...Object.keys(expected)])].flatMap((field) =>
    differenceOf(`context.${field} is`, actual[field], expected[field]),
  )
}

function differenceOf(subject: string, actual: unknown, expected: unknown): string[] {
  if (isDeepStrictEqual(actual, expected)) return []
  const [article, is] = [subject.startsWith('context.') ? '' : 'The ', `${subject} `]
  return [`${article}${is}${shown(actual)}, the table says ${shown(expected)}.`]
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function valueOf<Value, Context>(value: Value | ((context: Context) => Value) | undefined, context: Context): Value | undefined {
  return typeof value === 'function' ? (value as (context: Context) => Value)(context) : value
}

/** Whether a row applies to a state, with or without a condition. */
export function appliesTo({ in: states }: AnyRow, state: string): boolean {
  return [states].flat().some((each) => isIn(state, each))
}
