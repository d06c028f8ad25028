/** Explores a machine from each start, by the shortest paths, and compares each step with the table. */
import type { Instant, Step } from '../simulation/simulation.ts'
import { withQuietConsole } from '../simulation/quiet-console.ts'
import { setTime, steadyReads, withSteadyTime } from '../simulation/steady-time.ts'
import { fixed } from '../table/fixed.ts'
import { isPassed, type Table } from '../table/table.ts'
import { tableMistakes } from './check-table.ts'
import { Checker, type Checked } from './checker.ts'
import { Reached, type Coverages } from './coverage.ts'
import { inOrder, type Failure } from './failure.ts'
import { coarseKey, fullKey, keyOf } from './key.ts'
import { checkLimits, defaultLimits, LimitReached, type Limits } from './limits.ts'
import { Properties } from './properties.ts'
import { RowUse } from './row-use.ts'
import { stateText } from './shown.ts'
import { longestPaths, pathOf, type Trail, type WalkedPath } from './trail.ts'

/** A moment that is reached by a shortest path. */
export interface Node {
  readonly instant: Instant
  readonly trail: Trail
  readonly key: string
  /** The key after each event that has an effect. */
  readonly outcomes: Map<string, string>
}

export interface Exploration extends Coverages {
  /** A limit that was reached comes first, then the mistakes of the table itself, which have no path, then the shortest path. */
  readonly failures: readonly Failure[]
  readonly paths: readonly WalkedPath[]
  readonly graph: { readonly nodes: readonly Node[]; readonly edges: readonly Edge[] }
  /** How many different moments were reached, and how many of them the key told apart. */
  readonly moments: number
  readonly keys: number
  readonly steps: number
  readonly ms: number
}

/** An event that takes a transition or has another effect, by the keys of the moments; a start comes from none. */
export interface Edge {
  readonly trail: Trail
  readonly from: string | null
  readonly to: string
  readonly transitions: readonly string[]
}

export interface ExploreOptions {
  readonly limits?: Limits
  /** Stops at the first failure, and does not look for mistakes of the table itself. */
  readonly isMutant?: boolean
}

/** A moment whose key is known. */
interface Merged {
  readonly instant: Instant
  readonly trail: Trail
  readonly first: Node
}

const minFollowedSteps = 1_000

class Stopped extends Error {}

export function explore(table: Table, options: ExploreOptions = {}): Exploration {
  return withQuietConsole(() => withSteadyTime(() => new Explorer(fixed(table), options).run()), options.isMutant)
}

class Explorer {
  readonly #table: Table
  readonly #options: ExploreOptions
  readonly #checker: Checker
  readonly #properties: Properties
  readonly #rows: RowUse
  readonly #reached = new Reached()
  readonly #failures: Failure[] = []
  readonly #known = new Map<string, Node>()
  readonly #seen = new Set<string>()
  /** One for each event that takes a transition or has another effect, in each moment. */
  readonly #edges: Edge[] = []
  readonly #merged: Merged[] = []
  readonly #startedAt = performance.now()
  #steps = 0
  /** The limit that ended the walk. */
  #limit: Failure | null = null
  /** The names of the events that occurred. */
  readonly #taken = new Set<string>()
  /** The step that is being taken. */
  #trail: Trail | null = null
  /** What only a merged moment reaches is on no path. */
  #isCounting = true

  constructor(table: Table, options: ExploreOptions) {
    this.#table = table
    this.#options = options
    this.#checker = new Checker(table)
    this.#properties = new Properties(table, this.#checker)
    this.#rows = new RowUse(table, this.#checker.simulation.names)
  }

