/** The two clocks that the server reads, in one place so that tests can set them. */

export interface Clock {
  readonly now: () => Date
  /** Milliseconds since some moment; never turned back, unlike the time of day. */
  readonly elapsedMs: () => number
}

export const systemClock: Clock = { now: () => new Date(), elapsedMs: () => performance.now() }
