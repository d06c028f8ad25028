/** Limits the bytes of cached answers that are being sent: per address and in total. */
import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { ProblemError } from '../../../domain/problems.ts'
import { callerNetwork } from '../callers/caller-address.ts'

/** A few of the largest cached answers, or several hundred pages. */
const maxPerAddress = 8_000_000

const maxOfAll = 32_000_000

export class OutgoingBytes {
  readonly #byAddress = new Map<string, number>()
  #total = 0

  /** Counts the bytes until the reply is sent or the client disconnects. Throws not-ready beyond the limits. */
  count(reply: FastifyReply, bytes: number): void {
    const address = callerNetwork(reply.request)
    const own = this.#byAddress.get(address) ?? 0
    // A single answer always passes, whatever its size.
    const isTooMuch = (before: number, most: number): boolean => before > 0 && before + bytes > most
    if (isTooMuch(own, maxPerAddress) || isTooMuch(this.#total, maxOfAll)) throw new ProblemError({ type: 'not-ready' })
    this.#add(address, bytes)
    finished(reply.raw, () => this.#add(address, -bytes))
  }

  #add(address: string, bytes: number): void {
    this.#total += bytes
    const own = (this.#byAddress.get(address) ?? 0) + bytes
    if (own > 0) this.#byAddress.set(address, own)
    else this.#byAddress.delete(address)
  }
}
