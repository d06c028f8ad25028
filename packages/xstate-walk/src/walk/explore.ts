/** Explores a machine from each start, by the shortest paths, and compares each step with the table. */
import { Regions } from '../machine/regions.ts'
import type { Instant, Step } from '../simulation/simulation.ts'
import { withQuietConsole } from '../simulation/quiet-console.ts'
import { setTime, steadyReads, withSteadyTime } from '../simulation/steady-time.ts'
import { fixed } from '../table/fixed.ts'
import { shapeMistakes } from '../table/shape.ts'
import type { Table } from '../table/table.ts'
import { tableMistakes } from './check-table.ts'
import { Checker, type Checked } from './checker.ts'
import { Reached, type Coverages } from './coverage.ts'
import { unwalked, type Exploration } from './exploration.ts'
import type { Failure } from './failure.ts'
import { graphOf } from './graph.ts'
import { checkLimits, LimitReached, limitsOf, type Limits } from './limits.ts'
import { Moments, type Merged, type Node } from './moments.ts'
import { Properties } from './properties.ts'
import { withRandomPaths } from './random-walk.ts'
import { Apart } from './regions/apart.ts'
import type { Finding } from './regions/findings.ts'
import { RowUse } from './row-use.ts'
import { Unstopped } from './unstopped.ts'
import { momentsInsideDelays, unreachedIn, wronglyUnreachable, wrongCount } from './unreached.ts'
import { failureAt, longestPaths, trailTo, type Trail, type WalkedPath } from './trail.ts'
import { Ways } from './ways.ts'

export interface ExploreOptions {
  readonly limits?: Limits
  /** Stops at the first failure, and does not look for mistakes of the table itself. */
  readonly isMutant?: boolean
  /** What is known of the regions of parallel states. */
  readonly findings?: readonly Finding[]
  /** The faults in functions that were reached since it was called last. */
  readonly reached?: () => Iterable<string>
}

const minFollowedSteps = 1_000

class Stopped extends Error {}

interface FailedStep {
  readonly trail: Trail | null
  readonly messages: readonly string[]
  /** What several paths can fail at. */
  readonly cause?: string
}

export function explore(table: Table, options: ExploreOptions = {}): Exploration {
  const mistakes = options.isMutant ? [] : shapeMistakes(table)
  if (mistakes.length > 0) return unwalked(mistakes)
  return withQuietConsole(() => withSteadyTime(() => withRandomPaths(table, exploreApart(table, options))), options.isMutant)
}

/** Begins anew when a walk finds out that regions it took for independent of each other are not. */
function exploreApart(table: Table, options: ExploreOptions): Exploration {
  const explorer = new Explorer(fixed(table), options)
  const exploration = explorer.run()
  const { found } = explorer
  const isOver = found === null || (options.isMutant && exploration.failures.length > 0)
  return isOver ? exploration : exploreApart(table, { ...options, findings: found })
}

