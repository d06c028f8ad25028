/** The tests that all machines share: every path is walked, and the table detects every planted fault. */
import { expect, it } from 'vitest'
import type { AnyStateMachine, ContextFrom, StateValue } from 'xstate'
import { checkMutants } from '../../../tools/paths/check-mutants.ts'
import type { Table } from '../../../tools/paths/table.ts'
import { walk } from '../../../tools/paths/walk.ts'

export function testWalk(table: Table): void {
  it(`matches its table on each of its ${table.paths} paths`, () => {
    expect(walk(table).paths).toHaveLength(table.paths)
  })

  it('has a table that detects every planted fault', () => {
    const undetected = checkMutants(table).filter(({ failure, equivalent }) => failure === null && equivalent === null)
    expect(undetected.map(({ fault }) => fault)).toEqual([])
  })
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
