/** The moments that a walk reached, and which of them count as one. */
import type { Instant } from '../simulation/simulation.ts'
import type { Table } from '../table/table.ts'
import { coarseKey, fullKey, keyOf } from './key.ts'
import type { Apart } from './regions/apart.ts'
import type { Group } from './regions/groups.ts'
import type { Trail } from './trail.ts'

/** A moment that is reached by a shortest path. */
export interface Node {
  readonly instant: Instant
  readonly trail: Trail
  readonly key: string
  /** The key after each event that has an effect. */
  readonly outcomes: Map<string, string>
  /** The groups of regions for which it is new, if they are walked apart. */
  readonly groups: readonly Group[]
}

/** An event that takes a transition or has another effect, by the keys of the moments; a start comes from none. */
export interface Edge {
  readonly trail: Trail
  readonly from: string | null
  readonly to: string
  readonly transitions: readonly string[]
}

/** A moment whose key is known. */
export interface Merged {
  readonly instant: Instant
  readonly trail: Trail
  readonly first: Node
}

export class Moments {
  /** One for each event that takes a transition or has another effect, in each moment. */
  readonly edges: Edge[] = []
  readonly merged: Merged[] = []
  readonly #table: Table
  readonly #apart: Apart | null
  readonly #known = new Map<string, Node>()
  readonly #seen = new Set<string>()
  readonly #knownParts = new Map<Group, Set<string>>()
  /** The characters of all moments that are kept. */
  size = 0

  constructor(table: Table, apart: Apart | null) {
    this.#table = table
    this.#apart = apart
  }

  get nodes(): readonly Node[] {
    return [...this.#known.values()]
  }

  /** How many of them the key tells apart. */
  get keys(): number {
    return this.#known.size
  }

  get count(): number {
    return this.#seen.size
  }

  keyOf(instant: Instant): string {
    return keyOf(this.#table, instant)
  }

  /** The key after a step from a moment with this key. */
  keyAfter({ instant, key }: Pick<Node, 'instant' | 'key'>, after: Instant): string {
    return after === instant ? key : this.keyOf(after)
  }

  /** Null for a moment that need not be left: its key is known, or that of its part for each group of regions. */
  arrive(instant: Instant, trail: Trail, key: string): Node | null {
    const full = this.#table.key ? fullKey(instant) : key
    const isNew = !this.#seen.has(full)
    if (isNew) this.size += full.length
    this.#seen.add(full)
    const first = this.#known.get(key)
    if (first) {
      if (isNew) this.merged.push({ instant, trail, first })
      return null
    }
    const groups = this.#newParts(instant)
    const node = { instant, trail, key, groups, outcomes: new Map<string, string>() }
    this.#known.set(key, node)
    return this.#apart && groups.length === 0 ? null : node
  }

  /** A sentence on a merged moment, in which an event leads to another key than in the first one. */
  difference({ instant, first }: Merged, event: string, outcome: string): string | null {
    const known = first.outcomes.get(event)
    return known === undefined || outcome === known ? null : coarseKey(event, instant, first, outcome, known)
  }

  #newParts(instant: Instant): Group[] {
    const apart = this.#apart
    if (!apart) return []
    return apart.groups.filter((group) => {
      const [known, key] = [this.#knownParts.get(group) ?? new Set<string>(), apart.keyOf(instant, group)]
      this.#knownParts.set(group, known)
      const isNew = !known.has(key)
      known.add(key)
      return isNew
    })
  }
}
