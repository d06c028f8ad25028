/** The properties that all machines must have, independent of their tables. */
import type { AnyMachineSnapshot } from 'xstate'
import { rowsOn, appliesTo } from './oracle.ts'
import { meetsPrecondition, isFailure, sampleOf } from './possible.ts'
import type { Table } from './table.ts'

/** A state on a path, and the events that have a transition there. */
export interface Visited {
  readonly state: string
  readonly snapshot: AnyMachineSnapshot
  readonly taken: readonly string[]
}

/** Empty if all properties hold. */
export function propertyFaults(table: Table, visited: readonly Visited[]): string[] {
  return [...new Set(visited.flatMap((each) => faultsOf(table, each)))]
}

function faultsOf(table: Table, visited: Visited): string[] {
  return [...deadEnds(table, visited), ...unhandledEvents(table, visited), ...violatedInvariants(table, visited)]
}

/** Every state waits for something, accepts an event, or is final. */
function deadEnds(table: Table, { state, snapshot, taken }: Visited): string[] {
  if (snapshot.status !== 'active' || isFinal(snapshot)) return []
  const failures = taken.filter((event) => isFailure(sampleOf(table, event)))
  if (snapshot.hasTag('busy') && failures.length === 0) return [`The busy state ${state} does not handle a failure.`]
  return taken.length === 0 ? [`${state} is a dead end: it handles no event.`] : []
}

/** A busy state handles each event of a person, or a row gives the reason why not. */
function unhandledEvents(table: Table, { state, snapshot, taken }: Visited): string[] {
  if (!snapshot.hasTag('busy')) return []
  const events = Object.entries(table.events).filter(([, { type }]) => type !== 'outcome' && type !== 'elapsed').map(([name]) => name)
  const isExplained = (event: string) => rowsOn(table, event).some((row) => row.ignored !== undefined && appliesTo(row, state))
  return events
    .filter((event) => meetsPrecondition(table, snapshot, event) && !taken.includes(event) && !isExplained(event))
    .map((event) => `"${event}" is not handled in the busy state ${state}, and no row gives the reason.`)
}

function violatedInvariants({ invariants = {} }: Table, { state, snapshot }: Visited): string[] {
  return Object.entries(invariants).filter(([, holds]) => !holds(state, snapshot.context as never)).map(([name]) => `In ${state} the invariant "${name}" is violated.`)
}

function isFinal({ _nodes: nodes }: AnyMachineSnapshot): boolean {
  return nodes.some(({ type }) => type === 'final')
}
