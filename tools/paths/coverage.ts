/** Which states and transitions of a machine were reached. */
import type { AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { partsOf } from './state-name.ts'
import { transitionNames } from './transitions.ts'

export interface Coverage {
  readonly all: readonly string[]
  readonly missed: readonly string[]
}

/** Counts atomic states, without those that `always` leaves at once. */
export function stateCoverage({ root }: AnyStateMachine, seen: readonly string[]): Coverage {
  const all = getStateNodes(root)
    .filter((node) => Object.keys(node.states).length === 0 && !node.always?.length)
    .map((node) => node.path.join('.'))
  const reached = new Set(seen.flatMap(partsOf))
  return { all, missed: all.filter((state) => !reached.has(state)) }
}

export function transitionCoverage(machine: AnyStateMachine, taken: ReadonlySet<string>): Coverage {
  const all = [...transitionNames(machine).values()]
  return { all, missed: all.filter((name) => !taken.has(name)) }
}

/** One sentence for each state or transition that was not reached. */
export function coverageFaults(kind: string, { missed }: Coverage): string[] {
  return missed.map((name) => `No path reaches the ${kind} ${name}.`)
}
