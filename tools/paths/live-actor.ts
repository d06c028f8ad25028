/** A machine that really runs, with actors whose outcomes and a clock whose time the walk decides. */
import {
  createActor, type AnyActorRef, type AnyMachineSnapshot, type EventObject, type InspectedEventEvent, type InspectionEvent,
} from 'xstate'
import type { Effects, Stage } from './stage.ts'
import type { Elapsed, Outcome } from './table.ts'
import { WatchedClock } from './watched-clock.ts'

export class LiveActor {
  readonly #actor: AnyActorRef
  readonly #clock = new WatchedClock()
  readonly #stage: Stage
  /** What the machine has taken so far, those that need no event included. */
  readonly transitions = new Set<string>()

  constructor(stage: Stage, input: ((now: () => number) => unknown) | undefined) {
    this.#stage = stage
    // What one before it left, where it broke down.
    stage.takeEffects()
    const { machine } = stage
    const options = { id: machine.id, input: input?.(() => this.#clock.now()), clock: this.#clock, inspect: this.#note }
    this.#actor = createActor(machine, options as never)
    // Told here, a failure that the machine does not take is not thrown at the process; the walk sees it in the snapshot.
    this.#actor.subscribe({ error: () => {} })
    this.#actor.start()
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot() as AnyMachineSnapshot
  }

  get now(): number {
    return this.#clock.now()
  }

  /** How many delays run. */
  get delays(): number {
    return this.#clock.running.size
  }

  /** What was done since this was asked last. */
  takeEffects(): Effects {
    return this.#stage.takeEffects()
  }

  send(event: EventObject): void {
    this.#actor.send(event)
  }

  settle({ actor, output, error }: Outcome): void {
    const child = (this.snapshot.children as Record<string, AnyActorRef | undefined>)[actor]
    if (!child) throw new Error(`No actor ${actor} runs.`)
    child.send(error === undefined ? { type: 'settle.done', output } : { type: 'settle.error', error })
  }

  /** Waits up to the last millisecond of a delay; gives the rest to be waited. */
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

  readonly #note = (inspected: InspectionEvent): void => {
    if (inspected.type === '@xstate.event') this.#noteWord(inspected)
    if (inspected.type !== '@xstate.microstep') return
    for (const each of inspected._transitions) {
      const name = this.#stage.names.get(each)
      if (name !== undefined) this.transitions.add(name)
    }
  }

  /** What it tells an actor that was there before it; its own actors note what they are told. */
  #noteWord({ sourceRef, actorRef, event }: InspectedEventEvent): void {
    const { id, system } = actorRef as AnyActorRef
    const isOutside = sourceRef !== undefined && sourceRef === this.#actor && system !== this.#actor.system
    if (isOutside) this.#stage.noteCall([`to ${id}`, event])
  }
}
