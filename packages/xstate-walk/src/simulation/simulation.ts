/** Takes a machine from moment to moment. Nothing runs: actions are recorded, actors never start, and time passes on request. */
import type { ActorLogic, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { entered, instrumented, namesOfInlineActions, taken } from '../machine/instrumented.ts'
import { placesOf, type Places } from '../machine/places.ts'
import { isIn, StateNames } from '../machine/state-name.ts'
import type { ActionCall, ActorEvent, ChildSnapshot, Invocation, Moment, Start, Table } from '../table/table.ts'
import { builtIn, PureMachine, spawnOptions, type ResolvedAction } from './private.ts'
import { addressee, endOf, Recording, type Timer } from './recording.ts'

/** A moment that the simulation can continue from. */
export interface Instant extends Moment {
  readonly snapshot: AnyMachineSnapshot
  /** In the order in which they end. */
  readonly timers: readonly Timer[]
  /** The ids of the actors that ended. XState keeps them among the children. */
  readonly ended: ReadonlySet<string>
}

/** What a step caused. */
export interface Effects {
  readonly calls: readonly ActionCall[]
  readonly invokes: readonly Invocation[]
  /** The names of the transitions taken, of the states entered, and of the guards with their outcomes. */
  readonly transitions: readonly string[]
  readonly entered: readonly string[]
  readonly guards: readonly (readonly [name: string, outcome: boolean])[]
  readonly started: readonly Timer[]
}

export interface Step extends Effects {
  readonly instant: Instant
}

/** More transitions than this in one step never end. */
const microstepLimit = 10_000

export class Simulation {
  readonly places: Places
  readonly names: StateNames
  /** The names in `childSnapshots` for which an actor was started. */
  readonly usedChildSnapshots = new Set<string>()
  readonly #machine: AnyStateMachine
  readonly #pure: PureMachine
  readonly #inlineActions: ReadonlyMap<unknown, string>
  #now = 0
  /** The event that is being handled; null at the start. */
  #event: EventObject | null = null
  #effects = new Recording(() => this.#now)

  constructor({ machine, childSnapshots = {} }: Pick<Table, 'machine' | 'childSnapshots'>) {
    this.places = placesOf(machine)
    this.names = new StateNames(this.places.states)
    this.#inlineActions = namesOfInlineActions(machine, this.places)
    const actors = Object.fromEntries(
      Object.entries(childSnapshots).map(([name, snapshotOf]) => [
        name,
        childLogic((input) => {
          this.usedChildSnapshots.add(name)
          return snapshotOf(input as never)
        }),
      ]),
    )
    const observed = instrumented(machine, this.places, (guard, outcome) => this.#effects.guards.push([guard, outcome]))
    this.#machine = observed.provide({ actors } as never)
    this.#pure = new PureMachine(this.#machine)
  }

  start({ input }: Start<AnyStateMachine>): Step {
    this.#now = 0
    this.#effects = new Recording(() => this.#now)
    this.#event = null
    const given: unknown = input?.(() => this.#now)
    const snapshot = this.#pure.initial(given, (action) => this.#record(action))
    return this.#stepTo(snapshot, { timers: [], ended: new Set(), snapshot: null })
  }

  send(from: Instant, event: EventObject): Step {
    return this.#step(from, event, from)
  }

  /** Throws if the actor is not running. */
  cause(from: Instant, event: ActorEvent): Step {
    const { actor } = event
    if (!isRunning(from, actor)) throw new Error(`The actor ${actor} is not running.`)
    const ended = event.is === 'snapshot' ? from.ended : new Set([...from.ended, actor])
    return this.#step(from, actorEvent(event), { ...from, ended })
  }

  /** The first delay ends. */
  elapse(from: Instant): Step {
    const [timer, ...timers] = from.timers
    if (!timer) throw new Error('No delay is running.')
    const then = { ...from, timers, now: timer.startedAt + timer.ms }
    if (timer.target === null) return this.#step(then, timer.event, then)
    this.#now = then.now
    this.#effects = new Recording(() => this.#now)
    this.#effects.calls.push([`to ${addressee(timer.target)}`, timer.event])
    return this.#stepTo(then.snapshot, then)
  }

  #step(from: Instant, event: EventObject, kept: Instant): Step {
    this.#now = from.now
    this.#effects = new Recording(() => this.#now)
    return this.#stepTo(this.#next(from.snapshot, event), kept)
  }

  #next(snapshot: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot {
    this.#event = event
    return this.#pure.next(snapshot, event, (action) => this.#record(action))
  }

  /** Handles the events that the machine sent to itself, and collects the effects. */
  #stepTo(first: AnyMachineSnapshot, kept: Pick<Instant, 'timers' | 'ended'> & { readonly snapshot: AnyMachineSnapshot | null }): Step {
    const effects = this.#effects
    let snapshot = first
    for (let event = effects.toSelf.shift(); event && snapshot.status === 'active'; event = effects.toSelf.shift()) {
      snapshot = this.#next(snapshot, event)
    }
    this.#recordAssignedActors(kept.snapshot, snapshot)
    const started = effects.timersLeft()
    const timers =
      snapshot.status === 'active'
        ? [...kept.timers.filter(({ id }) => !effects.cancelled.has(id)), ...started].sort((a, b) => endOf(a) - endOf(b))
        : []
    const ended = new Set([...kept.ended].filter((id) => id in snapshot.children && !effects.spawnedIds.has(id)))
    const instant = this.#instantOf(snapshot, timers, ended)
    return {
      instant,
      started,
      calls: [...effects.calls, ...this.#stops(snapshot)],
      invokes: effects.invokes,
      transitions: effects.transitions,
      entered: effects.entered,
      guards: effects.guards,
    }
  }

  #instantOf(snapshot: AnyMachineSnapshot, timers: readonly Timer[], ended: ReadonlySet<string>): Instant {
    const now = this.#now
    return {
      snapshot,
      timers,
      ended,
      now,
      state: this.names.nameOf(snapshot),
      history: this.#historyOf(snapshot),
      delays: Object.fromEntries(timers.map((timer) => [timer.event.type, endOf(timer) - now])),
    }
  }

  #historyOf({ historyValue }: AnyMachineSnapshot): Readonly<Record<string, string>> {
    const remembered = historyValue as Readonly<Record<string, readonly { readonly path: readonly string[] }[]>>
    return Object.fromEntries(
      this.places.states
        .filter(({ type, id }) => type === 'history' && remembered[id])
        .map(({ name, id }) => [
          name,
          (remembered[id] ?? [])
            .map(({ path }) => path.join('.'))
            .sort()
            .join(' and '),
        ]),
    )
  }

  #record(action: ResolvedAction): void {
    const effects = this.#effects
    if (action.type === taken) {
      effects.transitions.push(nameIn(action))
      if (effects.transitions.length > microstepLimit)
        throw new Error(`More than ${microstepLimit} transitions in one step: ${loopIn(effects.transitions)} never end.`)
      return
    }
    if (action.type === entered) return void effects.entered.push(nameIn(action))
    const effect = builtIn(action)
    if (effect) return effects.add(effect, this.#pure.self)
    if (action.exec === undefined) throw new Error(`The action "${action.type}" has no implementation.`)
    effects.calls.push(called(this.#inlineActions.get(action.exec) ?? action.type, action.params, this.#event))
  }

  /** The actors that an `assign` spawned, which no action reports. */
  #recordAssignedActors(before: AnyMachineSnapshot | null, { children }: AnyMachineSnapshot): void {
    const known = new Set<unknown>([...Object.values(before?.children ?? {}), ...this.#effects.spawned])
    for (const actor of Object.values(children as Record<string, AnyActorRef | undefined>)) {
      if (actor && !known.has(actor)) this.#effects.addActor(actor, spawnOptions(actor))
    }
  }

  /** The actors that were stopped by an action. XState itself stops those of a state that was left, and all at the end. */
  #stops(after: AnyMachineSnapshot): ActionCall[] {
    if (after.status !== 'active') return []
    const state = this.names.nameOf(after)
    const isOwn = (id: string) =>
      this.places.invokes.some((invoke) => invoke.id === id && (this.#effects.spawnedIds.has(id) || !isIn(state, invoke.state)))
    return this.#effects.stopped.filter(({ id }) => !isOwn(id)).map(({ id }) => ['stop', id])
  }
}

/** Whether an actor with this id was started and did not end. */
export function isRunning({ snapshot, ended }: Instant, actor: string): boolean {
  return snapshot.status === 'active' && actor in snapshot.children && !ended.has(actor)
}

/** The event in the form that XState uses. */
export function actorEvent({ actor, is, value }: ActorEvent): EventObject {
  if (is === 'snapshot')
    return {
      type: `xstate.snapshot.${actor}`,
      snapshot: { status: 'active', output: undefined, error: undefined, ...(value as object) },
    } as never
  const end =
    is === 'done' ? { type: `xstate.done.actor.${actor}`, output: value } : { type: `xstate.error.actor.${actor}`, error: value }
  return { ...end, actorId: actor } as never
}

function nameIn({ params }: ResolvedAction): string {
  return (params as { name: string }).name
}

function loopIn(transitions: readonly string[]): string {
  return [...new Set(transitions.slice(-100))]
    .slice(0, 5)
    .map((name) => `"${name}"`)
    .join(', ')
}

/** An action that receives the whole event is called with its fields: the type is known from the row. */
function called(name: string, params: unknown, event: EventObject | null): ActionCall {
  if (params === undefined) return [name]
  if (typeof params !== 'object' || params === null || params !== event) return [name, params]
  return [name, Object.fromEntries(Object.entries(params).filter(([key]) => key !== 'type'))]
}

/** Logic that never runs and has the state and context that a parent reads. */
function childLogic(snapshotOf: (input: unknown) => ChildSnapshot): ActorLogic<never, never> {
  return {
    getInitialSnapshot: (_: unknown, input: unknown) => {
      const { value, context } = snapshotOf(input)
      const matches = (state: unknown) => JSON.stringify(state) === JSON.stringify(value)
      return { status: 'active', output: undefined, error: undefined, input, value, context, matches }
    },
    transition: (snapshot: unknown) => snapshot,
    getPersistedSnapshot: (snapshot: unknown) => snapshot,
  } as never
}