  run(): Exploration {
    const { places } = this.#checker.simulation
    const isComplete = this.#explore()
    const coverages = this.#reached.coverages(places, this.#table)
    // The paths of a walk that ended at its limit would fill the memory.
    const paths = isComplete ? longestPaths(this.#edges.map(({ trail }) => trail)) : []
    const mistakes = this.#mistakes(isComplete, coverages, paths)
    return {
      ...coverages,
      // A walk that did not end tells nothing until it does, so the limit comes first.
      failures: [
        ...(this.#limit ? [this.#limit] : []),
        ...mistakes.map((message) => ({ path: null, messages: [message] })),
        ...inOrder(this.#failures),
      ],
      paths,
      graph: { nodes: [...this.#known.values()], edges: this.#edges },
      moments: this.#seen.size,
      keys: this.#known.size,
      steps: this.#steps,
      ms: performance.now() - this.#startedAt,
    }
  }

  /** False if the walk ended early. */
  #explore(): boolean {
    try {
      for (const start of Object.keys(this.#table.starts)) this.#exploreFrom(start)
      this.#isCounting = false
      this.#followMerged()
      return true
    } catch (error) {
      if (error instanceof LimitReached) this.#limit = { path: error.path, messages: [error.message] }
      else if (!(error instanceof Stopped)) this.#failures.push(this.#exception(error as Error))
      return false
    }
  }

  /** A function of the table threw an error, or a value of the context cannot be compared. */
  #exception({ message }: Error): Failure {
    return { path: this.#trail && pathOf(this.#trail), messages: [message] }
  }

  /** Mistakes of the table itself; after any failure, what was not reached or used is only a consequence. */
  #mistakes(isComplete: boolean, coverages: Coverages, paths: readonly WalkedPath[]): string[] {
    const { simulation, oracle } = this.#checker
    const { places, names } = simulation
    // The names in the table are those of the machine without a planted fault.
    const { isMutant = false } = this.#options
    const mistakes = isMutant ? [] : tableMistakes(this.#table, places, names, oracle)
    if (!isComplete || this.#failures.length + mistakes.length > 0) return [...mistakes, ...steadyReads()]
    const unused = this.#rows.unused()
    if (isMutant) return unused
    const unreached = [...unused, ...this.#unreached(coverages)]
    const all = [...unreached, ...this.#properties.unused(simulation, this.#taken)]
    if (all.length === 0) return wrongCount(this.#table, paths)
    return [...all, ...steadyReads(), ...(unreached.length > 0 ? this.#momentsInsideDelays() : [])]
  }

  /** A sentence, or none if no two delays ever run at once. */
  #momentsInsideDelays(): string[] {
    if (Object.values(this.#table.events).some(isPassed)) return []
    const node = [...this.#known.values()].find(({ instant }) => instant.timers.running.length > 1)
    if (!node) return []
    const { state, timers } = node.instant
    const half = Math.round(Math.min(...timers.running.map(({ ms }) => ms)) / 2)
    return [`In ${stateText(state)} several delays run at once. An event such as passed(${half}) reaches the moments inside them.`]
  }

  #exploreFrom(name: string): void {
    const first = this.#begin(name)
    const queue = first ? [first] : []
    for (const node of queue) queue.push(...this.#leave(node))
  }

  /** The moment at a start; null if it is a known one. */
  #begin(name: string): Node | null {
    this.#count({ name, state: '', before: null })
    const { step, faults } = this.#checker.start(name)
    const trail = { name, state: step?.instant.state ?? '', before: null }
    this.#report(trail, faults)
    if (!step) return null
    this.#reached.add(step)
    const key = this.#keyOf(step.instant)
    this.#edges.push({ trail, from: null, to: key, transitions: step.transitions })
    return this.#arrive(step.instant, trail, key)
  }

  /** Takes each event that is possible in a moment; returns the new moments. */
  #leave(node: Node): Node[] {
    const next: Node[] = []
    const handled: string[] = []
    for (const event of this.#checker.possible(node.instant)) {
      const checked = this.#check(node.instant, event, node.trail)
      if (!checked) {
        // The machine handles it, although the step could not be computed.
        handled.push(event)
        continue
      }
      const { step, trail, hasEffect } = checked
      const key = this.#keyOf(step.instant)
      if (hasEffect) handled.push(event)
      const { transitions } = step
      if (transitions.length > 0 || hasEffect || key !== node.key) this.#edges.push({ trail, from: node.key, to: key, transitions })
      node.outcomes.set(event, hasEffect ? key : 'no effect')
      const arrived = this.#arrive(step.instant, trail, key)
      if (arrived) next.push(arrived)
    }
    setTime(node.instant.now)
    this.#report(node.trail, this.#properties.faultsAt(node.instant, handled))
    return next
  }

  /** Null for a moment with a known key. */
  #arrive(instant: Instant, trail: Trail, key: string): Node | null {
    const full = this.#table.key ? fullKey(instant) : key
    const isNew = !this.#seen.has(full)
    this.#seen.add(full)
    const first = this.#known.get(key)
    if (first) {
      if (isNew) this.#merged.push({ instant, trail, first })
      return null
    }
    const node = { instant, trail, key, outcomes: new Map<string, string>() }
    this.#known.set(key, node)
    return node
  }

  #keyOf(instant: Instant): string {
    return keyOf(this.#table, instant)
  }

  /** Takes an event and compares the step with the table; null if it could not be computed. */
  #check(from: Instant, event: string, before: Trail): (Checked & { readonly step: Step; readonly trail: Trail }) | null {
    this.#count({ name: event, state: from.state, before })
    const checked = this.#checker.take(from, event)
    this.#taken.add(event)
    const { step, rows, faults } = checked
    const trail = { name: event, state: step?.instant.state ?? from.state, before }
    if (this.#isCounting) {
      for (const row of rows) this.#rows.add(row, event, from.state)
      if (step) this.#reached.add(step)
    }
    this.#report(trail, faults, `${event} in ${from.state}`)
    return step ? { ...checked, step, trail } : null
  }

  #count(trail: Trail): void {
    this.#steps += 1
    this.#trail = trail
    checkLimits(this.#options.limits ?? defaultLimits, this.#table, {
      steps: this.#steps, ms: performance.now() - this.#startedAt, trail,
      contexts: () => [...this.#known.values()].map(({ instant }) => instant.snapshot.context as object),
    })
  }

  /**
   * Checks the moments that the key counts as others, and those after them, for as many steps again as the walk took, and at
   * least a thousand: contexts may grow without end.
   */
  #followMerged(): void {
    const [met, most] = [this.#merged.length, this.#steps + Math.max(this.#steps, minFollowedSteps)]
    for (const [index, merged] of this.#merged.entries()) {
      if (index >= met && this.#steps >= most) return
      this.#checkMerged(merged)
    }
  }

  /** A moment whose key is known must behave like the first one with this key. */
  #checkMerged({ instant, trail, first }: Merged): void {
    for (const event of this.#checker.possible(instant)) {
      const known = first.outcomes.get(event)
      const checked = known === undefined ? null : this.#check(instant, event, trail)
      if (!checked || known === undefined || checked.faults.length > 0) continue
      const key = this.#keyOf(checked.step.instant)
      const outcome = checked.hasEffect ? key : 'no effect'
      if (outcome !== known) this.#report(checked.trail, [coarseKey(event, instant, first, outcome, known)])
      else this.#arrive(checked.step.instant, checked.trail, key)
    }
  }

  #unreached({ states, transitions, guards }: Coverages): string[] {
    return [
      ...states.missed.map((name) => `No path reaches the state ${name}.`),
      ...transitions.missed.map((name) => `No path takes the transition ${name}.`),
      ...guards.missed.map((name) => `On no path the guard of ${name}.`),
      ...this.#reached.wronglyUnreachable(this.#table).map((name) => `${name} is named as unreachable, but a path reaches it.`),
    ]
  }

  /** `cause` is what several paths can fail at. */
  #report(trail: Trail, messages: readonly string[], cause?: string): void {
    if (messages.length === 0) return
    this.#failures.push({ path: pathOf(trail), messages, cause })
    if (this.#options.isMutant) throw new Stopped()
  }
}

function wrongCount({ paths: expected }: Table, { length }: readonly WalkedPath[]): string[] {
  return expected === undefined || expected === length ? [] : [`There are ${length} paths, the table says ${expected}.`]
}
