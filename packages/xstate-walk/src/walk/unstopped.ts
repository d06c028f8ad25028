/** Actors that a machine spawns, does not hold in its context, and does not stop. */
import { childrenOf } from '../simulation/private.ts'
import type { Step } from '../simulation/simulation.ts'
import type { Edge, Node } from './moments.ts'
import type { Oracle } from './oracle.ts'
import { stateText } from './shown.ts'
import type { Trail } from './trail.ts'

interface Graph {
  readonly nodes: readonly Node[]
  readonly edges: readonly Edge[]
}

interface Fault {
  readonly trail: Trail
  readonly message: string
}

export class Unstopped {
  readonly #spawned = new Map<string, Trail>()
  /** The steps that stop an actor, by its id. */
  readonly #stops = new Map<unknown, Set<Trail>>()

  add({ lost: { notHeld }, calls }: Step, trail: Trail): void {
    for (const id of notHeld) if (!this.#spawned.has(id)) this.#spawned.set(id, trail)
    for (const [name, what] of calls) if (name === 'stop') this.#stops.set(what, (this.#stops.get(what) ?? new Set()).add(trail))
  }

  /**
   * A sentence for each, with the way to the moment from which on nothing stops it, unless the table says how it ends. `graph` is null
   * where not each moment was left by each event: then it must be stopped on some way.
   */
  faults(oracle: Oracle, graph: Graph | null): Fault[] {
    return [...this.#spawned].flatMap(([id, spawned]) => {
      const stops = this.#stops.get(id)
      const trail = stops ? graph && endlessIn(graph, id, stops) : spawned
      return trail && !oracle.ends(id) ? [{ trail, message: sentence(id, trail, stops !== undefined) }] : []
    })
  }
}

function sentence(id: string, trail: Trail, isStoppedElsewhere: boolean): string {
  const onOtherWays = 'which is stopped on other ways, and on none from here on'
  const which = isStoppedElsewhere ? onOtherWays : 'which the machine neither holds nor ever stops'
  return `In ${stateText(trail.state)} the actor "${id}" runs, ${which}. `
    + `Stop it, or omit "xstate.done.actor.${id}" with the reason why it ends.`
}

/** The way to the first moment in which the actor runs and from which no way leads to its end; null if there is none. */
function endlessIn({ nodes, edges }: Graph, id: string, stops: ReadonlySet<Trail>): Trail | null {
  const running = new Map(nodes.filter((node) => isRunningIn(node, id)).map((node) => [node.key, node]))
  const into = new Map<string, Edge[]>()
  for (const edge of edges) into.set(edge.to, [...(into.get(edge.to) ?? []), edge])
  const ending = edges.filter(({ to, trail }) => !running.has(to) || stops.has(trail)).map(({ from }) => from)
  const ended = new Set(ending)
  for (const key of ended) for (const { from } of into.get(key ?? '') ?? []) if (from !== null && running.has(from)) ended.add(from)
  return [...running.values()].find(({ key }) => !ended.has(key))?.trail ?? null
}

function isRunningIn({ instant: { snapshot, ended } }: Node, id: string): boolean {
  return snapshot.status === 'active' && !ended.has(id) && childrenOf(snapshot).some((actor) => actor.id === id)
}
