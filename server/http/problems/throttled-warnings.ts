/** Throttles warnings that callers can cause repeatedly: one per minute and message. */
import type { FastifyBaseLogger } from 'fastify'

const everyMs = 60_000

interface Kind {
  readonly loggedAtMs: number
  /** How many were suppressed since. */
  leftOut: number
}

export class ThrottledWarnings {
  readonly #elapsedMs: () => number
  readonly #kinds = new Map<string, Kind>()

  constructor(elapsedMs: () => number) {
    this.#elapsedMs = elapsedMs
  }

  /** Also logs how many warnings with this message were suppressed before. */
  warn(log: FastifyBaseLogger, message: string, details: object = {}): void {
    const nowMs = this.#elapsedMs()
    const last = this.#kinds.get(message)
    if (last && nowMs - last.loggedAtMs < everyMs) {
      last.leftOut += 1
      return
    }
    this.#kinds.set(message, { loggedAtMs: nowMs, leftOut: 0 })
    log.warn({ ...details, leftOut: last?.leftOut ?? 0 }, message)
  }
}
