/** What a walk without a failure did not reach, in sentences. */
import { isPassed, type Table } from '../table/table.ts'
import type { Coverages, Reached } from './coverage.ts'
import type { Node } from './moments.ts'
import { stateText } from './shown.ts'
import type { WalkedPath } from './trail.ts'

export function unreachedIn({ states, transitions, guards }: Coverages): string[] {
  return [
    ...states.missed.map((name) => `No path reaches the state ${name}.`),
    ...transitions.missed.map((name) => `No path takes the transition ${name}.`),
    ...guards.missed.map((name) => `On no path "${name}", which is an outcome of a guard.`),
  ]
}

export function wronglyUnreachable(reached: Reached, table: Table): string[] {
  return reached.wronglyUnreachable(table).map((name) => `${name} is named as unreachable, but a path reaches it.`)
}

/** A sentence, or none if no two delays ever run at once. */
export function momentsInsideDelays({ events }: Table, nodes: readonly Node[]): string[] {
  if (Object.values(events).some(isPassed)) return []
  const node = nodes.find(({ instant }) => instant.timers.running.length > 1)
  if (!node) return []
  const { state, timers } = node.instant
  const half = Math.round(Math.min(...timers.running.map(({ ms }) => ms)) / 2)
  return [`In ${stateText(state)} several delays run at once. An event such as passed(${half}) reaches the moments inside them.`]
}

export function wrongCount({ paths: expected }: Table, { length }: readonly WalkedPath[]): string[] {
  return expected === undefined || expected === length ? [] : [`There are ${length} paths, the table says ${expected}.`]
}
