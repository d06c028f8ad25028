/** Random paths, longer than the shortest ones, with the fields of events that a table leaves open. */
import { array, assert as assertProperty, constant, nat, property, record, tuple, type Arbitrary } from 'fast-check'
import { withQuietConsole } from '../simulation/quiet-console.ts'
import { withSteadyTime } from '../simulation/steady-time.ts'
import { arbitrariesOf, fixed } from '../table/fixed.ts'
import { makesMachines, type Table } from '../table/table.ts'
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

/** A key can hide what is wrong several steps later, so a walk with one also takes random paths, always the same. */
export function withRandomPaths<Walked extends { readonly failures: readonly Failure[]; readonly ms: number }>(
  table: Table,
  walked: Walked,
): Walked {
  if (!table.key || walked.failures.length > 0) return walked
  const startedAt = performance.now()
  const failure = walkRandomly(table, { seed: 1, paths: 8 }, {})
  return { ...walked, ms: walked.ms + performance.now() - startedAt, failures: failure ? [failure] : [] }
}

/** A number that chooses among what is possible, and the fields that each event would have. */
type Choice = readonly [chosen: number, fields: Readonly<Record<string, object>>]

/** Null, or the failure of the shortest path that still fails: the random one, without the events and fields that do not matter. */
export function randomWalk(table: Table, options: RandomWalkOptions): Failure | null {
  return withQuietConsole(() => walkRandomly(table, options, arbitrariesOf(table)))
}

function walkRandomly(table: Table, { seed, paths = 100, steps = 100 }: RandomWalkOptions, drawn: object): Failure | null {
  const shared = new Checker(fixed(table))
  const checker = () => (makesMachines(table) ? new Checker(fixed(table)) : shared)
  let last: Failure | null = null
  const choices = array(choiceOf(drawn as Readonly<Record<string, Arbitrary<object>>>), { minLength: 1, maxLength: steps + 1, size: 'max' })
  try {
    assertProperty(
      property(choices, (chosen) => {
        const failure = withSteadyTime(() => failureOf(table, checker(), chosen))
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

function choiceOf(fields: Readonly<Record<string, Arbitrary<object>>>): Arbitrary<Choice> {
  return tuple(nat(), Object.keys(fields).length === 0 ? constant({}) : record(fields))
}

/** The first choice is the start, each other one an event among those that are possible. */
function failureOf({ starts }: Table, checker: Checker, [[first] = [0, {}], ...others]: readonly Choice[]): Failure | null {
  const names = Object.keys(starts)
  const start = names[first % names.length] ?? ''
  const events: string[] = []
  const fields: (object | null)[] = []
  let checked = checker.start(start)
  for (const [chosen, drawn] of others) {
    if (!checked.step || checked.faults.length > 0) break
    const possible = checker.possible(checked.step.instant)
    const event = possible[chosen % possible.length]
    if (event === undefined) break
    events.push(event)
    fields.push(drawn[event] ?? null)
    checked = checker.take(checked.step.instant, event, drawn[event])
  }
  const path: Path = { start, events, ...(fields.some((each) => each !== null) && { fields }) }
  return checked.faults.length > 0 ? { path, messages: checked.faults } : null
}
