/** Takes single steps of a machine and compares each with its table. */
import type { EventObject } from 'xstate'
import { isForbidding } from '../machine/places.ts'
import { Regions } from '../machine/regions.ts'
import { actorEvent } from '../simulation/event-forms.ts'
import { Simulation, type Instant, type Step } from '../simulation/simulation.ts'
import { NotWalkable } from '../simulation/not-walkable.ts'
import { endOf } from '../simulation/timers.ts'
import { setTime } from '../simulation/steady-time.ts'
import { isActorEvent, isElapsed, isPassed, type AnyRow, type Sample, type Table } from '../table/table.ts'
import { Always } from './always.ts'
import { contextForm, contextFormAfter, hasItsContext } from './context-form.ts'
import { differences } from './differences.ts'
import { initialContext, unsaidContext } from './initial-context.ts'
import { expectedCalls, Oracle, type TableWatch } from './oracle.ts'
import { joined, JoinedRows } from './joined-rows.ts'
import { isStill, plain } from './plain.ts'
import { stateText } from './shown.ts'

export interface Checked {
  /** Null if it could not be computed. */
  readonly step: Step | null
  /** The rows of the table for this event: at most one, or one for each of several regions. */
  readonly rows: readonly AnyRow[]
  /** Whether the machine handles the event. */
  readonly hasEffect: boolean
  /** One sentence for each difference from the table. */
  readonly faults: readonly string[]
  /** What several paths can fail at. */
  readonly cause?: string
  /** Whether a context was changed in place, so that the moment before the step is not what it was. */
  readonly isSpoilt?: boolean
}

export class Checker {
  readonly simulation: Simulation
  readonly oracle: Oracle
  readonly always: Always
  readonly #table: Table
  readonly #forbidding: ReadonlySet<string>
  readonly #joined: JoinedRows
  /** The events before the walk, which a machine could change in place. */
  readonly #samples: ReadonlyMap<string, unknown>

  /** If it `isWatched`, the functions of machine and table tell what they read. */
  constructor(table: Table, isWatched = false) {
    this.#table = table
    this.#samples = new Map(Object.entries(table.events).map(([name, sample]) => [name, plainEvent(sample)]))
    this.simulation = new Simulation(table, isWatched)
    const { places, names } = this.simulation
    this.oracle = new Oracle(table, names, places)
    this.always = new Always(table, names)
    this.#joined = new JoinedRows(names, new Regions(places), places)
    this.#forbidding = new Set(places.transitions.filter(isForbidding).map(({ name }) => name))
  }

  /** Must be called before the first step. */
  watchWith(watch: TableWatch): void {
    this.oracle.watch = watch
    this.always.watch = watch
  }

