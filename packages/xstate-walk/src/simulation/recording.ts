/** What one step of a simulation causes, in the order in which it happens. */
import type { AnyActorRef, EventObject } from 'xstate'
import type { ActionCall, Invocation } from '../table/table.ts'
import { isActor } from '../walk/plain.ts'
import type { BuiltIn } from './private.ts'

export interface Timer {
  readonly id: string
  readonly event: EventObject
  /** Null for the machine itself. */
  readonly target: AnyActorRef | null
  readonly startedAt: number
  readonly ms: number
}

export function endOf({ startedAt, ms }: Timer): number {
  return startedAt + ms
}

export class Recording {
  readonly calls: ActionCall[] = []
  readonly invokes: Invocation[] = []
  readonly transitions: string[] = []
  readonly entered: string[] = []
  readonly guards: [string, boolean][] = []
  readonly toSelf: EventObject[] = []
  readonly cancelled = new Set<string>()
  readonly stopped: AnyActorRef[] = []
  readonly spawned = new Set<AnyActorRef>()
  readonly spawnedIds = new Set<string>()
  #timers: Timer[] = []
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  timersLeft(): readonly Timer[] {
    return this.#timers
  }

  add(effect: BuiltIn, self: AnyActorRef): void {
    switch (effect.is) {
      case 'scheduled': {
        const { id, event, ms, target } = effect
        return void this.#timers.push({ id, event, ms, target: target === self ? null : target, startedAt: this.#now() })
      }
      case 'cancelled':
        this.cancelled.add(effect.id)
        this.#timers = this.#timers.filter(({ id }) => id !== effect.id)
        return
      case 'sent':
        return void (effect.target === self
          ? this.toSelf.push(effect.event)
          : this.calls.push([`to ${addressee(effect.target)}`, effect.event]))
      case 'spawned':
        if (!isActor(effect.actor))
          throw new Error(`The actor "${String(effect.src)}" has no implementation. Provide one, or give its state in childSnapshots.`)
        return this.addActor(effect.actor, effect)
      case 'stopped':
        return void this.stopped.push(effect.actor)
      case 'emitted':
        return void this.calls.push(['emit', effect.event])
      case 'logged':
        return void this.calls.push(['log', effect.value])
      case 'nothing':
    }
  }

  addActor(actor: AnyActorRef, { src, input }: { readonly src: unknown; readonly input: unknown }): void {
    const name = typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : actor.id
    this.spawned.add(actor)
    this.spawnedIds.add(actor.id)
    this.invokes.push(input === undefined ? [name] : [name, input])
  }
}

export function addressee(target: unknown): string {
  return isActor(target) ? target.id : String(target)
}
