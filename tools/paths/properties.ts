/** The properties that all machines must have, independent of their tables. */
import type { AnyMachineSnapshot } from 'xstate'
import { rowsOn, speaksOf } from './oracle.ts'
import { comesNow, isFailure, sampleOf } from './possible.ts'
import type { Table } from './table.ts'

/** A state on a path, and the events that have a transition there. */
export interface Visited {
  readonly state: string
  readonly snapshot: AnyMachineSnapshot
  readonly taken: readonly string[]
}

/** Empty if all properties hold. */
export function propertyFaults(table: Table, visited: readonly Visited[]): string[] {
  return [...new Set(visited.flatMap((each) => [...stuck(table, each), ...lost(table, each), ...broken(table, each)]))]
}

/** Every state waits for something, accepts an event, or is final. */
function stuck(table: Table, { state, snapshot, taken }: Visited): string[] {
  if (snapshot.status !== 'active' || isFinal(snapshot)) return []
  const failures = taken.filter((event) => isFailure(sampleOf(table, event)))
  if (snapshot.hasTag('busy') && failures.length === 0) return [`${state} waits, and cannot fail.`]
  return taken.length === 0 ? [`${state} is stuck: nothing can happen there.`] : []
}

/** A waiting state handles each event, or the table says why it is ignored. */
function lost(table: Table, { state, snapshot, taken }: Visited): string[] {
  if (!snapshot.hasTag('busy')) return []
  const persons = Object.entries(table.events).filter(([, { type }]) => type !== 'outcome' && type !== 'elapsed').map(([name]) => name)
  const isExplained = (event: string) => rowsOn(table, event).some((row) => row.ignored !== undefined && speaksOf(row, state))
  return persons
    .filter((event) => comesNow(table, snapshot, event) && !taken.includes(event) && !isExplained(event))
    .map((event) => `"${event}" is lost in ${state}, and the table does not say why.`)
}

function broken({ always = {} }: Table, { state, snapshot }: Visited): string[] {
  return Object.entries(always).filter(([, holds]) => !holds(state, snapshot.context as never)).map(([name]) => `In ${state} it does not hold that ${name}.`)
}

function isFinal({ _nodes: nodes }: AnyMachineSnapshot): boolean {
  return nodes.some(({ type }) => type === 'final')
}
