/** Makes paths through a machine: for each state in each context that matters, and each event it takes there, the shortest way. */
import { transition, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { plain } from './oracle.ts'
import { isElapsed, isFailure, possibleEvents, rawEvent, type Sample } from './possible.ts'
import { stateOf } from './state-name.ts'
import type { Table } from './table.ts'

/** The names of a start and of the events after it. */
export interface Path {
  readonly start: string
  readonly events: readonly string[]
}

/** More would be a key that holds what no guard reads. */
const mostSteps = 20_000

interface Named extends EventObject {
  readonly sample: Sample
}

export function generatePaths(table: Table): Path[] {
  return Object.keys(table.starts).flatMap((start) => pathsFrom(table, start))
}

function pathsFrom(table: Table, start: string): Path[] {
  const time = new SnapshotTime()
  const events: Named[] = Object.entries(table.events).map(([name, sample]) => ({ type: name, sample }))
  const key = remembered((snapshot: AnyMachineSnapshot) => {
    const state = stateOf(snapshot)
    return `${state} ${JSON.stringify(plain(table.key ? table.key(snapshot.context, state) : snapshot.context))}`
  })
  const known = new Set<string>()
  const paths = getShortestPaths(withTime(table, time), {
    input: table.starts[start]?.input?.(time.now) as never,
    events: (snapshot) => {
      // What comes after it was found where it was reached first, in fewer steps.
      if (known.has(key(snapshot))) return []
      known.add(key(snapshot))
      time.enter(snapshot)
      const possible = possibleEvents(table, snapshot, time.now())
      return events.filter(({ type, sample }) => possible.includes(type) && isMet(table.machine, snapshot, sample))
    },
    // The step is part of the key, so that there is a path for each transition and not for each state alone.
    serializeState: (snapshot, event, before) => `${before ? key(before) : ''} | ${event?.type ?? ''} | ${key(snapshot)}`,
    serializeEvent: ({ type }) => type,
    limit: mostSteps,
  })
  return longest(paths.map(({ steps }) => steps.map(({ event }) => event.type).filter((type) => type !== 'xstate.init')))
    .map((names) => ({ start, events: names }))
}

/** Asks once for each object. */
function remembered<Key extends object>(read: (object: Key) => string): (object: Key) => string {
  const known = new WeakMap<Key, string>()
  return (object) => {
    const value = known.get(object) ?? read(object)
    known.set(object, value)
    return value
  }
}

/** Whether the machine has a transition for it, be it one that does nothing. A failure is never without consequence. */
function isMet(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, sample: Sample): boolean {
  return isFailure(sample) || (machine.getTransitionData(snapshot, rawEvent(machine, sample)) ?? []).length > 0
}

/** Drops what is the beginning of another. */
function longest(paths: readonly string[][]): string[][] {
  const beginnings = new Set(paths.flatMap((path) => path.map((_, index) => JSON.stringify(path.slice(0, index)))))
  return paths.filter((path) => !beginnings.has(JSON.stringify(path)))
}

/** What time it is in a snapshot, for machines that ask: a generated path has no clock of its own. */
class SnapshotTime {
  readonly #times = new WeakMap<object, number>()
  #present = 0
  readonly now = (): number => this.#present

  enter(snapshot: object): void {
    this.#present = this.#times.get(snapshot) ?? 0
  }

  pass(ms: number): void {
    this.#present += ms
  }

  /** A snapshot that nothing came of stays that of an earlier moment. */
  keep(snapshot: object): void {
    if (!this.#times.has(snapshot)) this.#times.set(snapshot, this.#present)
  }
}

/** The machine as a logic that takes named events, and lets the time of a delay go by. */
function withTime({ machine }: Table, time: SnapshotTime): AnyStateMachine {
  const logic = {
    getInitialSnapshot: machine.getInitialSnapshot.bind(machine),
    transition(snapshot: AnyMachineSnapshot, { sample }: Named) {
      time.enter(snapshot)
      if (isElapsed(sample)) time.pass(sample.ms(snapshot.context, time.now()))
      const [next] = transition(machine, snapshot, rawEvent(machine, sample))
      time.keep(next)
      return next
    },
  }
  return logic as never
}
