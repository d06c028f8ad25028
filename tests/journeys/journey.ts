/** Walks a person's journey through the real page: the model says what can be done, and what is then to be seen. */
import type { Page, TestType } from '@playwright/test'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { stateOf } from '../../tools/paths/state-name.ts'
import { journeyPaths, missedStates, type JourneyStep } from './journey-paths.ts'

/** The model takes no time and asks nobody: its events are what a person does, or what happens to the server. */
export interface Journey<World> {
  readonly model: AnyStateMachine
  /** Does the event in the page, or to the server. */
  readonly acts: Readonly<Record<string, (world: World) => Promise<void>>>
  /** Compares the page and the database with the state; `context` is what the model remembers. */
  readonly sees: Readonly<Record<string, (world: World, context: never) => Promise<void>>>
  /** How many paths cover it. */
  readonly paths: number
}

/** A test for each path, in which the page is looked at after each step. */
export function testJourney<Fixtures extends { page: Page; world: World }, World>(
  test: TestType<Fixtures, object>,
  journey: Journey<World>,
): void {
  const missed = missedStates(journey.model)
  if (missed.length > 0) throw new Error(`No path of ${journey.model.id} comes to ${missed.join(', ')}.`)
  const paths = journeyPaths(journey.model)
  if (paths.length !== journey.paths) throw new Error(`${journey.model.id} has ${paths.length} paths, not ${journey.paths}.`)
  for (const path of paths) {
    test(`${journey.model.id}: ${titleOf(path)}`, async ({ world }: { world: World }) => {
      for (const [index, step] of path.entries()) {
        await test.step(`${index}. ${step.event ?? 'begin'}`, () => take(journey, world, step)).catch((error: unknown) => {
          throw new Error(toldByHand(journey.model, path, index, error), { cause: error })
        })
      }
    })
  }
}

async function take<World>({ acts, sees }: Journey<World>, world: World, { event, snapshot }: JourneyStep): Promise<void> {
  if (event !== null) await executor(acts, event)(world)
  await executor(sees, stateOf(snapshot))(world, snapshot.context as never)
}

/** Nothing is left out in silence. */
function executor<Executor>(executors: Readonly<Record<string, Executor>>, name: string): Executor {
  const found = executors[name]
  if (!found) throw new Error(`The journey does not say what to do about "${name}".`)
  return found
}

function titleOf(path: readonly JourneyStep[]): string {
  return path.slice(1).map(({ event }) => event).join(', ') || 'begin'
}

function toldByHand({ id }: AnyStateMachine, path: readonly JourneyStep[], failed: number, error: unknown): string {
  const steps = path.slice(1, failed + 1).map(({ event }, index) => `  ${index + 1}. ${event}`)
  const expected = stateOf(path[failed]?.snapshot as AnyMachineSnapshot)
  return [`${id} should now be in the state ${expected}.`, 'The steps that lead there:', ...steps, '', String(error)].join('\n')
}
