/** Walks a machine along every path that matters and compares each step with its table. */
import type { Table } from '../table/table.ts'
import type { Exploration } from './exploration.ts'
import { explore, type ExploreOptions } from './explore.ts'
import { WalkFailure } from './failure.ts'

/**
 * Throws WalkFailure if a step differs from the table, the machine lacks a required property, a state, transition or outcome of
 * a guard was not reached, or an entry of the table was not used.
 */
export function walk(table: Table, options: ExploreOptions = {}): Exploration {
  const exploration = explore(table, options)
  if (exploration.failures.length > 0) throw new WalkFailure(table.machine.id, exploration.failures)
  return exploration
}
