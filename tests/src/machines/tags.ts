/** The tests of the tags of a machine. */
import { expect, it } from 'vitest'
import type { AnyStateMachine, ContextFrom, StateValue } from 'xstate'

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
