/** The failures of a walk, in words that tell how to repeat each by hand. */
import { shown } from './shown.ts'

/** The name of a start, and the names of the events after it. */
export interface Path {
  readonly start: string
  readonly events: readonly string[]
  /** The fields that were drawn for each event, where any were. */
  readonly fields?: readonly (object | null)[]
}

/** The steps of a path in words. */
export function stepsOf({ start, events, fields = [] }: Path): string[] {
  return [start, ...events.map((event, index) => (fields[index] ? `${event} ${shown(fields[index])}` : event))]
}

export interface Failure {
  /** Null for a fault that is on no path. */
  readonly path: Path | null
  readonly messages: readonly string[]
  /** The event and the state in which it failed. */
  readonly cause?: string
}

/** All failures of a table; the first has the shortest path. */
export class WalkFailure extends Error {
  readonly machine: string
  readonly failures: readonly Failure[]

  constructor(machine: string, failures: readonly Failure[]) {
    super(failureText(machine, failures))
    this.name = 'WalkFailure'
    this.machine = machine
    this.failures = failures
    // The place in the code of the walk tells the author of a table nothing.
    this.stack = `${this.name}: ${this.message}`
  }
}

/** The failures on a path or on its beginning. */
export function failuresOn({ start, events }: Path, failures: readonly Failure[]): Failure[] {
  const isBeginning = (path: Path) => path.start === start && path.events.every((event, index) => event === events[index])
  return failures.filter(({ path }) => path !== null && isBeginning(path))
}

const shownFailures = 10

export function failureText(machine: string, failures: readonly Failure[]): string {
  const onNoPath = failures.filter(({ path }) => path === null).flatMap(({ messages }) => messages)
  const onPaths = failures.filter(({ path }) => path !== null)
  const told = toldOnce(onPaths)
  const [left, same] = [told.length - shownFailures, onPaths.length - told.length]
  return [
    `${machine}:`,
    ...[...new Set(onNoPath)].map((message) => `  ${message}`),
    ...told.slice(0, shownFailures).flatMap(onPath),
    ...(left > 0 ? ['', `  And ${left} more failures on longer paths.`] : []),
    ...(same > 0 ? ['', `  The same ${same === 1 ? 'failure occurs' : 'failures occur'} on ${same} longer ${same === 1 ? 'path' : 'paths'}.`] : []),
  ].join('\n')
}

/** The first failure of each event in each state, unless others have said all of it before. */
function toldOnce(failures: readonly Failure[]): Failure[] {
  const told = new Set<string>()
  return failures.filter(({ cause, messages }) => {
    const isNew = (cause === undefined || !told.has(cause)) && messages.some((message) => !told.has(message))
    for (const each of [cause ?? '', ...messages]) told.add(each)
    return isNew
  })
}

function onPath({ path, messages }: Failure): string[] {
  const steps = path ? stepsOf(path) : []
  return [
    '',
    ...messages.map((message) => `  ${message}`),
    '  The path to this step:',
    ...steps.map((step, index) => `    ${index + 1}. ${step}`),
  ]
}

/** The failures in the order of the lengths of their paths. */
export function inOrder(failures: readonly Failure[]): Failure[] {
  const length = ({ path }: Failure) => path?.events.length ?? 0
  return [...failures].sort((a, b) => length(a) - length(b))
}
