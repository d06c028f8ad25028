/** Takes a machine from moment to moment. Nothing runs: actions are recorded, actors never start, and time passes on request. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { GuardObserver } from '../machine/guards.ts'
import { ended, entered, instrumented, taken, type InlineAction } from '../machine/instrumented.ts'
import { placesOf, type Places } from '../machine/places.ts'
import { StateNames } from '../machine/state-name.ts'
import type { ActionCall, ActorEvent, ChildSnapshot, Invocation, Moment, Start, Table } from '../table/table.ts'
import { childLogic } from './child-logic.ts'
import { Contexts } from './contexts.ts'
import { forgottenIn, notHeldIn, replacedIn, type LostActors } from './forgotten.ts'
import { endless, NotWalkable } from './not-walkable.ts'
import { historyOf } from './history.ts'
import { InlineLogics } from './inline-logics.ts'
import { builtIn, childrenOf, PureMachine, spawnOptions, type ResolvedAction } from './private.ts'
import { addressee, Recording, watchInto, type Beginning, type Read } from './recording.ts'
import { actorEvent, called } from './event-forms.ts'
import { presentTime, setTime } from './steady-time.ts'
import { endOf, Timers, type Timer } from './timers.ts'
import type { Watch } from './watched-functions.ts'

/** A moment that the simulation can continue from. */
export interface Instant extends Moment {
  readonly snapshot: AnyMachineSnapshot
  readonly timers: Timers
  /** The ids of the actors that ended. XState keeps them among the children. */
  readonly ended: ReadonlySet<string>
}

/** What a step caused. */
export interface Effects {
  readonly calls: readonly ActionCall[]
  /** The context that each action of the machine sees. */
  readonly seen: ReadonlyMap<ActionCall, unknown>
  readonly invokes: readonly Invocation[]
  /** How many actors were invoked or spawned before each call. */
  readonly invokedBefore: ReadonlyMap<ActionCall, number>
  readonly lost: LostActors
  /** The names of the transitions taken, of the states entered, and of the guards with their outcomes. */
  readonly transitions: readonly string[]
  readonly entered: readonly string[]
  readonly guards: readonly (readonly [name: string, outcome: boolean])[]
  readonly started: readonly Timer[]
  /** What functions of the machine read and assign, if it is watched, and the types of the events that it raises. */
  readonly reads: readonly Read[]
  readonly changed: ReadonlySet<string>
  readonly raised: ReadonlySet<string>
}

export interface Step extends Effects {
  readonly instant: Instant
}

/** More transitions than this in one step never end. */
const microstepLimit = 10_000

export class Simulation {
  readonly places: Places
  readonly names: StateNames
  readonly contexts: Contexts
  /** The names in `childSnapshots` for which an actor was started. */
  readonly usedChildSnapshots = new Set<string>()
  readonly #machine: AnyStateMachine
  readonly #pure: PureMachine
  readonly #inlineActions: ReadonlyMap<unknown, InlineAction>
  readonly #runs: ReadonlySet<string>
  readonly #watch: Watch | null
  /** The names of the actions that were called, and of those whose `.send()` is not seen. */
  readonly called = new Set<string>()
  readonly sending = new Set<string>()
  /** The ids of the actors that states invoke. */
  readonly #invoked: ReadonlySet<string>
  /** The texts of the actions without a name of their own, by the name that XState gives them. */
  readonly #unnamed = new Map<string, string>()
  /** The event that is being handled; null at the start. */
  #event: EventObject | null = null
  readonly #inlineLogics = new InlineLogics()
  #effects = new Recording({ now: 0, timers: Timers.none })

