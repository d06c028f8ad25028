/** Answers that are whole lists: a short one is one text, a long one is read from the database as fast as its reader reads. */
import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { constants, createGzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { ProblemError } from '../../domain/problems.ts'
import type { WholeList } from '../store/stored-list.ts'
import { callerNetwork } from './caller-address.ts'
import { listText, wholeText } from './list-text.ts'

/** Does the work when it is its turn; throws not-ready where too many wait. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

interface WholeListTurns {
  /** For one question to the database about any list. */
  readonly batch: InTurn
  /** For what takes milliseconds. */
  readonly short: InTurn
  /** For what takes as long as its reader does, and holds a connection to the database for that time. */
  readonly long: InTurn
}

/** A text up to this size is made at once, and can be kept. */
const shortInBytes = 2_000_000

/** A list of more is long, however short its texts are: to count so far costs much less than to read so much. */
const shortInRows = 4_000

/** One address waits for or reads no more long lists than this at a time. */
const mostLongPerAddress = 2

/** Long enough for a million listings. */
const mostMs = 300_000

/** The text gets to a tenth or less. */
const compression = { level: constants.Z_BEST_SPEED }

export class WholeLists {
  readonly #turns: WholeListTurns
  readonly #long = new Map<string, number>()

  constructor(turns: WholeListTurns) {
    this.#turns = turns
  }

  /** Null for a list that is too long to be one text. */
  text(reply: FastifyReply, list: WholeList<unknown>): Promise<string | null> {
    return this.#turns.short(async () => {
      if ((await this.#turns.batch(() => list.countUpTo(shortInRows + 1))) > shortInRows) return null
      return wholeText(this.#pieces(reply, list), shortInBytes)
    })
  }

  /** Sends a list of any length; the headers must be set. Throws not-ready where too many do the same. */
  async stream(reply: FastifyReply, list: WholeList<unknown>, coding: 'gzip' | null): Promise<void> {
    const address = callerNetwork(reply.request)
    const own = this.#long.get(address) ?? 0
    if (own >= mostLongPerAddress) throw new ProblemError({ type: 'not-ready' })
    this.#long.set(address, own + 1)
    try {
      await this.#turns.long(() => sent(reply, this.#pieces(reply, list), coding))
    } finally {
      const left = (this.#long.get(address) ?? 1) - 1
      if (left > 0) this.#long.set(address, left)
      else this.#long.delete(address)
    }
  }

  /** Of all lists one piece at a time is made, so that nobody else waits for more than one. */
  async *#pieces(reply: FastifyReply, list: WholeList<unknown>): AsyncGenerator<string, void> {
    const text = listText(list.batches(), (rows) => String(reply.serialize(rows)))
    try {
      for (;;) {
        const piece = await this.#turns.batch(async () => {
          const next = await text.next()
          await setImmediate()
          return next
        })
        if (piece.done) return
        yield piece.value
      }
    } finally {
      await text.return()
    }
  }
}

/** Resolves when all is sent, or the reader is gone, and nothing is held any more. */
async function sent(reply: FastifyReply, text: AsyncGenerator<string, void>, coding: 'gzip' | null): Promise<void> {
  const { raw, request } = reply
  // It may have waited for a long time.
  if (request.raw.socket.destroyed) return
  // Before anything is sent: what goes wrong up to here is still an answer.
  const first = await text.next()
  if (request.method === 'HEAD') await text.return()
  const source = Readable.from(startingWith(first, text))
  // A part of a list must not pass for a whole one, not even where the end of the connection is the end of the answer.
  source.once('error', () => request.raw.socket.resetAndDestroy())
  const closed = new Promise<void>((resolve) => source.once('close', resolve))
  const tooLate = setTimeout(() => raw.destroy(), mostMs)
  if (coding) reply.header('content-encoding', coding)
  await reply.send(coding ? pipeline(source, createGzip(compression), () => undefined) : source)
  clearTimeout(tooLate)
  source.destroy()
  await closed
}

/** Puts back what was taken from the front. Unlike a generator, it also ends the text where it was never begun. */
function startingWith(first: IteratorResult<string, void>, text: AsyncGenerator<string, void>): AsyncIterable<string> {
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
