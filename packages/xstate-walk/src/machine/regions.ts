/** The regions of the parallel states of a machine. Regions that are parallel themselves stand for their own. */
import { takes, type Places, type StatePlace } from './places.ts'

/** What is in no region. */
export const outside = ''

export class Regions {
  /** The name of the outermost parallel state of each region. */
  readonly #parallels = new Map<string, string>()
  readonly #places: Places
  readonly #handling = new Map<string, ReadonlySet<string>>()
  readonly #transitions: ReadonlyMap<string, string>
  readonly #of = new Map<string, string>()

  constructor(places: Places) {
    this.#places = places
    for (const state of places.states) if (state.type === 'parallel') this.#addRegions(state)
    this.#transitions = new Map(places.transitions.map(({ name, state }) => [name, this.of(state)]))
  }

  get names(): readonly string[] {
    return [...this.#parallels.keys()]
  }

  /** The region that a state is in or is itself. */
  of(state: string): string {
    const known = this.#of.get(state) ?? this.names.find((region) => state === region || state.startsWith(`${region}.`)) ?? outside
    this.#of.set(state, known)
    return known
  }

  /** The outermost parallel state around a region. */
  parallelOf(region: string): string {
    return this.#parallels.get(region) ?? outside
  }

  /** The region whose states have this transition. */
  ofTransition(name: string): string {
    return this.#transitions.get(name) ?? outside
  }

  /** The regions with a transition for this type of event, and `outside`. */
  handling(type: string): ReadonlySet<string> {
    const found = this.#handling.get(type)
      ?? new Set(this.#places.transitions.filter(({ event }) => event !== '' && takes(event, type)).map(({ state }) => this.of(state)))
    this.#handling.set(type, found)
    return found
  }

  /** Parents come before their children. */
  #addRegions({ name, path }: StatePlace): void {
    const around = this.names.find((region) => name.startsWith(`${region}.`))
    if (around !== undefined) return
    const parallel = this.#parallels.get(name) ?? name
    this.#parallels.delete(name)
    for (const state of this.#places.states) {
      const isChild = state.path.length === path.length + 2 && path.every((key, index) => state.path[index] === key)
      if (isChild && state.type !== 'history') this.#parallels.set(state.name, parallel)
    }
  }
}
