/** Generates the shortest paths through a machine: one for each event in each state and each distinct context. */
import { transition, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { plain } from './oracle.ts'
import { isElapsed, isFailure, possibleEvents, rawEvent, type Sample } from './possible.ts'
import { stateOf } from './state-name.ts'
import type { Table } from './table.ts'

/** The name of a start, and the names of the events after it. */
export interface Path {
  readonly start: string
  readonly events: readonly string[]
}

/** A machine that needs more has values in its `key` that no guard reads. */
const stepLimit = 20_000

interface Named extends EventObject {
  readonly sample: Sample
}

export function generatePaths(table: Table): Path[] {
  return Object.keys(table.starts).flatMap((start) => pathsFrom(table, start))
}

function pathsFrom(table: Table, start: string): Path[] {
  const time = new SnapshotTime()
  const events: Named[] = Object.entries(table.events).map(([name, sample]) => ({ type: name, sample }))
  const key = memoized((snapshot: AnyMachineSnapshot) => {
    const state = stateOf(snapshot)
    return `${state} ${JSON.stringify(plain(table.key ? table.key(snapshot.context, state) : snapshot.context))}`
  })
  const known = new Set<string>()
  const paths = getShortestPaths(withTime(table, time), {
    input: table.starts[start]?.input?.(time.now) as never,
    events: (snapshot) => {
      // Continue only from the first, shortest path to this key.
      if (known.has(key(snapshot))) return []
      known.add(key(snapshot))
      time.restore(snapshot)
      const possible = possibleEvents(table, snapshot, time.now())
      return events.filter(({ type, sample }) => possible.includes(type) && isHandled(table.machine, snapshot, sample))
    },
    // The event and the key before it are included, so that there is a path for each transition, not only for each state.
    serializeState: (snapshot, event, before) => `${before ? key(before) : ''} | ${event?.type ?? ''} | ${key(snapshot)}`,
    serializeEvent: ({ type }) => type,
    limit: stepLimit,
  })
  return withoutPrefixes(paths.map(({ steps }) => steps.map(({ event }) => event.type).filter((type) => type !== 'xstate.init')))
    .map((names) => ({ start, events: names }))
}

/** Caches the result for each object. */
function memoized<Key extends object>(read: (object: Key) => string): (object: Key) => string {
  const known = new WeakMap<Key, string>()
  return (object) => {
    const value = known.get(object) ?? read(object)
    known.set(object, value)
    return value
  }
}

/** Whether the machine has a transition for the event. Failures always count: an unhandled one is an error. */
function isHandled(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, sample: Sample): boolean {
  return isFailure(sample) || (machine.getTransitionData(snapshot, rawEvent(machine, sample)) ?? []).length > 0
}

/** Drops paths that are the beginning of another path. */
function withoutPrefixes(paths: readonly string[][]): string[][] {
  const beginnings = new Set(paths.flatMap((path) => path.map((_, index) => JSON.stringify(path.slice(0, index)))))
  return paths.filter((path) => !beginnings.has(JSON.stringify(path)))
}

/** The time of each snapshot, for machines that read the clock: the path generator has none. */
class SnapshotTime {
  readonly #times = new WeakMap<object, number>()
  #present = 0
  readonly now = (): number => this.#present

  restore(snapshot: object): void {
    this.#present = this.#times.get(snapshot) ?? 0
  }

  advance(ms: number): void {
    this.#present += ms
  }

  /** A snapshot that an event did not change keeps its time. */
  store(snapshot: object): void {
    if (!this.#times.has(snapshot)) this.#times.set(snapshot, this.#present)
  }
}

/** The machine as actor logic that takes named events and advances the time at a delay. */
function withTime({ machine }: Table, time: SnapshotTime): AnyStateMachine {
  const logic = {
    getInitialSnapshot: machine.getInitialSnapshot.bind(machine),
    transition(snapshot: AnyMachineSnapshot, { sample }: Named) {
      time.restore(snapshot)
      if (isElapsed(sample)) time.advance(sample.ms(snapshot.context, time.now()))
      const [next] = transition(machine, snapshot, rawEvent(machine, sample))
      time.store(next)
      return next
    },
  }
  return logic as never
}
