/** Walks a machine along every generated path and compares each step with its table. */
import type { AnyMachineSnapshot } from 'xstate'
import { coverageFaults, stateCoverage, transitionCoverage, type Coverage } from './coverage.ts'
import { generatePaths, type Path } from './generate.ts'
import { LiveActor } from './live-actor.ts'
import { compare, expectedAfter, rowFor, type StepResult } from './oracle.ts'
import { PathFailure } from './path-failure.ts'
import { isElapsed, isOutcome, possibleEvents, rawEvent, sampleOf } from './possible.ts'
import { propertyFaults, type Visited } from './properties.ts'
import { FakedMachine } from './faked-machine.ts'
import { isIn, stateOf } from './state-name.ts'
import type { AnyRow, Table } from './table.ts'

export interface Walk {
  readonly paths: readonly WalkedPath[]
  readonly states: Coverage
  readonly transitions: Coverage
}

export interface WalkedPath extends Path {
  /** The state at the start, and after each event. */
  readonly states: readonly string[]
}

/** The transitions, rows and states of all paths. */
class WalkRecord {
  readonly transitions = new Set<string>()
  readonly rows = new Set<AnyRow>()
  readonly visits: Visited[] = []
  readonly #prefixes = new Set<string>()

  /** Whether no earlier path began with these events; otherwise the state after them is checked already. */
  isNew(start: string, taken: readonly string[]): boolean {
    const { size } = this.#prefixes
    return this.#prefixes.add(JSON.stringify([start, taken])).size > size
  }
}

/**
 * Throws PathFailure at the first step that differs from the table, or if the machine lacks a required property, a state or
 * transition was not reached, or a row of the table was not used.
 */
export function walk(table: Table, generated: readonly Path[] = generatePaths(table)): Walk {
  const record = new WalkRecord()
  const faked = new FakedMachine(table)
  const paths = generated.map((path) => walkPath(table, faked, path, record))
  const states = stateCoverage(table.machine, record.visits.map(({ state }) => state))
  const transitions = transitionCoverage(table.machine, record.transitions)
  const faults = [
    ...propertyFaults(table, record.visits),
    ...coverageFaults('state', states),
    ...coverageFaults('transition', transitions),
    ...table.rows.filter((row) => !record.rows.has(row)).map(unusedRow),
  ]
  if (faults.length > 0) throw new PathFailure(table, null, faults.join('\n'))
  return { paths, states, transitions }
}

function walkPath(table: Table, faked: FakedMachine, path: Path, record: WalkRecord): WalkedPath {
  const start = table.starts[path.start]
  if (!start) throw new Error(`The table has no start "${path.start}".`)
  const actor = new LiveActor(faked, start.input)
  const taken: string[] = []
  try {
    const begun = { state: start.in, context: actor.snapshot.context, calls: start.calls ?? [], invokes: start.invokes ?? [] }
    compare(begun, resultOf(actor))
    if (record.isNew(path.start, taken)) checkHandledEvents(table, actor, record)
    const states = [stateOf(actor.snapshot)]
    for (const event of path.events) {
      taken.push(event)
      step(table, actor, event, record)
      if (record.isNew(path.start, taken)) checkHandledEvents(table, actor, record)
      states.push(stateOf(actor.snapshot))
    }
    return { ...path, states }
  } catch (error) {
    throw new PathFailure(table, { start: path.start, events: taken }, (error as Error).message)
  } finally {
    for (const each of actor.transitions) record.transitions.add(each)
    actor.stop()
  }
}

function step(table: Table, actor: LiveActor, event: string, record: WalkRecord): void {
  const before = actor.snapshot
  const row = rowFor(table, before, event)
  if (row) record.rows.add(row)
  trigger(table, actor, event, before)
  compare(expectedAfter(row, before), resultOf(actor))
}

/** Triggers an event. A delay must not end a millisecond early. */
function trigger(table: Table, actor: LiveActor, event: string, before: AnyMachineSnapshot): void {
  const sample = sampleOf(table, event)
  if (isOutcome(sample)) return actor.settle(sample)
  if (!isElapsed(sample)) return actor.send(rawEvent(table.machine, sample))
  const restMs = actor.waitUntilJustBefore(sample)
  compare(expectedAfter(null, before), resultOf(actor))
  actor.wait(restMs)
}

function resultOf(actor: LiveActor): StepResult {
  if (actor.snapshot.status === 'error') throw new Error('The machine does not handle this failure and stopped with an error.')
  return { state: stateOf(actor.snapshot), context: actor.snapshot.context as unknown, ...actor.takeEffects() }
}

/** In each state the machine must handle exactly the events that the table has a row for. */
function checkHandledEvents(table: Table, actor: LiveActor, record: WalkRecord): void {
  const { snapshot } = actor
  const state = stateOf(snapshot)
  const taken: string[] = []
  for (const event of possibleEvents(table, snapshot, actor.now)) {
    const row = rowFor(table, snapshot, event)
    const isTaken = snapshot.can(rawEvent(table.machine, sampleOf(table, event)))
    if (isTaken && !row) throw new Error(`The machine handles "${event}" in ${state}, but the table has no row for it.`)
    if (isTaken && row?.ignored) throw new Error(`The machine handles "${event}" in ${state}, which should be ignored.`)
    if (!isTaken && row && !row.ignored) throw new Error(`The machine does not handle "${event}" in ${state}.`)
    if (row?.ignored) record.rows.add(row)
    if (isTaken) taken.push(event)
  }
  const delays = Object.values(table.events).filter((sample) => isElapsed(sample) && isIn(state, sample.in)).length
  if (actor.delays !== delays) throw new Error(`In ${state} ${actor.delays} delays run, not ${delays} as in the table.`)
  record.visits.push({ state, snapshot, taken })
}

function unusedRow({ in: states, on, when }: AnyRow): string {
  return `No path uses the row for ${[on].flat().join(', ')} in ${[states].flat().join(', ')}${when ? ` when ${when[0]}` : ''}.`
}
