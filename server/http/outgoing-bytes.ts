/** How much of what is kept may be on its way to readers: to one address, and to all. */
import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { ProblemError } from '../../domain/problems.ts'
import { callerNetwork } from './caller-address.ts'

/** A few of the largest answers that are kept, or some hundred pages. */
const mostPerAddress = 8_000_000

const mostOfAll = 32_000_000

export class OutgoingBytes {
  readonly #byAddress = new Map<string, number>()
  #total = 0

  /** Counts the bytes until the reply is sent or its reader is gone. Throws not-ready beyond the bounds. */
  count(reply: FastifyReply, bytes: number): void {
    const address = callerNetwork(reply.request)
    const own = this.#byAddress.get(address) ?? 0
    // A single answer always passes: no bound may forbid what the server offers.
    const isTooMuch = (before: number, most: number): boolean => before > 0 && before + bytes > most
    if (isTooMuch(own, mostPerAddress) || isTooMuch(this.#total, mostOfAll)) throw new ProblemError({ type: 'not-ready' })
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
