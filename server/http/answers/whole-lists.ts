/** Answers with whole lists, and other whole texts: a short one as one text, a long one as a stream with backpressure. */
import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { constants, createGzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { ProblemError, type Problem } from '../../../domain/problems.ts'
import { WholeText } from '../../operations/whole-text.ts'
import type { WholeList } from '../../store/lists/stored-list.ts'
import { callerNetwork } from '../callers/caller-address.ts'
import { listText, wholeText } from './list-text.ts'

/** Runs a task when the limit allows; throws not-ready if too many wait. */
type RunLimited = <Result>(work: () => Promise<Result>) => Promise<Result>

interface WholeListLimits {
  /** For one query of any list. */
  readonly batch: RunLimited
  /** For work that takes milliseconds. */
  readonly short: RunLimited
  /** For work that takes as long as the client reads, and holds a database connection meanwhile. */
  readonly long: RunLimited
}

/** A text up to this size is sent at once and can be cached. */
const shortInBytes = 2_000_000

/** A list with more rows counts as long without being read: counting is much cheaper than reading. */
const shortInRows = 4_000

/** The number of long lists that one address can wait for or read at a time. */
const maxLongPerAddress = 2

/** The maximum duration of a stream; enough for a million listings. */
const maxDurationMs = 300_000

/** The fastest level reduces the text to a tenth or less. */
const compression = { level: constants.Z_BEST_SPEED }

/** The problem of a caller who must wait for other lists: a page can be had at once. */
export const tooManyLists: Problem = { type: 'not-ready', advice: 'read-pages' }

type Whole = WholeList<unknown> | WholeText

export class WholeLists {
  readonly #limits: WholeListLimits
  readonly #long = new Map<string, number>()

  constructor(limits: WholeListLimits) {
    this.#limits = limits
  }

  /** The text of a short list; null for a long one. */
  text(reply: FastifyReply, whole: Whole): Promise<string | null> {
    return this.#limits.short(async () => {
      if (!(whole instanceof WholeText) && await this.#isLong(whole)) return null
      return wholeText(this.#chunks(reply, whole), shortInBytes)
    })
  }

  async #isLong(list: WholeList<unknown>): Promise<boolean> {
    const { count, isWhole } = await this.#limits.batch(() => list.countUpTo(shortInRows + 1))
    return count > shortInRows || !isWhole
  }

  /** Streams a list of any length; set the headers before. Throws not-ready if too many streams wait. */
  async stream(reply: FastifyReply, whole: Whole, coding: 'gzip' | null): Promise<void> {
    const address = callerNetwork(reply.request)
    const own = this.#long.get(address) ?? 0
    if (own >= maxLongPerAddress) throw new ProblemError(tooManyLists)
    this.#long.set(address, own + 1)
    try {
      await this.#limits.long(() => streamTo(reply, this.#chunks(reply, whole), coding))
    } finally {
      const left = (this.#long.get(address) ?? 1) - 1
      if (left > 0) this.#long.set(address, left)
      else this.#long.delete(address)
    }
  }

  /** Serializes one chunk of any list at a time, so that other requests wait for one chunk at most. */
  async *#chunks(reply: FastifyReply, whole: Whole): AsyncGenerator<string, void> {
    const text = whole instanceof WholeText ? whole.parts() : listText(whole.batches(), (rows) => String(reply.serialize(rows)))
    try {
      for (;;) {
        const chunk = await this.#limits.batch(async () => {
          const next = await text.next()
          await setImmediate()
          return next
        })
        if (chunk.done) return
        yield chunk.value
      }
    } finally {
      await text.return()
    }
  }
}

/** Resolves when the stream is sent or the client has disconnected, and the database connection is released. */
async function streamTo(reply: FastifyReply, text: AsyncGenerator<string, void>, coding: 'gzip' | null): Promise<void> {
  const { raw, request } = reply
  // The client may have disconnected while it waited.
  if (request.raw.socket.destroyed) return
  // Read before the headers are sent, so that an error can still be answered with a problem.
  const first = await text.next()
  if (request.method === 'HEAD') await text.return()
  const source = Readable.from(prepend(first, text))
  // Reset the connection, so that the client does not take a partial list for a whole one.
  source.once('error', () => request.raw.socket.resetAndDestroy())
  const closed = new Promise<void>((resolve) => source.once('close', resolve))
  const timeout = setTimeout(() => raw.destroy(), maxDurationMs)
  if (coding) reply.header('content-encoding', coding)
  await reply.send(coding ? pipeline(source, createGzip(compression), () => undefined) : source)
  clearTimeout(timeout)
  source.destroy()
  await closed
}

/** Puts the first chunk back. Unlike a generator, its `return()` ends the source even if iteration never started. */
function prepend(first: IteratorResult<string, void>, text: AsyncGenerator<string, void>): AsyncIterable<string> {
  let taken: IteratorResult<string, void> | null = first
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        const next = taken ?? (await text.next())
        taken = null
        return next
      },
      return: () => text.return(),
    }),
  }
}
