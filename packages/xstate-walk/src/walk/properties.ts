/** The properties that all machines must have, independent of their rows. */
import type { AnyActorRef } from 'xstate'
import { childrenOf, isPublishing } from '../simulation/private.ts'
import type { Instant, Simulation } from '../simulation/simulation.ts'
import { isActorEvent, isPassed, isSent, type AnyRow, type Table } from '../table/table.ts'
import type { Always } from './always.ts'
import type { Checker } from './checker.ts'
import type { Oracle } from './oracle.ts'
import { stateText } from './shown.ts'

export class Properties {
  readonly #table: Table
  readonly #oracle: Oracle
  readonly #sent: readonly string[]
  readonly #canFail: ReadonlySet<string>
  readonly #seenActors = new Set<string>()
  readonly #publishing = new Set<string>()
  readonly #usedTerminals = new Set<string>()
  readonly #excluded = new Set<string>()

  readonly #always: Always

  constructor(table: Table, { oracle, always }: Checker) {
    const samples = Object.entries(table.events)
    this.#table = table
    this.#oracle = oracle
    this.#always = always
    this.#sent = samples.filter(([, sample]) => isSent(sample)).map(([name]) => name)
    this.#canFail = new Set(samples.flatMap(([, sample]) => (isActorEvent(sample) && sample.is === 'failed' ? [sample.actor] : [])))
  }

  /** One sentence for each property that does not hold in a moment in which some events were taken, or all. */
  faultsAt(instant: Instant, handled: readonly string[], isTaken: ((event: string) => boolean) | null): string[] {
    for (const event of Object.keys(this.#table.preconditions ?? {}))
      if (!this.#oracle.isAllowed(event, instant)) this.#excluded.add(event)
    return [
      ...(isTaken ? [] : this.#deadEnds(instant, handled)),
      ...this.#actorsThatCannotFail(instant),
      ...this.#unhandled(instant, handled, isTaken),
    ]
  }

  /** One sentence for each entry of the table that served nothing, where these events occurred. */
  unused({ usedChildSnapshots, askedIds, contexts, called, sending }: Simulation, taken: ReadonlySet<string>): string[] {
    const { omitted = {}, terminal = {}, preconditions = {}, childSnapshots = {}, system = {}, runs = [], events } = this.#table
    const without = (entries: object, used: ReadonlySet<string>) => Object.keys(entries).filter((name) => !used.has(name))
    return [
      ...[...sending].filter((action) => !this.#oracle.omits(`send ${action}`)).map((action) =>
        `The action "${action}" calls \`.send()\`, which a walk does not run. Send with \`sendTo\`, or name it in \`runs\` if it does nothing else, or omit "send ${action}" with the reason.`),
      ...runs.filter((action) => !called.has(action)).map((action) => `\`runs\` names the action "${action}", which no step calls.`),
      ...this.#always.unused(),
      ...(this.#table.mutates && !contexts.isChanged ? ['`mutates` says that the context is changed in place, which no step does.'] : []),
      ...without(omitted, this.#oracle.usedOmissions).map((type) => `The table omits "${type}", which never occurs or has an event.`),
      ...without(terminal, this.#usedTerminals).map((state) => `${stateText(state)} is named as terminal, but handles an event or is not reached.`),
      ...without(preconditions, this.#excluded).map((event) => `The precondition of "${event}" excludes nothing.`),
      ...without(childSnapshots, usedChildSnapshots).map(
        (actor) => `No actor "${actor}" was started that needs the snapshot in the table.`,
      ),
      ...without(system, askedIds).map((id) => `The machine does not ask for the actor "${id}" of its system.`),
      ...this.#sent
        .filter((event) => this.#oracle.rowsOn(event).length === 0)
        .map((event) => `"${event}" has no effect in any state, and no row says so.`),
      ...Object.entries(events).flatMap(([name, sample]) =>
        isPassed(sample) && !taken.has(name) ? [`"${name}" never occurs: no delay runs for more than ${sample.ms} ms.`] : [],
      ),
      ...Object.entries(events).flatMap(([name, sample]) =>
        isActorEvent(sample) && !this.#seenActors.has(sample.actor)
          ? [
              `"${name}" needs the actor "${sample.actor}", which never runs. The ids of actors are: ${[...this.#seenActors].join(', ') || 'none'}.`,
            ]
          : [],
      ),
      ...Object.entries(events).flatMap(([name, sample]) =>
        isActorEvent(sample) && sample.is === 'snapshot' && this.#seenActors.has(sample.actor) && !this.#publishing.has(sample.actor)
          ? [`"${name}" never occurs: the machine does not receive what "${sample.actor}" publishes. It needs \`onSnapshot\` or \`syncSnapshot\`.`]
          : [],
      ),
    ]
  }

  /** Every state waits for something, accepts an event, or ends the machine. */
  #deadEnds({ state, snapshot, ended }: Instant, handled: readonly string[]): string[] {
    if (handled.length > 0 || snapshot.status !== 'active') return []
    this.#usedTerminals.add(state)
    if (this.#table.terminal?.[state] !== undefined) return []
    const isMute = (actor: AnyActorRef) => !ended.has(actor.id) && !isPublishing(actor) && this.#isToPublish(actor.id)
    const mute = childrenOf(snapshot).find(isMute)
    if (!mute) return [`${stateText(state)} is a dead end: it handles no event.`]
    return [`In ${stateText(state)} the machine does not receive what "${mute.id}" publishes. It needs \`onSnapshot\` or \`syncSnapshot\`.`]
  }

  #isToPublish(id: string): boolean {
    return Object.values(this.#table.events).some((sample) => isActorEvent(sample) && sample.actor === id && sample.is === 'snapshot')
  }

  /** What waits can fail: each running actor has an event for its failure, or the table says why not. */
  #actorsThatCannotFail({ snapshot, state, ended }: Instant): string[] {
    const actors = childrenOf(snapshot).filter(({ id }) => !ended.has(id))
    const running = actors.map(({ id }) => id)
    for (const { id } of actors.filter(isPublishing)) this.#publishing.add(id)
    for (const id of running) this.#seenActors.add(id)
    return running
      .filter((id) => !this.#canFail.has(id) && !this.#oracle.omits(`xstate.error.actor.${id}`))
      .map(
        (id) =>
          `In ${stateText(state)} the actor "${id}" runs, and no event of the table is its failure. Add one, or omit "xstate.error.actor.${id}" with a reason.`,
      )
  }

  /** Whether the state has the tag of those that handle each sent event. */
  isBusy({ snapshot }: Instant): boolean {
    return snapshot.status === 'active' && snapshot.hasTag((this.#table.busyTag ?? 'busy') as never)
  }

  /** The sent events that a moment does not handle and for which no row gives the reason. */
  unexplained(instant: Instant, handled: readonly string[]): string[] {
    const isReason = (row: AnyRow) => row.ignored !== undefined && this.#oracle.appliesTo(row, instant.state)
    const isExplained = (event: string) => this.#oracle.rowsOn(event).some(isReason)
    return this.#sent.filter((event) => !handled.includes(event) && this.#oracle.isAllowed(event, instant) && !isExplained(event))
  }

  /** A busy state handles each sent event, or a row gives the reason why not. */
  #unhandled(instant: Instant, handled: readonly string[], isTaken: ((event: string) => boolean) | null): string[] {
    if (!this.isBusy(instant)) return []
    const { state } = instant
    return this.unexplained(instant, handled)
      .filter((event) => isTaken?.(event) ?? true)
      .map((event) => `"${event}" is not handled in the busy state ${stateText(state)}, and no row gives the reason.`)
  }
}
