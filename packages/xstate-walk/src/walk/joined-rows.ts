/** Several rows for one event: those of different regions of a parallel state say together what a step does. */
import { outside, type Regions } from '../machine/regions.ts'
import type { StateNames } from '../machine/state-name.ts'
import { isForbidding, type Places } from '../machine/places.ts'
import type { Step } from '../simulation/simulation.ts'
import type { AnyRow } from '../table/table.ts'

export class JoinedRows {
  readonly #names: StateNames
  readonly #regions: Regions
  readonly #forbidding: ReadonlySet<string>

  constructor(names: StateNames, regions: Regions, { transitions }: Places) {
    this.#names = names
    this.#regions = regions
    this.#forbidding = new Set(transitions.filter(isForbidding).map(({ name }) => name))
  }

  /** The rows that say what happens in a state, by the order of their regions. A row for several regions replaces those for one of them. */
  chosen(rows: readonly AnyRow[], state: string): readonly AnyRow[] {
    if (rows.length < 2) return rows
    const placed = rows.map((row) => ({ row, regions: this.#regionsOf(row, state) }))
    const isReplaced = (own: readonly string[]) =>
      placed.some(({ regions }) => regions.length > own.length && own.length > 0 && own.every((region) => regions.includes(region)))
    const order = (own: readonly string[]) => this.#regions.names.indexOf(own[0] ?? outside)
    return placed
      .filter(({ regions }) => !isReplaced(regions))
      .sort((a, b) => order(a.regions) - order(b.regions))
      .map(({ row }) => row)
  }

  /** Whether the rows are about different regions. */
  areJoined(rows: readonly AnyRow[], state: string): boolean {
    const all = rows.flatMap((row) => this.#regionsOf(row, state))
    return rows.every((row) => this.#regionsOf(row, state).length > 0) && new Set(all).size === all.length
  }

  /** One sentence for each region that takes the event although its row says that it is ignored, or the other way. */
  faults(event: string, rows: readonly AnyRow[], state: string, { transitions }: Step): string[] {
    if (rows.length < 2) return []
    const taking = new Set(transitions.filter((name) => !this.#forbidding.has(name)).map((name) => this.#regions.ofTransition(name)))
    return rows.flatMap((row) => {
      const isIgnored = row.ignored !== undefined
      const wrong = this.#regionsOf(row, state).filter((region) => taking.has(region) === isIgnored)
      return wrong.map((region) => `${region} ${isIgnored ? `handles "${event}", which should be ignored` : `does not handle "${event}"`}.`)
    })
  }

  /** What several paths can fail at: the event in the states of the regions that take it, or should. */
  causeOf(event: string, rows: readonly AnyRow[], state: string, transitions: readonly string[]): string {
    const taken = transitions.filter((name) => !this.#forbidding.has(name))
    if (this.#regions.names.length === 0 || taken.length + rows.length === 0) return `${event} in ${state}`
    const own = new Set([...taken.map((name) => this.#regions.ofTransition(name)), ...rows.flatMap((row) => this.#regionsOf(row, state))])
    own.delete(outside)
    const parts = this.#names.partsOf(state).filter((part) => own.has(this.#regions.of(part)))
    // What no region takes is the same in each combination of their states.
    return `${event} in ${parts.length > 0 ? parts.join(' and ') : [...taken, ...rows.flatMap((row) => row.in)].join(' and ')}`
  }

  /** The regions of the state that the row names. */
  #regionsOf({ in: states }: AnyRow, state: string): readonly string[] {
    const named = [states].flat().find((each) => this.#names.isIn(state, each)) ?? ''
    return this.#names.partsOf(named).map((part) => this.#regions.of(part)).filter((region) => region !== outside)
  }
}

/** One row for a step that several regions take. Where several change a field, the last one does. */
export function joined(rows: readonly AnyRow[]): AnyRow | null {
  const [first = null, ...others] = rows.filter(({ ignored }) => ignored === undefined)
  if (first === null || others.length === 0) return first ?? rows[0] ?? null
  const all = [first, ...others]
  const each = (key: 'to' | 'changes' | 'calls' | 'invokes', ...given: readonly unknown[]) => all.flatMap((row): unknown => {
    const value: unknown = row[key]
    if (value === undefined) return []
    return [typeof value === 'function' ? (value as (...args: readonly unknown[]) => unknown)(...given) : value]
  })
  const targets = all.some(({ to }) => to !== undefined)
  return {
    in: first.in,
    on: first.on,
    ...(targets && { to: (next: unknown, before: unknown, event: unknown) => each('to', next, before, event).join(' and ') }),
    changes: (context: unknown, event: unknown) => Object.assign({}, ...each('changes', context, event)) as object,
    calls: (context: unknown, event: unknown) => each('calls', context, event).flat(),
    invokes: (context: unknown, event: unknown) => each('invokes', context, event).flat(),
    restarts: all.flatMap(({ restarts }) => restarts ?? []),
    output: all.find(({ output }) => output !== undefined)?.output,
    error: all.find(({ error }) => error !== undefined)?.error,
  } as unknown as AnyRow
}
