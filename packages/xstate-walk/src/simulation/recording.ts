/** What one step of a simulation causes, in the order in which it happens. */
import type { AnyActorRef, EventObject } from 'xstate'
import type { ActionCall, Invocation } from '../table/table.ts'
import { isActor } from '../walk/plain.ts'
import { NotWalkable } from './not-walkable.ts'
import { systemIdOf, type BuiltIn } from './private.ts'
import type { Timer, Timers } from './timers.ts'
import { watched } from './watched.ts'
import type { Watch } from './watched-functions.ts'

/** What the step begins with. */
export interface Beginning {
  readonly now: number
  readonly timers: Timers
}

export type Read = readonly [field: string, transition: string | null]

/** Stands among the fields that are read for the state of the machine. */
export const theState = ''

export class Recording {
  calls: ActionCall[] = []
  invokes: Invocation[] = []
  readonly transitions: string[] = []
  readonly entered: string[] = []
  readonly guards: [string, boolean][] = []
  readonly toSelf: EventObject[] = []
  readonly started: Timer[] = []
  readonly spawned = new Set<AnyActorRef>()
  readonly spawnedIds = new Set<string>()
  /** The context that each action of the machine sees. */
  readonly seen = new Map<ActionCall, unknown>()
  /** How many actors were invoked or spawned before each call. */
  readonly invokedBefore = new Map<ActionCall, number>()
  /** Each `['stop', actor]` among the calls, by the actor. */
  readonly stops = new Map<ActionCall, AnyActorRef>()
  /** The actors to which the machine sends something, each with whether it was stopped before. */
  readonly #addressed = new Map<AnyActorRef, boolean>()
  /** The fields of the context that functions read, each with the transition whose guard it was, and those that actions assign. */
  readonly reads: Read[] = []
  readonly changed = new Set<string>()
  /** The types of the events that the machine raises. */
  readonly raised = new Set<string>()
  /** How many calls come before the end of the machine. */
  callsToEnd = 0
  timers: Timers
  readonly now: number
  /** The effects that XState delays until all transitions of an event were taken. */
  readonly #deferred = new Set<ActionCall | Invocation>()

  constructor({ now, timers }: Beginning) {
    this.now = now
    this.timers = timers
  }

  /** `context` is that of the machine at this effect. */
  add(effect: BuiltIn, self: AnyActorRef, context: unknown): void {
    switch (effect.is) {
      case 'scheduled': {
        const { id, event, ms, target } = effect
        const timer = { id, event, ms, target: target === self ? null : target, startedAt: this.now, context }
        this.started.push(timer)
        this.raised.add(event.type)
        this.timers = this.timers.with(timer)
        return
      }
      case 'cancelled':
        return this.#cancel(effect.id)
      case 'raised':
        this.raised.add(effect.event.type)
        // One that carries nothing shows in what it causes.
        if (Object.keys(effect.event).length > 1) this.addBare(['raise', effect.event])
        return
      case 'sent':
        if (effect.target === self) {
          this.toSelf.push(effect.event)
          this.raised.add(effect.event.type)
        }
        if (isActor(effect.target)) this.#addressed.set(effect.target, [...this.stops.values()].includes(effect.target))
        return this.#defer([`to ${addressee(effect.target, self)}`, effect.event])
      case 'spawned':
        if (!isActor(effect.actor))
          throw new NotWalkable(`The actor "${String(effect.src)}" has no implementation. Provide one, or give its state in childSnapshots.`)
        return this.addActor(effect.actor, effect)
      case 'stopped':
        return this.#addStop(effect.actor)
      case 'emitted':
        return this.#defer(['emit', effect.event])
      case 'logged':
        return this.addBare(['log', effect.value])
      case 'nothing':
    }
  }

  /** An action of the machine; `context` is what it sees. */
  addCall(call: ActionCall, context: unknown): void {
    this.seen.set(call, context)
    this.addBare(call)
  }

  /** A call that sees no context. */
  addBare(call: ActionCall): void {
    this.invokedBefore.set(call, this.invokes.length)
    this.calls.push(call)
  }

  /** The ids of the children of the machine to which it sends something although they do not run. */
  deafAmong(children: readonly AnyActorRef[], self: AnyActorRef): string[] {
    if (this.#addressed.size === 0) return []
    const isRunning = (actor: AnyActorRef) => children.includes(actor) || this.spawned.has(actor)
    const isChild = (actor: AnyActorRef) => (actor as { readonly _parent?: unknown })._parent === self
    return [...this.#addressed].filter(([actor, isStopped]) => isChild(actor) && (isStopped || !isRunning(actor))).map(([{ id }]) => id)
  }

  /** The machine ends here; XState then stops all its actors. */
  end(): void {
    this.callsToEnd = this.calls.length
  }

  /** Must be called before the machine handles another event. */
  beginMacrostep(): void {
    this.#deferred.clear()
  }

  /** An exception ends the machine: what XState would have sent, started and stopped after the last transition does not happen. */
  forgetDeferred(): void {
    const isLeft = (effect: ActionCall | Invocation) => !this.#deferred.has(effect)
    this.calls = this.calls.filter(isLeft)
    this.invokes = this.invokes.filter(isLeft)
  }

  addActor(actor: AnyActorRef, { src, input }: { readonly src: unknown; readonly input: unknown }): void {
    const name = typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : actor.id
    const invocation = invocationOf(name, input, actor)
    this.spawned.add(actor)
    this.spawnedIds.add(actor.id)
    this.#deferred.add(invocation)
    this.invokes.push(invocation)
  }

  /** XState itself cancels the delays of a state that is left. */
  #cancel(id: string): void {
    if (!id.startsWith('xstate.after.')) this.#defer(['cancel', id])
    this.timers = this.timers.cancelled(id)
  }

  #addStop(actor: AnyActorRef): void {
    const call: ActionCall = ['stop', actor.id]
    this.stops.set(call, actor)
    this.#defer(call)
  }

  #defer(call: ActionCall): void {
    this.#deferred.add(call)
    this.addBare(call)
  }
}

/** Without an id that says nothing: the name of the logic, or one that XState makes. */
function invocationOf(name: string, input: unknown, actor: AnyActorRef): Invocation {
  const systemId = systemIdOf(actor)
  const isGiven = actor.id !== name && !/^(?:\d+\.|x:\d+$)/.test(actor.id)
  if (!isGiven && systemId === undefined) return input === undefined ? [name] : [name, input]
  return [name, input, { ...(isGiven && { id: actor.id }), ...(systemId !== undefined && { systemId }) }]
}

/** An actor outside of the machine that has no id of its own has that of its logic, since XState counts such actors. */
export function addressee(target: unknown, self?: AnyActorRef): string {
  if (!isActor(target)) return String(target)
  const { id, sessionId, logic, system } = target as AnyActorRef & { readonly logic?: { readonly id?: string } }
  return self && system !== self.system && id === sessionId ? (logic?.id ?? 'an actor') : id
}

/** Records what functions read and change. */
export function watchInto(recording: () => Recording): Watch {
  const read = (field: string, transition: string | null) => void recording().reads.push([field, transition])
  return {
    seen: (value, transition) => watched(value, (field) => read(field, transition)),
    readsState: (transition) => read(theState, transition),
    changes: (fields) => {
      for (const field of fields) recording().changed.add(field)
    },
  }
}
