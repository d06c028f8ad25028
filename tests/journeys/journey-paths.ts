/** The paths through the model of a journey: the shortest way along each of its arrows. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { getShortestPaths, getStateNodes } from 'xstate/graph'
import { stateOf } from '../../tools/paths/state-name.ts'

export interface JourneyStep {
  /** Null for the beginning. */
  readonly event: string | null
  readonly snapshot: AnyMachineSnapshot
}

/** What is the beginning of another path is left out. */
export function journeyPaths(model: AnyStateMachine): JourneyStep[][] {
  const plans = getShortestPaths(model, {
    events: eventsOf(model).map((type) => ({ type })),
    filterEvents: (snapshot, event) => snapshot.can(event as never),
    // With the step in the key there is a path along each arrow, and not to each state alone.
    serializeState: (snapshot, event, before) => `${before ? seen(before) : ''} ${event?.type ?? ''} ${seen(snapshot)}`,
  })
  const paths = plans.map(({ steps }) => steps.map(({ event: { type }, state }): JourneyStep => ({
    event: type === 'xstate.init' ? null : type, snapshot: state as AnyMachineSnapshot,
  })))
  return paths.filter((path) => !paths.some((other) => isBeginning(path, other)))
}

/** The states that no path comes to. */
export function missedStates(model: AnyStateMachine): string[] {
  const reached = new Set(journeyPaths(model).flat().map(({ snapshot }) => stateOf(snapshot)))
  return getStateNodes(model.root)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ path }) => path.join('.'))
    .filter((state) => !reached.has(state))
}

function eventsOf(model: AnyStateMachine): string[] {
  return [...new Set([model.root, ...getStateNodes(model.root)].flatMap((node) => [...node.transitions.keys()]))]
}

function seen(snapshot: AnyMachineSnapshot): string {
  return `${stateOf(snapshot)} ${JSON.stringify(snapshot.context)}`
}

function isBeginning(path: readonly JourneyStep[], other: readonly JourneyStep[]): boolean {
  return other.length > path.length && path.every(({ event }, index) => other[index]?.event === event)
}
