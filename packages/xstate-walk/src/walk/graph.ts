/** The moments that a walk reached and the steps between them, in data that can be handed to another thread. */
import type { Moments } from './moments.ts'
import { plain } from './plain.ts'
import type { Trail } from './trail.ts'

export interface Graph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
}

export interface GraphNode {
  readonly state: string
  /** As pages show it. */
  readonly context: unknown
  /** The shortest way to it. */
  readonly trail: Trail
}

/** A step that takes a transition or has another effect, by the numbers of its moments; -1 before a start. */
export interface GraphEdge {
  readonly trail: Trail
  readonly from: number
  readonly to: number
  readonly transitions: readonly string[]
}

export function graphOf({ nodes, edges }: Moments): Graph {
  const numbers = new Map(nodes.map(({ key }, number) => [key, number]))
  const numberOf = (key: string | null) => (key === null ? -1 : (numbers.get(key) ?? -1))
  return {
    nodes: nodes.map(({ instant, trail }) => ({
      state: instant.state,
      trail,
      // Few walks are drawn.
      get context() {
        return JSON.parse(JSON.stringify(plain(instant.snapshot.context) ?? null)) as unknown
      },
    })),
    edges: edges.map(({ from, to, ...edge }) => ({ ...edge, from: numberOf(from), to: numberOf(to) })),
  }
}