  /** If it `isWatched`, the steps say what functions of the machine read and assign. */
  constructor(table: Pick<Table, 'machine'> & Partial<Table>, isWatched = false) {
    const { machine, childSnapshots = {}, system = {}, mutates, runs = [] } = table
    this.contexts = new Contexts(mutates ?? false)
    this.#runs = new Set(runs)
    this.#watch = isWatched ? watchInto(() => this.#effects) : null
    this.places = placesOf(machine)
    this.#invoked = new Set(this.places.invokes.map(({ id }) => id))
    this.names = new StateNames(this.places.states)
    const stands = ([name, snapshotOf]: readonly [string, (input: never) => ChildSnapshot]) => childLogic((input) => {
      this.usedChildSnapshots.add(name)
      return snapshotOf(input as never)
    })
    const actors = Object.fromEntries(Object.entries(childSnapshots).map((each) => [each[0], stands(each)]))
    const own = this.contexts.ownIn(this.places)
    const observe: GuardObserver = (guard, outcome) => this.#effects.guards.push([guard, outcome])
    const observed = instrumented(machine, own, observe, this.#watch)
    this.#inlineActions = observed.inlineActions
    this.#machine = observed.machine.provide({ actors } as never)
    const around = Object.entries(system).map(([id, snapshot]) => [id, childLogic(() => snapshot)] as const)
    this.#pure = new PureMachine(this.#machine, Object.fromEntries(around))
  }

  /** The ids that the machine asked its system for. */
  get askedIds(): ReadonlySet<string> {
    return this.#pure.askedIds
  }

  /** Whether the machine reads its own snapshot, or asks its system for an actor. */
  get isAsking(): boolean {
    return this.#pure.isAskingItself || this.#pure.askedIds.size > 0
  }

  start({ input }: Start<AnyStateMachine>): Step {
    this.#begin({ now: 0, timers: Timers.none })
    this.#event = null
    const given: unknown = input?.(presentTime)
    const snapshot = this.#pure.initial(given, (action) => this.#record(action))
    return this.#stepTo(snapshot, null, new Set())
  }

  send(from: Instant, event: EventObject): Step {
    return this.#step(from, event, from.ended)
  }

  /** Throws if the actor is not running. */
  cause(from: Instant, event: ActorEvent): Step {
    const { actor } = event
    if (!isRunning(from, actor)) throw new Error(`The actor ${actor} is not running.`)
    return this.#step(from, actorEvent(event), event.is === 'snapshot' ? from.ended : new Set([...from.ended, actor]))
  }

  /** The first delay ends. */
  elapse(from: Instant): Step {
    const timer = from.timers.first
    if (!timer) throw new Error('No delay is running.')
    const [now, timers] = [endOf(timer), from.timers.elapsed()]
    const then = { ...from, now, timers, delays: delaysAt(now, timers) }
    if (timer.target === null) return this.#step(then, timer.event, then.ended)
    this.#begin(then)
    this.#effects.addBare([`to ${addressee(timer.target)}`, timer.event])
    return this.#stepTo(then.snapshot, then, then.ended)
  }

  /** Time passes in which no delay ends. */
  pass(from: Instant, ms: number): Step {
    this.#begin({ now: from.now + ms, timers: from.timers })
    return this.#stepTo(from.snapshot, from, from.ended)
  }

  #begin(beginning: Beginning): void {
    setTime(beginning.now)
    this.#effects = new Recording(beginning)
  }

  #step(from: Instant, event: EventObject, ended: ReadonlySet<string>): Step {
    this.#begin(from)
    const next = this.contexts.keeping(from.snapshot, (snapshot) => this.#next(snapshot, event))
    return this.#stepTo(next, from, ended)
  }

