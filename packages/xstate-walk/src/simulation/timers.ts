/** The delays that run, and which of them a `cancel` still reaches. */
import type { AnyActorRef, EventObject } from 'xstate'

export interface Timer {
  /** Null for an event that was delayed without an id. */
  readonly id: string | null
  readonly event: EventObject
  /** Null for the machine itself. */
  readonly target: AnyActorRef | null
  readonly startedAt: number
  readonly ms: number
  /** The context at its start. */
  readonly context: unknown
}

export function endOf({ startedAt, ms }: Timer): number {
  return startedAt + ms
}

/** Never changed: each change returns a copy. */
export class Timers {
  static readonly none = new Timers([], new Map())
  /** In the order in which they end. */
  readonly running: readonly Timer[]
  /** XState keeps the last delay of each id, which is the one that a `cancel` ends, and forgets it when any delay of this id ends. */
  readonly #cancellable: ReadonlyMap<string, Timer>

  private constructor(running: readonly Timer[], cancellable: ReadonlyMap<string, Timer>) {
    this.running = running
    this.#cancellable = cancellable
  }

  get first(): Timer | undefined {
    return this.running[0]
  }

  canBeCancelled(timer: Timer): boolean {
    return timer.id !== null && this.#cancellable.get(timer.id) === timer
  }

  with(timer: Timer): Timers {
    const running = [...this.running, timer].sort((a, b) => endOf(a) - endOf(b))
    return new Timers(running, timer.id === null ? this.#cancellable : new Map([...this.#cancellable, [timer.id, timer]]))
  }

  cancelled(id: string): Timers {
    const cancelled = this.#cancellable.get(id)
    return cancelled ? this.#without(cancelled) : this
  }

  /** Without the first one, whose end has come. */
  elapsed(): Timers {
    return this.first ? this.#without(this.first) : this
  }

  #without(timer: Timer): Timers {
    const cancellable = new Map([...this.#cancellable].filter(([id]) => id !== timer.id))
    return new Timers(
      this.running.filter((each) => each !== timer),
      cancellable,
    )
  }
}
