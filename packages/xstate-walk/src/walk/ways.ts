/** Short ways to each place of a machine, on which a fault that is planted there is looked for first. */
import type { Step } from '../simulation/simulation.ts'
import type { Path } from './failure.ts'
import { pathOf, type Trail } from './trail.ts'

/** The shortest ones, and as many others that end with another event or in another state. */
const mostAlike = 3
const most = 12

/** The ways by the names of the places. */
export type WaysTo = ReadonlyMap<string, readonly Trail[]>

/** Paths to any of these places, the shortest first. */
export function pathsTo(places: readonly string[], ways: WaysTo): Path[] {
  const trails = new Set(places.flatMap((place) => ways.get(place) ?? []))
  return [...trails].sort((a, b) => a.length - b.length).map((trail) => {
    const { start, events } = pathOf(trail)
    return { start, events }
  })
}

/** A way of the kind of all that end with its event and in its state. */
interface Way {
  readonly trail: Trail
  readonly kind: string
}

/** Collects the ways of a walk. */
export class Ways {
  readonly #trails = new Map<string, Trail[]>()
  readonly #kinds = new Map<string, Set<string>>()

  /** A step at the end of a trail. `others` are names of places that it reaches beside those of the configuration. */
  add({ transitions, entered, guards, instant: { state } }: Step, trail: Trail, others: Iterable<string>): void {
    const left = trail.before?.state ?? ''
    const way = { trail, kind: `${trail.name} ${left}` }
    for (const name of transitions) this.#note(name, way)
    for (const name of entered) this.#note(name, way)
    for (const [name, outcome] of guards) this.#note(`${name} is ${outcome}`, way)
    for (const name of others) this.#note(name, way)
    if (trail.before && left !== state) for (const part of left.split(' and ')) this.#note(part, way)
  }

  get trails(): WaysTo {
    return this.#trails
  }

  #note(place: string, { trail, kind }: Way): void {
    const trails = this.#trails.get(place) ?? []
    if (trails.length === 0) this.#trails.set(place, trails)
    if (trails.length >= most || trails.at(-1) === trail) return
    const kinds = this.#kinds.get(place) ?? new Set()
    this.#kinds.set(place, kinds)
    if (trails.length >= mostAlike && kinds.has(kind)) return
    kinds.add(kind)
    trails.push(trail)
  }
}