  /** Like an actor of XState, a machine in which something throws stops in its last state, without what it was about to send or start. */
  #next(snapshot: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot {
    this.#event = event
    this.#effects.beginMacrostep()
    try {
      return this.#pure.next(snapshot, event, (action) => this.#record(action))
    } catch (error) {
      if (error instanceof NotWalkable) throw error
      this.#effects.forgetDeferred()
      return { ...snapshot, status: 'error', error } as unknown as AnyMachineSnapshot
    }
  }

  /** Handles the events that the machine sent to itself, and collects the effects. */
  #stepTo(first: AnyMachineSnapshot, from: Instant | null, endedBefore: ReadonlySet<string>): Step {
    const effects = this.#effects
    const before = from?.snapshot ?? null
    let snapshot = first
    for (let event = effects.toSelf.shift(); event && snapshot.status === 'active'; event = effects.toSelf.shift()) {
      snapshot = this.#next(snapshot, event)
    }
    if (snapshot !== before) this.#recordAssignedActors(before, snapshot)
    for (const actor of effects.spawned) this.#inlineLogics.check(actor)
    const instant = this.#instantAfter(from, snapshot, endedBefore)
    return {
      instant,
      started: effects.started.filter((timer) => instant.timers.running.includes(timer)),
      calls: this.#ownCalls(snapshot),
      seen: effects.seen,
      invokedBefore: effects.invokedBefore,
      invokes: effects.invokes,
      lost: {
        forgotten: forgottenIn(before, snapshot, (actor) => this.#isOver(actor, endedBefore)),
        replaced: replacedIn(snapshot),
        deaf: effects.deafAmong([...childrenOf(before ?? undefined), ...childrenOf(snapshot)], this.#pure.self),
        notHeld: notHeldIn(effects.spawned, snapshot).filter((id) => !this.#invoked.has(id)),
      },
      transitions: effects.transitions,
      entered: effects.entered,
      guards: effects.guards,
      reads: effects.reads,
      changed: effects.changed,
      raised: effects.raised,
    }
  }

  /** Whether an actor ended or was stopped, or is stopped by XState when its state is left. */
  #isOver(actor: AnyActorRef, ended: ReadonlySet<string>): boolean {
    return this.#invoked.has(actor.id) || ended.has(actor.id) || [...this.#effects.stops.values()].includes(actor)
  }

  /** The moment after a step: the one before it if nothing in it changed, as by an event that the machine does not handle. */
  #instantAfter(from: Instant | null, snapshot: AnyMachineSnapshot, endedBefore: ReadonlySet<string>): Instant {
    const { now, spawnedIds } = this.#effects
    const timers = snapshot.status === 'active' ? this.#effects.timers : Timers.none
    const children = new Set(childrenOf(snapshot).map(({ id }) => id))
    const ended = new Set([...endedBefore].filter((id) => children.has(id) && !spawnedIds.has(id)))
    const isAsBefore = from?.snapshot === snapshot && from.timers === timers && from.now === now
    if (isAsBefore && from.ended === endedBefore && from.ended.size === ended.size) return from
    return {
      snapshot,
      timers,
      ended,
      now,
      state: this.names.nameOf(snapshot),
      history: historyOf(snapshot, this.places),
      delays: delaysAt(now, timers),
    }
  }

  #record(action: ResolvedAction): void {
    const effects = this.#effects
    if (action.type === taken) {
      effects.transitions.push(nameIn(action))
      if (effects.transitions.length > microstepLimit) throw endless(effects.transitions)
      return
    }
    if (action.type === entered) return void effects.entered.push(nameIn(action))
    if (action.type === ended) return effects.end()
    const effect = builtIn(action)
    const context = this.contexts.seen(action.info?.context)
    if (effect) return effects.add(effect, this.#pure.self, context)
    if (action.exec === undefined) throw new NotWalkable(`The action "${action.type}" has no implementation.`)
    const { name, exec } = this.#inlineActions.get(action.exec) ?? { name: this.#nameOf(action), exec: action.exec }
    effects.addCall(called(name, action.params, this.#event), context)
    this.called.add(name)
    if (this.#runs.has(name)) this.#run(exec as never, action)
    else if (/\.send\(/.test(String(exec))) this.sending.add(name)
  }

  /** An action that does nothing but send, by consent. */
  #run(exec: (args: unknown, params: unknown) => void, { info, params }: ResolvedAction): void {
    exec({ ...info, context: this.#watch ? this.#watch.seen(info?.context, null) : info?.context }, params)
  }

  /** Throws if another action that is written in place has the same name: the table could not tell the two apart. */
  #nameOf({ type, exec }: ResolvedAction): string {
    if (this.#machine.implementations.actions[type] === exec) return type
    const text = String(exec)
    const known = this.#unnamed.get(type) ?? text
    this.#unnamed.set(type, known)
    if (known === text) return type
    throw new NotWalkable(`Two actions in enqueueActions are called "${type}": ${known} and ${text}. Give each a name of its own.`)
  }

  /** The actors that an `assign` spawned, which no action reports. */
  #recordAssignedActors(before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): void {
    const known = new Set<unknown>([...childrenOf(before ?? undefined), ...this.#effects.spawned])
    for (const actor of childrenOf(after)) {
      if (!known.has(actor)) this.#effects.addActor(actor, spawnOptions(actor))
    }
  }

  /** Without the stops of actors whose state was left, which XState itself stops. It also stops all after the end. */
  #ownCalls(after: AnyMachineSnapshot): ActionCall[] {
    const { calls, callsToEnd, stops, spawnedIds } = this.#effects
    if (stops.size === 0) return calls
    const most = after.status === 'active' ? calls.length : after.status === 'done' ? callsToEnd : 0
    const state = this.names.nameOf(after)
    const isOwn = (id: string) =>
      this.places.invokes.some((invoke) => invoke.id === id && (spawnedIds.has(id) || !this.names.isIn(state, invoke.state)))
    return calls.filter((call, index) => {
      const actor = stops.get(call)
      return !actor || (index < most && !isOwn(actor.id))
    })
  }
}

/** The remaining time of each delay. */
function delaysAt(now: number, { running }: Timers): Readonly<Record<string, number>> {
  return Object.fromEntries(running.map((timer) => [timer.event.type, endOf(timer) - now]))
}

/** Whether an actor with this id was started and did not end. */
function isRunning({ snapshot, ended }: Instant, actor: string): boolean {
  return snapshot.status === 'active' && !ended.has(actor) && childrenOf(snapshot).some(({ id }) => id === actor)
}

function nameIn({ params }: ResolvedAction): string {
  return (params as { name: string }).name
}
