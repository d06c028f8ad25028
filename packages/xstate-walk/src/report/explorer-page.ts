/** The explorer, a self-contained page: see a machine, take its events one after the other, and see what its paths cover. */
import { fixed } from '../table/fixed.ts'
import type { GraphEdge } from '../walk/graph.ts'
import type { Path } from '../walk/failure.ts'
import { plain } from '../walk/plain.ts'
import type { DrawnMachine } from './drawn-machine.ts'
import { filledPage } from './filled-page.ts'

/**
 * The data for the script of the page. Moments, events and transitions are numbers, which keeps the page small; an edge is
 * `[from, event, to, transitions]`, with `-1` before a start. The edge that first reached a moment leads to it by the shortest path.
 */
export interface ExplorerMachine {
  readonly name: string
  /** The id of the machine, with which the names of states in its drawing begin. */
  readonly id: string
  readonly events: readonly string[]
  readonly payloads: readonly unknown[]
  readonly transitions: readonly string[]
  readonly moments: readonly { readonly state: string; readonly context: unknown; readonly reachedBy: number }[]
  readonly edges: readonly (readonly [from: number, event: number, to: number, transitions: readonly number[]])[]
  /** The paths of the walk, each by its last edge; those before it are the edges that first reached its moments. */
  readonly paths: readonly number[]
}

export function explorerPage(machines: readonly DrawnMachine[]): string {
  const drawings = machines.map(({ name, drawing }) => [name, drawing] as const)
  return filledPage('page.html', 'script.js', { drawings, data: machines.map(explorerMachine) })
}

function explorerMachine({
  name,
  table,
  walked: {
    graph: { nodes, edges },
    transitions,
    paths,
  },
}: DrawnMachine): ExplorerMachine {
  const samples = { ...Object.fromEntries(Object.keys(table.starts).map((start) => [start, null])), ...fixed(table).events }
  const events = Object.keys(samples)
  const reachedBy = new Map(edges.map(({ trail }, index) => [trail, index]))
  return {
    name,
    id: table.machine.id,
    events,
    payloads: Object.values(samples).map(plain),
    transitions: transitions.all,
    moments: nodes.map(({ state, context, trail }) => ({ state, context, reachedBy: reachedBy.get(trail) ?? -1 })),
    edges: edges.map(({ trail, from, to, transitions: taken }) => [
      from,
      events.indexOf(trail.name),
      to,
      taken.map((each) => transitions.all.indexOf(each)),
    ]),
    paths: lastEdges(paths, edges),
  }
}

/** The number of the edge at the end of each path, found by its events. */
function lastEdges(paths: readonly Path[], edges: readonly GraphEdge[]): number[] {
  const numbers = new Map(edges.map(({ from, trail }, number) => [JSON.stringify([from, trail.name]), number]))
  return paths.map(({ start, events }) => {
    let [number, moment] = [-1, -1]
    for (const name of [start, ...events]) {
      number = numbers.get(JSON.stringify([moment, name])) ?? -1
      moment = edges[number]?.to ?? -1
    }
    return number
  })
}
