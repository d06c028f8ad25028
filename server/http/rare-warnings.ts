/** Warnings that callers could cause again and again: one a minute of each kind, so that nobody fills the log. */
import type { FastifyBaseLogger } from 'fastify'

const everyMs = 60_000

interface Kind {
  readonly loggedAtMs: number
  /** How many came after that one. */
  leftOut: number
}

export class RareWarnings {
  readonly #elapsedMs: () => number
  readonly #kinds = new Map<string, Kind>()

  constructor(elapsedMs: () => number) {
    this.#elapsedMs = elapsedMs
  }

  /** The message is the kind; the line also tells how many of its kind were left out before it. */
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
