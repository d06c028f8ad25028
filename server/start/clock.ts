/** The wall clock and the monotonic clock; tests pass their own. */

export interface Clock {
  readonly now: () => Date
  /** Milliseconds of the monotonic clock, which has an arbitrary start. */
  readonly elapsedMs: () => number
}

export const systemClock: Clock = { now: () => new Date(), elapsedMs: () => performance.now() }
