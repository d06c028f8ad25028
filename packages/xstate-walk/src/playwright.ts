/** Runs a journey in a browser: the model defines the possible events, and the state after each. */
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import type { Page, TestType } from '@playwright/test'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { journeyPaths, missedStates, type JourneyStep } from './journey/journey-paths.ts'
import { Pictures } from './journey/pictures.ts'
import { stateName } from './machine/state-name.ts'
import { unknownKeys } from './table/unknown-keys.ts'

/** The model has no delays and no actors: its events are what a person does, or what happens to the server. */
export interface Journey<World> {
  readonly model: AnyStateMachine
  /** Performs each event in the page or on the server. */
  readonly actions: Readonly<Record<string, (world: World) => Promise<void>>>
  /** Compares the page and the database with each state and its context. */
  readonly assertions: Readonly<Record<string, (world: World, context: never) => Promise<void>>>
  /** The number of generated paths. */
  readonly paths: number
}

/** Declares a test for each path; it checks the page after each step. */
export function testJourney<Fixtures extends { page: Page; world: unknown }>(
  test: TestType<Fixtures, object>,
  journey: Journey<Fixtures['world']>,
): void {
  const [unknown] = unknownKeys('The journey', journey, ['model', 'actions', 'assertions', 'paths'])
  if (unknown !== undefined) throw new Error(unknown)
  const missed = missedStates(journey.model)
  if (missed.length > 0) throw new Error(`No path of ${journey.model.id} reaches ${missed.join(', ')}.`)
  const unmatched = difference(journey.model.events, Object.keys(journey.actions))
  if (unmatched.length > 0) throw new Error(`${journey.model.id} has these events or these actions, not both: ${unmatched.join(', ')}.`)
  const paths = journeyPaths(journey.model)
  if (paths.length !== journey.paths) throw new Error(`${journey.model.id} has ${paths.length} paths, not ${journey.paths}.`)
  const declare = declaredIn(callerOf(testJourney))
  for (const [number, path] of paths.entries()) {
    declare(test, `${journey.model.id}: ${titleOf(path)}`, async ({ world, page }: Pick<Fixtures, 'page' | 'world'>) => {
      const pictures = Pictures.of(journey.model, number)
      for (const [index, step] of path.entries()) {
        await test.step(`${index}. ${step.event ?? 'begin'}`, () => performStep(journey, world, step)).catch((error: unknown) => {
          throw new Error(failureMessage(journey.model, path, index, error), { cause: error })
        })
        await pictures?.take(page, step)
      }
    })
  }
}

interface Place {
  readonly file: string
  readonly line: number
}

/** Where a function was called. */
function callerOf(called: (...given: never[]) => void): Place {
  const error = new Error()
  Error.captureStackTrace(error, called)
  const [, file = '', line = '1'] = /\n +at (?:.*\()?(.+?):(\d+):\d+\)?/.exec(error.stack ?? '') ?? []
  return { file: file.startsWith('file:') ? fileURLToPath(file) : file, line: Number(line) }
}

/** Playwright takes the file that calls `test` for that of the test: a file on its command line would not choose it otherwise. */
function declaredIn({ file, line }: Place): (test: unknown, title: string, body: unknown) => void {
  const parameters = ['test', 'title', 'body']
  return compileFunction('test(title, body)', parameters, { filename: file, lineOffset: line - 1 }) as ReturnType<typeof declaredIn>
}

async function performStep<World>({ actions, assertions }: Journey<World>, world: World, { event, snapshot }: JourneyStep): Promise<void> {
  if (event !== null) await entryOf(actions, event)(world)
  await entryOf(assertions, stateName(snapshot))(world, snapshot.context as never)
}

/** What only one of them contains. */
function difference(these: readonly string[], those: readonly string[]): string[] {
  return [...these.filter((each) => !those.includes(each)), ...those.filter((each) => !these.includes(each))]
}

/** Throws if there is none. */
function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry {
  const found = entries[name]
  if (!found) throw new Error(`The journey has no entry for "${name}".`)
  return found
}

function titleOf(path: readonly JourneyStep[]): string {
  return path.slice(1).map(({ event }) => event).join(', ') || 'begin'
}

function failureMessage({ id }: AnyStateMachine, path: readonly JourneyStep[], failed: number, error: unknown): string {
  const steps = path.slice(1, failed + 1).map(({ event }, index) => `  ${index + 1}. ${event}`)
  const expected = stateName(path[failed]?.snapshot as AnyMachineSnapshot)
  return [`${id} should now be in the state ${expected}.`, 'The steps to this state:', ...steps, '', String(error)].join('\n')
}
