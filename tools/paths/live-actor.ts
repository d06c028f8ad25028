/** A running machine with actors and a clock that the walk controls. */
import {
  createActor, type AnyActorRef, type AnyMachineSnapshot, type EventObject, type InspectedEventEvent, type InspectionEvent,
} from 'xstate'
import type { Effects, FakedMachine } from './faked-machine.ts'
import type { Elapsed, Outcome } from './table.ts'
import { WatchedClock } from './watched-clock.ts'

export class LiveActor {
  readonly #actor: AnyActorRef
  readonly #clock = new WatchedClock()
  readonly #faked: FakedMachine
  /** The transitions taken so far, including those without an event. */
  readonly transitions = new Set<string>()

  constructor(faked: FakedMachine, input: ((now: () => number) => unknown) | undefined) {
    this.#faked = faked
    // Drop what an earlier actor left after an error.
    faked.takeEffects()
    const options = { id: faked.machine.id, input: input?.(() => this.#clock.now()), clock: this.#clock, inspect: this.#inspect }
    this.#actor = createActor(faked.machine, options as never)
    // Without an observer XState throws unhandled errors globally. The walk reads them from the snapshot.
    this.#actor.subscribe({ error: () => {} })
    this.#actor.start()
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot() as AnyMachineSnapshot
  }

  get now(): number {
    return this.#clock.now()
  }

  /** The number of running delays. */
  get delays(): number {
    return this.#clock.running.size
  }

  /** The effects since the last call. */
  takeEffects(): Effects {
    return this.#faked.takeEffects()
  }

  send(event: EventObject): void {
    this.#actor.send(event)
  }

  settle({ actor, output, error }: Outcome): void {
    const child = (this.snapshot.children as Record<string, AnyActorRef | undefined>)[actor]
    if (!child) throw new Error(`The actor ${actor} is not running.`)
    child.send(error === undefined ? { type: 'settle.done', output } : { type: 'settle.error', error })
  }

  /** Advances the clock to 1 ms before the end of a delay; returns the remaining time. */
  waitUntilJustBefore({ ms }: Elapsed<unknown>): number {
    const whole = ms(this.snapshot.context, this.now)
    if (whole === 0) return 0
    this.#clock.increment(whole - 1)
    return 1
  }

  wait(ms: number): void {
    this.#clock.increment(ms)
  }

  stop(): void {
    this.#actor.stop()
  }

  readonly #inspect = (inspected: InspectionEvent): void => {
    if (inspected.type === '@xstate.event') this.#recordSentEvent(inspected)
    if (inspected.type !== '@xstate.microstep') return
    for (const each of inspected._transitions) {
      const name = this.#faked.names.get(each)
      if (name !== undefined) this.transitions.add(name)
    }
  }

  /** Records events sent to actors outside the machine; its own actors record theirs. */
  #recordSentEvent({ sourceRef, actorRef, event }: InspectedEventEvent): void {
    const { id, system } = actorRef as AnyActorRef
    const isOutside = sourceRef !== undefined && sourceRef === this.#actor && system !== this.#actor.system
    if (isOutside) this.#faked.recordCall([`to ${id}`, event])
  }
}
