/** Repeats one path, such as one that failed before. */
import { withQuietConsole } from '../simulation/quiet-console.ts'
import { withSteadyTime } from '../simulation/steady-time.ts'
import { fixed } from '../table/fixed.ts'
import type { Table } from '../table/table.ts'
import { Checker } from './checker.ts'
import type { Failure, Path } from './failure.ts'
import { stateText } from './shown.ts'

export interface Replayed {
  /** The state at the start, and after each event as far as the path leads. */
  readonly states: readonly string[]
  /** The first step that differs from the table; null if none does. */
  readonly failure: Failure | null
}

/** Throws if the path names a start or an event that the table does not have. */
export function replay(table: Table, path: Path): Replayed {
  return withQuietConsole(() => withSteadyTime(() => replayed(table, path)))
}

/** The failure of the first of these paths that fails, as far as it is possible; null if none does. */
export function firstFailure(table: Table, paths: readonly Path[]): Failure | null {
  return withQuietConsole(() => withSteadyTime(() => {
    const checker = new Checker(fixed(table))
    for (const path of paths) {
      const failure = failureOf(checker, path)
      if (failure) return failure
    }
    return null
  }), true)
}

function failureOf(checker: Checker, { start, events }: Path): Failure | null {
  let { step, faults } = checker.start(start)
  for (let taken = 0; ; taken += 1) {
    if (faults.length > 0) return { path: { start, events: events.slice(0, taken) }, messages: faults }
    const event = events[taken]
    if (!step || event === undefined || !checker.possible(step.instant).includes(event)) return null
    ;({ step, faults } = checker.take(step.instant, event))
  }
}

function replayed(table: Table, whole: Path): Replayed {
  const { start, events, fields = [] } = whole
  const checker = new Checker(fixed(table))
  const upTo = (taken: number): Path => ({ start, events: events.slice(0, taken), ...(whole.fields && { fields: fields.slice(0, taken) }) })
  const states: string[] = []
  let checked = checker.start(start)
  for (let taken = 0; ; taken += 1) {
    const { step, faults } = checked
    if (step) states.push(step.instant.state)
    if (!step || faults.length > 0) return { states, failure: { path: upTo(taken), messages: faults } }
    const event = events[taken]
    if (event === undefined) return { states, failure: null }
    if (!Object.hasOwn(table.events, event)) throw new Error(`The table has no event "${event}".`)
    if (!checker.possible(step.instant).includes(event)) {
      return {
        states,
        failure: {
          path: upTo(taken + 1),
          messages: [`"${event}" is not possible in ${stateText(step.instant.state)}.`],
        },
      }
    }
    checked = checker.take(step.instant, event, fields[taken] ?? undefined)
  }
}
