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

/** The failures of a table, each once; the first has the shortest path. */
export class WalkFailure extends Error {
  readonly machine: string
  readonly failures: readonly Failure[]

  constructor(machine: string, failures: readonly Failure[]) {
    super(failureText(machine, failures))
    this.name = 'WalkFailure'
    this.machine = machine
    this.failures = toldOnce(failures)
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
/** The most steps at each end of a path. */
const shownEnds = 15

export function failureText(machine: string, failures: readonly Failure[]): string {
  const once = toldOnce(failures)
  const onNoPath = once.filter(({ path }) => path === null).flatMap(({ messages }) => messages)
  const told = once.filter(({ path }) => path !== null)
  const [left, same] = [told.length - shownFailures, failures.length - once.length]
  return [
    `${machine}:`,
    ...[...new Set(onNoPath)].map((message) => `  ${message}`),
    ...told.slice(0, shownFailures).flatMap(onPath),
    ...(left > 0 ? ['', `  And ${left} more failures on longer paths.`] : []),
    ...(same > 0 ? ['', `  The same ${same === 1 ? 'failure occurs' : 'failures occur'} on ${same} longer ${same === 1 ? 'path' : 'paths'}.`] : []),
  ].join('\n')
}

/** The first failure of each event in each state, unless others have said all of it before. */
export function toldOnce(failures: readonly Failure[]): Failure[] {
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
    ...withoutMiddle(steps.map((step, index) => `    ${index + 1}. ${step}`)),
  ]
}

/** Without the middle of a path that nobody would read. */
function withoutMiddle(steps: readonly string[]): readonly string[] {
  const left = steps.length - 2 * shownEnds
  return left < 2 ? steps : [...steps.slice(0, shownEnds), `    … ${left} more steps …`, ...steps.slice(-shownEnds)]
}
