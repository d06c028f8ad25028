/** The paths through the model of a journey: the shortest path over each transition. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { getShortestPaths, getStateNodes } from 'xstate/graph'
import { stateOf } from '../../tools/paths/state-name.ts'

export interface JourneyStep {
  /** Null for the initial state. */
  readonly event: string | null
  readonly snapshot: AnyMachineSnapshot
}

/** Without paths that are the beginning of another path. */
export function journeyPaths(model: AnyStateMachine): JourneyStep[][] {
  const plans = getShortestPaths(model, {
    events: eventsOf(model).map((type) => ({ type })),
    filterEvents: (snapshot, event) => snapshot.can(event as never),
    // The event and the state before it are part of the key, so that there is a path for each transition, not only for each state.
    serializeState: (snapshot, event, before) => `${before ? keyOf(before) : ''} ${event?.type ?? ''} ${keyOf(snapshot)}`,
  })
  const paths = plans.map(({ steps }) => steps.map(({ event: { type }, state }): JourneyStep => ({
    event: type === 'xstate.init' ? null : type, snapshot: state as AnyMachineSnapshot,
  })))
  return paths.filter((path) => !paths.some((other) => isBeginning(path, other)))
}

/** The states that no path reaches. */
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

function keyOf(snapshot: AnyMachineSnapshot): string {
  return `${stateOf(snapshot)} ${JSON.stringify(snapshot.context)}`
}

function isBeginning(path: readonly JourneyStep[], other: readonly JourneyStep[]): boolean {
  return other.length > path.length && path.every(({ event }, index) => other[index]?.event === event)
}
