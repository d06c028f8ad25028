/** What stands for the actors of a machine, which do not run. */
import type { ActorLogic } from 'xstate'
import type { ChildSnapshot } from '../table/table.ts'

/** Logic that never runs and has the state and context that a parent reads. */
export function childLogic(snapshotOf: (input: unknown) => ChildSnapshot): ActorLogic<never, never> {
  return {
    getInitialSnapshot: (_: unknown, input: unknown) => {
      const { value, context } = snapshotOf(input)
      const matches = (state: unknown) => JSON.stringify(state) === JSON.stringify(value)
      return { status: 'active', output: undefined, error: undefined, input, value, context, matches }
    },
    transition: (snapshot: unknown) => snapshot,
    getPersistedSnapshot: (snapshot: unknown) => snapshot,
  } as never
}
