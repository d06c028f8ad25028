/** The paths through the model of a journey, which together use each transition. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getStateNodes } from 'xstate/graph'
import { stateName } from '../machine/state-name.ts'

export interface JourneyStep {
  /** Null for the initial state. */
  readonly event: string | null
  readonly snapshot: AnyMachineSnapshot
}

interface Transition {
  readonly event: string
  readonly snapshot: AnyMachineSnapshot
}

/** A path ends here at the latest, so that the steps to a failure can be read. */
const maxSteps = 12
/** A path goes on if so many steps lead to the next unused transition; from farther away, another visit costs less. */
const maxStepsToNext = 2

/** Each path goes on to the nearest transition that no path has used, since a visit costs more than a step. */
export function journeyPaths(model: AnyStateMachine): JourneyStep[][] {
  const initial = model.getInitialSnapshot(null as never) as AnyMachineSnapshot
  const transitions = transitionsOf(model)
  const unused = new Set([...transitions.values()].flat())
  const paths: JourneyStep[][] = []
  while (unused.size > 0) {
    const path: JourneyStep[] = [{ event: null, snapshot: initial }]
    for (;;) {
      const next = wayToUnused(transitions, unused, path.at(-1)?.snapshot ?? initial)
      const isFirst = path.length === 1
      if (!next || (!isFirst && (next.length > maxStepsToNext || path.length - 1 + next.length > maxSteps))) break
      for (const transition of next) unused.delete(transition)
      path.push(...next)
    }
    if (path.length === 1) throw new Error(`${model.id} has transitions that no path reaches.`)
    paths.push(path)
  }
  return paths
}

/** The states that no path reaches. */
export function missedStates(model: AnyStateMachine): string[] {
  const reached = new Set(journeyPaths(model).flat().map(({ snapshot }) => stateName(snapshot)))
  return getStateNodes(model.root)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ path }) => path.join('.'))
    .filter((state) => !reached.has(state))
}

/** The transitions from each state, under its key. */
function transitionsOf(model: AnyStateMachine): ReadonlyMap<string, readonly Transition[]> {
  const states = getAdjacencyMap(model, {
    events: eventsOf(model).map((type) => ({ type })),
    filterEvents: (snapshot, event) => snapshot.can(event as never),
    serializeState: keyOf,
  })
  const transitions = new Map<string, Transition[]>()
  for (const { state, event, nextState } of adjacencyMapToArray(states)) {
    const transition = { event: event.type, snapshot: nextState }
    transitions.set(keyOf(state), [...(transitions.get(keyOf(state)) ?? []), transition])
  }
  return transitions
}

/** The shortest way over a transition that was not used; null if there is none. */
function wayToUnused(
  transitions: ReadonlyMap<string, readonly Transition[]>,
  unused: ReadonlySet<Transition>,
  from: AnyMachineSnapshot,
): readonly Transition[] | null {
  const visited = new Set([keyOf(from)])
  const ways: (readonly Transition[])[] = [[]]
  for (const way of ways) {
    for (const transition of transitions.get(keyOf(way.at(-1)?.snapshot ?? from)) ?? []) {
      if (unused.has(transition)) return [...way, transition]
      const key = keyOf(transition.snapshot)
      if (!visited.has(key)) ways.push([...way, transition])
      visited.add(key)
    }
  }
  return null
}

function eventsOf(model: AnyStateMachine): string[] {
  return [...new Set([model.root, ...getStateNodes(model.root)].flatMap((node) => [...node.transitions.keys()]))]
}

function keyOf(snapshot: AnyMachineSnapshot): string {
  return `${stateName(snapshot)} ${JSON.stringify(snapshot.context)}`
}
