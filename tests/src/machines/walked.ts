/** The tests that all machines share: every path is walked, and the table detects each planted fault. */
import { expect, it } from 'vitest'
import type { AnyStateMachine, ContextFrom, StateValue } from 'xstate'
import { checkMutant } from '../../../tools/paths/check-mutants.ts'
import { generatePaths, type Path } from '../../../tools/paths/generate.ts'
import { mutantsOf } from '../../../tools/paths/mutants.ts'
import type { Table } from '../../../tools/paths/table.ts'
import { walk } from '../../../tools/paths/walk.ts'

export function testWalk(table: Table): void {
  it(`matches its table on each of its ${table.paths} paths`, () => {
    expect(walk(table).paths).toHaveLength(table.paths)
  })

  // One test for each, since all faults of a large machine take longer than a test may.
  let paths: readonly Path[] | undefined
  for (const mutant of mutantsOf(table.machine)) {
    it(`has a table that detects the planted fault "${mutant.fault}"`, () => {
      paths ??= generatePaths(table)
      const { failure, equivalent } = checkMutant(table, mutant, paths)
      expect(failure ?? equivalent).not.toBeNull()
    })
  }
}

/** Declares a test for each state: it has these tags and no others. */
export function testTags<Machine extends AnyStateMachine>(
  machine: Machine,
  context: ContextFrom<Machine>,
  cases: readonly (readonly [StateValue, readonly string[]])[],
): void {
  it.each(cases)('has in the state %j the tags %j', (value, tags) => {
    expect([...machine.resolveState({ value, context }).tags]).toEqual(tags)
  })
}