  /** Throws if there is no such start. */
  start(name: string): Checked {
    const start = this.#table.starts[name]
    if (!start) throw new Error(`The table has no start "${name}". It has: ${Object.keys(this.#table.starts).join(', ')}.`)
    return this.#checked(
      null,
      [],
      () => this.simulation.start(start),
      (step) => [
        ...differences(
          {
            state: start.in,
            ...expectedCalls(start.calls ?? [], {}, step.instant.snapshot.context as object, contextForm(step.instant)),
            invokes: plain(start.invokes ?? []) as never,
            error: undefined,
            context: initialContext(start, step.instant),
            output: plain(start.output),
          },
          step,
          contextForm(step.instant),
        ),
        ...unsaidContext(name, start, step.instant),
        ...(isWithoutInput(step) && start.input === undefined ? ['The start has no `input`.'] : []),
      ],
    )
  }

  /** The names of the events that can occur at this moment. */
  possible(instant: Instant): string[] {
    setTime(instant.now)
    return this.oracle.possible(instant)
  }

  /** The event must be possible. `fields` are those that differ from its sample. */
  take(from: Instant, event: string, fields?: object): Checked {
    setTime(this.#timeAt(from, event))
    const context = contextForm(from)
    const given = this.#table.events[event] as Sample
    const sample = fields === undefined ? given : ({ ...given, ...fields } as Sample)
    const unchanged = fields === undefined ? this.#samples.get(event) : plainEvent(sample)
    const occurs = eventOf(sample, from)
    const rows = this.#joined.chosen(this.oracle.rowsFor(event, from, occurs), from.state)
    const isJoined = rows.length > 1 && this.#joined.areJoined(rows, from.state)
    const row = isJoined ? joined(rows) : (rows[0] ?? null)
    const expected = this.oracle.expected(event, row?.ignored === undefined ? row : null, from, occurs, context)
    const isChangedByTable = this.oracle.hasFunctions(event) && !hasItsContext(from)
    const isEventChangedByTable = this.oracle.hasFunctions(event) && !isAsGiven(sample, unchanged)
    let isSpoilt = isChangedByTable
    const checked = this.#checked(
      from,
      rows,
      () => this.#trigger(from, sample),
      (step, hasEffect) => {
        isSpoilt ||= !hasItsContext(from)
        const faults = [
          ...(rows.length > 1 && !isJoined ? [`The table has ${rows.length} rows for "${event}" in ${stateText(from.state)}.`] : []),
          ...handlingFaults(event, from.state, row, hasEffect),
          ...(isChangedByTable ? ['A function of the table changes the context that it is given.'] : []),
          ...(isChangedByTable || !isSpoilt ? [] : [changedInPlace(this.#table)]),
          ...(isEventChangedByTable ? [`A function of the table changes the event "${event}" that it is given.`] : []),
          ...(isEventChangedByTable || isAsGiven(sample, unchanged) ? [] : [`The event "${event}" was changed in place.`]),
        ]
        const all = isJoined ? [...faults, ...this.#joined.faults(event, rows, from.state, step)] : faults
        if (all.length > 0) return all
        return [...differences(expected, step, contextFormAfter(from, step.instant)), ...this.oracle.restartFaults(row, from, step)]
      },
    )
    const result = { ...checked, isSpoilt: isSpoilt || this.always.isChanging }
    if (checked.faults.length === 0) return result
    return { ...result, cause: this.#joined.causeOf(event, rows, from.state, checked.step?.transitions ?? []) }
  }

  /** `from` is null for a start, which always has an effect. */
  #checked(
    from: Instant | null,
    rows: readonly AnyRow[],
    compute: () => Step,
    compare: (step: Step, hasEffect: boolean) => readonly string[],
  ): Checked {
    let step: Step
    try {
      step = compute()
    } catch (error) {
      return { step: null, rows, hasEffect: true, faults: [`An exception: ${(error as Error).message}`] }
    }
    const hasEffect = from === null || this.#hasEffect(step)
    const faults = [...compare(step, hasEffect), ...this.oracle.delayFaults(step), ...this.oracle.lostFaults(step)]
    // The moment before the step was checked when it was reached.
    if (step.instant !== from) faults.push(...this.oracle.tagFaults(step), ...this.always.faultsAt(step.instant))
    return { step, rows, hasEffect, faults }
  }

  /** The time of the step, which the functions of its row read. */
  #timeAt({ now, timers: { first } }: Instant, event: string): number {
    const sample = this.#table.events[event] as Sample
    if (isPassed(sample)) return now + sample.ms
    return isElapsed(sample) && first ? endOf(first) : now
  }

  #hasEffect({ instant, calls, transitions }: Step): boolean {
    return instant.snapshot.status === 'error' || calls.length > 0 || transitions.some((name) => !this.#forbidding.has(name))
  }

  #trigger(from: Instant, sample: Sample): Step {
    if (isPassed(sample)) return this.simulation.pass(from, sample.ms)
    if (isElapsed(sample)) return this.simulation.elapse(from)
    return isActorEvent(sample) ? this.simulation.cause(from, sample) : this.simulation.send(from, sample as never)
  }
}

/** Whether the machine stops at its start for a reason that an input could change. */
function isWithoutInput({ instant: { snapshot } }: Step): boolean {
  return snapshot.status === 'error' && !(snapshot.error instanceof NotWalkable)
}

function changedInPlace({ mutates = false }: Table): string {
  if (mutates) return 'The context was changed in place in an object of a class, which cannot be copied.'
  return 'The context was changed in place. Return the changes from `assign` instead, or say `mutates: true` in the table.'
}

/** The event that the machine receives; where only time passes, it receives none. */
function eventOf(sample: Sample, { timers: { first } }: Instant): EventObject {
  if (isActorEvent(sample)) return actorEvent(sample)
  return (isElapsed(sample) && first ? first.event : sample) as EventObject
}

/** Whether an event is as it was before the walk, or cannot be compared. */
function isAsGiven(sample: Sample, unchanged: unknown): boolean {
  return unchanged === null || isStill(sample, unchanged)
}

/** Null for an event that contains itself, as those of browsers can. */
function plainEvent(sample: Sample): unknown {
  try {
    return plain(sample)
  } catch {
    return null
  }
}

function handlingFaults(event: string, state: string, row: AnyRow | null, hasEffect: boolean): string[] {
  if (hasEffect && !row) return [`The machine handles "${event}" in ${stateText(state)}, but the table has no row for it.`]
  if (hasEffect && row?.ignored !== undefined) return [`The machine handles "${event}" in ${stateText(state)}, which should be ignored.`]
  if (!hasEffect && row && row.ignored === undefined) return [`The machine does not handle "${event}" in ${stateText(state)}.`]
  return []
}
