/** A machine that really runs, with actors whose outcomes and a clock whose time the walk decides. */
import {
  createActor, SimulatedClock, type ActorLogic, type AnyActorRef, type AnyMachineSnapshot,
  type AnyTransitionDefinition, type EventObject, type InspectionEvent,
} from 'xstate'
import type { ActorLook, Asked, Called, Elapsed, Outcome, Table } from './table.ts'
import { transitionNames } from './transitions.ts'

type Settle = { type: 'settle.done'; output: unknown } | { type: 'settle.error'; error: unknown }

/** What a step did beside leading to a state. */
export interface Effects {
  readonly calls: readonly Called[]
  readonly asks: readonly Asked[]
}

export class LiveActor {
  readonly #actor: AnyActorRef
  readonly #clock = new WatchedClock()
  readonly #names: ReadonlyMap<AnyTransitionDefinition, string>
  #calls: Called[] = []
  #asks: Asked[] = []
  /** What the machine has taken so far, those that need no event included. */
  readonly transitions = new Set<string>()

  constructor({ machine, looks = {} }: Pick<Table, 'machine' | 'looks'>, input: ((now: () => number) => unknown) | undefined) {
    const { actors, actions } = machine.implementations
    // Of the actions, those that are functions of their own are provided from outside; the others are built in.
    const provided = Object.keys(actions).filter((name) => !('resolve' in (actions[name] as object)))
    const note = (name: string) => (_: unknown, params?: object) => void this.#calls.push(called(name, params))
    const running = machine.provide({
      actors: Object.fromEntries(Object.keys(actors).map((name) => [name, this.#fake(name, looks[name])])),
      actions: Object.fromEntries(provided.map((name) => [name, note(name)])),
    } as never)
    this.#names = transitionNames(running)
    const options = { input: input?.(() => this.#clock.now()), clock: this.#clock, inspect: this.#note }
    this.#actor = createActor(running, options as never)
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
    const effects = { calls: this.#calls, asks: this.#asks }
    this.#calls = []
    this.#asks = []
    return effects
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
    if (inspected.type !== '@xstate.microstep') return
    for (const each of inspected._transitions) {
      const name = this.#names.get(each)
      if (name !== undefined) this.transitions.add(name)
    }
  }

  /** Ends when it is told to; all else that is sent to it is noted. */
  #fake(name: string, look?: (input: never) => ActorLook): ActorLogic<never, Settle | EventObject, unknown> {
    const active = { status: 'active', output: undefined, error: undefined }
    const logic = {
      config: undefined,
      getInitialSnapshot: (_: unknown, input: unknown) => ({ ...active, input, ...(look && lookedAt(look(input as never))) }),
      start: ({ input }: { input: unknown }) => void this.#asks.push(input === undefined ? [name] : [name, input]),
      transition: (snapshot: object, event: Settle | EventObject) => {
        if (event.type === 'settle.done') return { ...snapshot, status: 'done', output: (event as { output: unknown }).output }
        if (event.type === 'settle.error') return { ...snapshot, status: 'error', error: (event as { error: unknown }).error }
        if (!event.type.startsWith('xstate.')) this.#calls.push([`to ${name}`, event])
        return snapshot
      },
      getPersistedSnapshot: (snapshot: unknown) => snapshot,
    }
    return logic as never
  }
}

/** As much of a machine's snapshot as its parent asks for. */
function lookedAt({ value, context }: ActorLook): object {
  return { value, context, matches: (state: string) => state === value }
}

/** Where an event is handed on as parameters, its type is none of them. */
function called(name: string, params: object | undefined): Called {
  if (params === undefined) return [name]
  return [name, Object.fromEntries(Object.entries(params).filter(([key]) => key !== 'type'))]
}

/** Knows which of its timers run. */
class WatchedClock extends SimulatedClock {
  readonly running = new Set<unknown>()

  override setTimeout(over: (...given: unknown[]) => void, ms: number): never {
    const id: unknown = super.setTimeout(() => {
      this.running.delete(id)
      over()
    }, ms)
    this.running.add(id)
    return id as never
  }

  override clearTimeout(id: number): void {
    this.running.delete(id)
    super.clearTimeout(id)
  }
}
