/** Walks regions apart from each other: a moment is left once for each group of regions whose own part of it is new. */
import { outside, type Regions } from '../../machine/regions.ts'
import { childrenOf } from '../../simulation/private.ts'
import { theState } from '../../simulation/recording.ts'
import type { Instant, Simulation, Step } from '../../simulation/simulation.ts'
import { watched } from '../../simulation/watched.ts'
import type { Moment } from '../../table/table.ts'
import { partKey } from '../key.ts'
import type { Properties } from '../properties.ts'
import { Findings, type Finding } from './findings.ts'
import { groupsOf, type Group } from './groups.ts'
import { staticFindings, time, type Known } from './static-findings.ts'

export class Apart {
  readonly groups: readonly Group[]
  readonly #known: Known
  readonly #regions: Regions
  /** What this walk relies on, and what it found out beside. */
  readonly #findings: Findings
  readonly #relied: number
  /** The fields of the context at each start. */
  #fields: ReadonlySet<string> | null = null
  /** Whether a part that handles no event was found, by group, and whether one was that is not final. */
  readonly #dead = new Map<Group, boolean>()

  /** Whether a busy moment was found, and whether one was of another group in which an event is neither handled nor explained. */
  #isBusy = false
  #isUnexplained = false

  constructor(known: Known, findings: Iterable<Finding>) {
    this.#known = known
    this.#regions = known.regions
    this.#findings = new Findings([...staticFindings(known), ...findings])
    this.#relied = this.#findings.size
    this.groups = groupsOf(known.regions, this.#findings)
  }

  /** What a next walk relies on; null if this one relied on all of it. */
  foundAfter({ isAsking }: Simulation): readonly Finding[] | null {
    // Only a moment of all regions tells whether an event is ignored while another one is busy.
    if (isAsking || (this.#isBusy && this.#isUnexplained)) this.#join()
    for (const parallel of new Set(this.#regions.names.map((region) => this.#regions.parallelOf(region)))) this.#joinIfDead(parallel)
    return this.#findings.size > this.#relied ? [...this.#findings] : null
  }

  /** What of a moment matters to a group. */
  keyOf(instant: Instant, group: Group): string {
    const isForeign = (member: string) => !group.members.has(member) && this.groups.some(({ members }) => members.has(member))
    return partKey(instant, {
      state: this.#partsFor(instant.state, group).join(' and '),
      hasField: (field) => group.fields.has(field),
      hasActor: (id) => !isForeign(`actor ${id}`),
      hasTime: !isForeign(time),
    })
  }

  /** Whether an event is taken in a moment that is new for these groups. What belongs to no group is taken each time. */
  isOf(event: string, groups: readonly Group[], { state }: Instant): boolean {
    if (!this.isParallel(state)) return true
    const owner = this.groups.find(({ members }) => members.has(`event ${event}`))
    return !owner || groups.includes(owner)
  }

  /** Whether regions are active. */
  isParallel(state: string): boolean {
    return this.#partsOf(state).some((part) => this.#regions.of(part) !== outside)
  }

  /** What functions of the table receive: it tells who reads what of it. */
  readonly watch = {
    context: <Value>(by: string, context: Value): Value => watched(context, (field) => this.#findings.add(by, 'reads', field)),
    moment: <Value extends Moment>(_: string, moment: Value): Value => watched(moment, (field) => {
      if (field !== 'now') this.#join()
    }),
  }

  noteStart({ instant: { snapshot } }: Step): void {
    const fields = Object.keys((snapshot.context ?? {}) as object)
    this.#fields = new Set(fields.filter((field) => this.#fields?.has(field) ?? true))
  }

  /** A moment that is new for these groups, and the events that have an effect in it. */
  noteHandled(instant: Instant, groups: readonly Group[], handled: readonly string[], properties: Properties): void {
    const { state } = instant
    this.#noteBusy(instant, groups, handled, properties)
    for (const group of groups) {
      const isHandled = handled.some((event) => this.isOf(event, [group], { state } as Instant))
      const parts = this.#partsOf(state).filter((part) => group.regions.has(this.#regions.of(part)))
      if (isHandled || parts.length === 0) continue
      const isFinal = parts.every((part) => this.#known.places.states.some(({ name, type }) => name === part && type === 'final'))
      this.#dead.set(group, (this.#dead.get(group) ?? false) || !isFinal)
    }
  }

  /** Events that a moment neither handles nor explains matter if another region is busy. All regions with one tag are in one group. */
  #noteBusy(instant: Instant, groups: readonly Group[], handled: readonly string[], properties: Properties): void {
    const busy = this.groups.find(({ members }) => members.has(`tag ${this.#known.table.busyTag ?? 'busy'}`))
    if (!busy) return
    const isForeign = (event: string) => this.isOf(event, groups, instant) && !busy.members.has(`event ${event}`)
    this.#isBusy ||= properties.isBusy(instant)
    this.#isUnexplained ||= properties.unexplained(instant, handled).some(isForeign)
  }

  noteStep(before: Instant, step: Step): void {
    const owners = new Set(step.transitions.map((name) => this.#regions.ofTransition(name)))
    const add = (...[is, what]: [Finding[1], string]) => {
      for (const owner of owners) this.#findings.add(owner, is, what)
    }
    for (const owner of owners) add('goes with', owner)
    this.#noteReads(step, owners)
    for (const field of step.changed) {
      add('changes', field)
      if (!this.#fields?.has(field) && !owners.has(outside)) add('goes with', outside)
    }
    for (const type of step.raised) add('raises', type)
    if (step.started.some(({ event }) => !event.type.startsWith('xstate.after.'))) add('goes with', time)
    for (const [name, what] of step.calls) {
      if (name === 'cancel') add('goes with', time)
      if (name === 'stop') add('addresses', String(what))
      if (name.startsWith('to ')) add('addresses', name.slice('to '.length))
    }
    const ran = new Set(childrenOf(before.snapshot).map(({ id }) => id))
    const invoked = new Set(this.#known.places.invokes.map(({ id }) => id))
    for (const { id } of childrenOf(step.instant.snapshot)) if (!ran.has(id) && !invoked.has(id)) add('owns', id)
    if (!owners.has(outside) && this.#isLeft(before, step, owners)) add('goes with', outside)
  }

  #noteReads({ reads }: Step, owners: ReadonlySet<string>): void {
    for (const [field, transition] of reads) {
      for (const reader of transition === null ? owners : [this.#regions.ofTransition(transition)]) {
        if (field === theState) this.#join()
        else this.#findings.add(reader, 'reads', field)
      }
    }
  }

  /** Whether a step of these regions changes the state of another one. */
  #isLeft(before: Instant, { instant, entered }: Step, owners: ReadonlySet<string>): boolean {
    const others = (state: string) => this.#partsOf(state).filter((part) => !owners.has(this.#regions.of(part))).join(' and ')
    const isOther = (state: string) => !owners.has(this.#regions.of(state))
    return others(before.state) !== others(instant.state) || entered.some((state) => isOther(state))
  }

  /** All regions are walked together. */
  #join(): void {
    this.#findings.add(this.#regions.names[0] ?? outside, 'goes with', outside)
  }

  /** A dead end of the machine is one of all its regions, which are not all final. */
  #joinIfDead(parallel: string): void {
    const own = this.groups.filter(({ regions }) => [...regions].some((region) => this.#regions.parallelOf(region) === parallel))
    if (own.every((group) => this.#dead.has(group)) && own.some((group) => this.#dead.get(group))) this.#join()
  }

  #partsOf(state: string): readonly string[] {
    return this.#known.names.partsOf(state)
  }

  /** The states of a group and what is outside of all regions; each other region stands for the parallel state around it. */
  #partsFor(state: string, { regions }: Group): string[] {
    const seen = this.#partsOf(state).map((part) => {
      const region = this.#regions.of(part)
      return region === outside || regions.has(region) ? part : this.#regions.parallelOf(region)
    })
    return [...new Set(seen)]
  }
}