class Explorer {
  readonly #table: Table
  readonly #options: ExploreOptions
  readonly #checker: Checker
  readonly #properties: Properties
  readonly #rows: RowUse
  readonly #reached = new Reached()
  readonly #unstopped = new Unstopped()
  readonly #ways = new Ways()
  readonly #failures: FailedStep[] = []
  readonly #apart: Apart | null
  readonly #moments: Moments
  readonly #startedAt = performance.now()
  readonly #limits: Limits
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
    this.#limits = options.limits ?? limitsOf(table)
    const { checker, apart } = checkerFor(table, options.findings ?? [])
    this.#checker = checker
    this.#apart = apart
    this.#moments = new Moments(table, apart)
    this.#properties = new Properties(table, this.#checker)
    this.#rows = new RowUse(table, this.#checker.simulation.names)
  }

  /** What was found out of regions that the walk did not rely on; null if nothing was. */
  get found(): readonly Finding[] | null {
    return this.#apart?.foundAfter(this.#checker.simulation) ?? null
  }

  run(): Exploration {
    const isComplete = this.#explore()
    const coverages = this.#reached.coverages(this.#checker.simulation.places, this.#table)
    // The paths of a walk that ended at its limit would fill the memory.
    const paths = isComplete ? longestPaths(this.#moments.edges.map(({ trail }) => trail)) : []
    const mistakes = this.#mistakes(isComplete, coverages, paths)
    return {
      ...coverages,
      // A walk that did not end tells nothing until it does, so the limit comes first.
      failures: [
        ...(this.#limit ? [this.#limit] : []),
        ...mistakes.map((message) => ({ path: null, messages: [message] })),
        ...this.#failures.sort(byLength).map(({ trail, messages, cause }) =>
          (trail ? failureAt(trail, messages, cause) : { path: null, messages })),
      ],
      paths,
      graph: graphOf(this.#moments),
      moments: this.#moments.count,
      keys: this.#moments.keys,
      findings: this.#options.findings ?? [],
      groups: this.#apart?.groups.length ?? 1,
      ways: this.#ways.trails,
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
      const graph = this.#apart ? null : this.#moments
      for (const { trail, message } of this.#unstopped.faults(this.#checker.oracle, graph)) this.#report(trail, [message])
      return true
    } catch (error) {
      if (error instanceof LimitReached) this.#limit = failureAt(error.trail, [error.message])
      // A function of the table threw an error, or a value of the context cannot be compared.
      else if (!(error instanceof Stopped)) this.#failures.push({ trail: this.#trail, messages: [(error as Error).message] })
      return false
    }
  }

  /** Mistakes of the table itself; after any failure, what was not reached or used is only a consequence. */
  #mistakes(isComplete: boolean, coverages: Coverages, paths: readonly WalkedPath[]): string[] {
    const { simulation, oracle } = this.#checker
    // The names in the table are those of the machine without a planted fault.
    const { isMutant = false } = this.#options
    const mistakes = isMutant ? [] : tableMistakes(this.#table, simulation.places, simulation.names, oracle)
    if (!isComplete || this.#failures.length + mistakes.length > 0) return [...mistakes, ...steadyReads()]
    const unused = this.#rows.unused()
    if (isMutant) return unused
    const unreached = [...unused, ...unreachedIn(coverages), ...wronglyUnreachable(this.#reached, this.#table)]
    const all = [...unreached, ...this.#properties.unused(simulation, this.#taken)]
    if (all.length === 0) return wrongCount(this.#table, paths)
    return [...all, ...steadyReads(), ...(unreached.length > 0 ? momentsInsideDelays(this.#table, this.#moments.nodes) : [])]
  }

  #exploreFrom(name: string): void {
    const first = this.#begin(name)
    const queue = first ? [first] : []
    for (const node of queue) queue.push(...this.#leave(node))
  }

  /** The moment at a start; null if it is a known one. */
  #begin(name: string): Node | null {
    this.#count(trailTo(name, '', null))
    const { step, faults } = this.#checker.start(name)
    const trail = trailTo(name, step?.instant.state ?? '', null)
    this.#report(trail, faults)
    if (!step) return null
    this.#reached.add(step)
    this.#note(step, trail)
    this.#apart?.noteStart(step)
    const key = this.#moments.keyOf(step.instant)
    this.#moments.edges.push({ trail, from: null, to: key, transitions: step.transitions })
    return this.#moments.arrive(step.instant, trail, key)
  }

  /** Takes each event that is possible in a moment; returns the new moments. */
  #leave(node: Node): Node[] {
    const next: Node[] = []
    const handled: string[] = []
    for (const event of this.#eventsFrom(node)) {
      const checked = this.#check(node.instant, event, node.trail)
      if (!checked) {
        // The machine handles it, although the step could not be computed.
        handled.push(event)
        continue
      }
      const { step, trail, hasEffect } = checked
      const key = this.#moments.keyAfter(node, step.instant)
      if (hasEffect) handled.push(event)
      const { transitions } = step
      if (transitions.length > 0 || hasEffect || key !== node.key) this.#moments.edges.push({ trail, from: node.key, to: key, transitions })
      node.outcomes.set(event, hasEffect ? key : 'no effect')
      const arrived = step.instant === node.instant ? null : this.#moments.arrive(step.instant, trail, key)
      if (arrived) next.push(arrived)
    }
    setTime(node.instant.now)
    this.#noteHandled(node, handled)
    return next
  }

  #noteHandled({ instant, groups, trail }: Node, handled: readonly string[]): void {
    const apart = this.#apart?.isParallel(instant.state) ? this.#apart : null
    const isTaken = apart && ((event: string) => apart.isOf(event, groups, instant))
    apart?.noteHandled(instant, groups, handled, this.#properties)
    this.#report(trail, this.#properties.faultsAt(instant, handled, isTaken))
  }

  #eventsFrom({ instant, groups }: Node): string[] {
    return this.#checker.possible(instant).filter((event) => this.#apart?.isOf(event, groups, instant) ?? true)
  }

  /** Takes an event and compares the step with the table; null if it could not be computed. */
  #check(from: Instant, event: string, before: Trail): (Checked & { readonly step: Step; readonly trail: Trail }) | null {
    this.#count(trailTo(event, from.state, before))
    const checked = this.#checker.take(from, event)
    this.#taken.add(event)
    const { step, rows, faults } = checked
    const trail = trailTo(event, step?.instant.state ?? from.state, before)
    if (step) {
      this.#apart?.noteStep(from, step)
      this.#note(step, trail)
    }
    if (this.#isCounting) {
      for (const row of rows) this.#rows.add(row, event, from.state)
      if (step) this.#reached.add(step)
    }
    this.#report(trail, faults, checked.cause)
    if (checked.isSpoilt) throw new Stopped()
    return step ? { ...checked, step, trail } : null
  }

  #note(step: Step, trail: Trail): void {
    this.#unstopped.add(step, trail)
    // On the ways of a walk with a fault nothing is looked for.
    if (!this.#options.isMutant) this.#ways.add(step, trail, this.#options.reached?.() ?? [])
  }

  #count(trail: Trail): void {
    this.#steps += 1
    this.#trail = trail
    checkLimits(this.#limits, this.#table, { steps: this.#steps, ms: performance.now() - this.#startedAt, trail, moments: this.#moments })
  }

  /**
   * Checks the moments that the key counts as others, and those after them, for as many steps again as the walk took, and at
   * least a thousand: contexts may grow without end.
   */
  #followMerged(): void {
    const [met, most] = [this.#moments.merged.length, this.#steps + Math.max(this.#steps, minFollowedSteps)]
    for (const [index, merged] of this.#moments.merged.entries()) {
      if (index >= met && this.#steps >= most) return
      this.#checkMerged(merged)
    }
  }

  /** A moment whose key is known must behave like the first one with this key. */
  #checkMerged(merged: Merged): void {
    const { instant, trail, first } = merged
    for (const event of this.#checker.possible(instant).filter((each) => first.outcomes.has(each))) {
      const checked = this.#check(instant, event, trail)
      if (!checked || checked.faults.length > 0) continue
      const key = this.#moments.keyAfter({ instant, key: first.key }, checked.step.instant)
      const difference = this.#moments.difference(merged, event, checked.hasEffect ? key : 'no effect')
      if (difference !== null) this.#report(checked.trail, [difference])
      else if (checked.step.instant !== instant) this.#moments.arrive(checked.step.instant, checked.trail, key)
    }
  }

  #report(trail: Trail, messages: readonly string[], cause?: string): void {
    if (messages.length === 0) return
    this.#failures.push({ trail, messages, cause })
    if (this.#options.isMutant) throw new Stopped()
  }
}

function byLength(a: FailedStep, b: FailedStep): number {
  return (a.trail?.length ?? 0) - (b.trail?.length ?? 0)
}

/** Regions of parallel states are walked apart, unless the table says what counts as one moment, or contexts change in place. */
function checkerFor(table: Table, findings: readonly Finding[]): { readonly checker: Checker; readonly apart: Apart | null } {
  const checker = new Checker(table)
  const { simulation: { places, names }, oracle } = checker
  const regions = new Regions(places)
  if (regions.names.length < 2 || table.key || table.mutates) return { checker, apart: null }
  const watching = new Checker(table, true)
  const apart = new Apart({ table, places, regions, names, oracle }, findings)
  if (apart.groups.length < 2) return { checker, apart: null }
  watching.watchWith(apart.watch)
  return { checker: watching, apart }
}
