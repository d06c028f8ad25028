/** A simulated clock that lists its running timers. */
import { SimulatedClock } from 'xstate'

export class WatchedClock extends SimulatedClock {
  readonly running = new Set<unknown>()

  override setTimeout(callback: (...given: unknown[]) => void, ms: number): never {
    const id: unknown = super.setTimeout(() => {
      this.running.delete(id)
      callback()
    }, ms)
    this.running.add(id)
    return id as never
  }

  override clearTimeout(id: number): void {
    this.running.delete(id)
    super.clearTimeout(id)
  }
}
