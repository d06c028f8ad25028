/** What a walk finds out. */
import type { Coverages } from './coverage.ts'
import type { Failure } from './failure.ts'
import type { Graph } from './graph.ts'
import type { Finding } from './regions/findings.ts'
import type { WalkedPath } from './trail.ts'
import type { WaysTo } from './ways.ts'

export interface Exploration extends Coverages {
  /** A limit that was reached comes first, then the mistakes of the table itself, which have no path, then the shortest path. */
  readonly failures: readonly Failure[]
  readonly paths: readonly WalkedPath[]
  readonly graph: Graph
  /** How many different moments were reached, and how many of them the key told apart. */
  readonly moments: number
  readonly keys: number
  readonly steps: number
  readonly ms: number
  /** What it relies on where regions of parallel states are walked apart. */
  readonly findings: readonly Finding[]
  /** The number of groups of regions that are walked apart. */
  readonly groups: number
  /** Where faults are looked for. */
  readonly ways: WaysTo
}

/** What there is to say of a table that has not the form of one. */
export function unwalked(mistakes: readonly string[]): Exploration {
  const nothing = { all: [], missed: [] }
  return {
    states: nothing, transitions: nothing, guards: nothing, failures: mistakes.map((message) => ({ path: null, messages: [message] })),
    paths: [], graph: { nodes: [], edges: [] }, moments: 0, keys: 0, steps: 0, ms: 0, findings: [], groups: 1, ways: new Map(),
  }
}
