/** Random paths, longer than the shortest ones: they reach contexts that a key counts as one. */
import { array, assert as assertProperty, nat, property } from 'fast-check'
import { withQuietConsole } from '../simulation/quiet-console.ts'
import { withSteadyTime } from '../simulation/steady-time.ts'
import type { Table } from '../table/table.ts'
import { Checker } from './checker.ts'
import type { Failure, Path } from './failure.ts'

export interface RandomWalkOptions {
  /** The same seed gives the same paths. */
  readonly seed: number
  /** The number of paths, by default 100. */
  readonly paths?: number
  /** The most steps of a path, by default 100. */
  readonly steps?: number
}

/** Null, or the failure of the shortest path that still fails: the random one, without the events that do not matter. */
export function randomWalk(table: Table, options: RandomWalkOptions): Failure | null {
  return withQuietConsole(() => walkRandomly(table, options))
}

function walkRandomly(table: Table, { seed, paths = 100, steps = 100 }: RandomWalkOptions): Failure | null {
  const checker = new Checker(table)
  let last: Failure | null = null
  const choices = array(nat(), { minLength: 1, maxLength: steps + 1, size: 'max' })
  try {
    assertProperty(
      property(choices, (chosen) => {
        const failure = withSteadyTime(() => failureOf(table, checker, chosen))
        if (failure) {
          last = failure
          throw new Error(failure.messages.join(' '))
        }
      }),
      { seed, numRuns: paths },
    )
    return null
  } catch (error) {
    if (last === null) throw error
    return last
  }
}

/** The first number chooses the start, each other one an event among those that are possible. */
function failureOf({ starts }: Table, checker: Checker, [first = 0, ...others]: readonly number[]): Failure | null {
  const names = Object.keys(starts)
  const start = names[first % names.length] ?? ''
  const events: string[] = []
  let checked = checker.start(start)
  for (const choice of others) {
    if (!checked.step || checked.faults.length > 0) break
    const possible = checker.possible(checked.step.instant)
    const event = possible[choice % possible.length]
    if (event === undefined) break
    events.push(event)
    checked = checker.take(checked.step.instant, event)
  }
  const path: Path = { start, events }
  return checked.faults.length > 0 ? { path, messages: checked.faults } : null
}
