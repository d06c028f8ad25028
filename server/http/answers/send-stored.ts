/** Sends a stored answer: 304 if it is a success that the client has, otherwise in the best content coding that it accepts. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedCodings, type Coding } from './content-coding.ts'
import { preparedHead } from './prepared-answer.ts'
import type { StoredAnswer } from './stored-answer.ts'
import { addVary } from './vary.ts'

interface Options {
  /** Compresses the answer in this coding; does nothing if there is no need. */
  readonly prepare: (coding: Coding) => Promise<void>
  /** Counts the bytes to be sent; throws if there are too many. */
  readonly count: (bytes: number) => void
  /** Counts the bytes that are stored beside the answer. */
  readonly grew?: (bytes: number) => void
  /** Sends an answer that is too long to store. */
  readonly stream: (coding: 'gzip' | null) => Promise<void>
}

/**
 * Compresses an answer that was just made as its request wants it. Done in the turn of the network, since compressing a long answer takes
 * as much of the processor as making it. If that fails, the answer is sent uncompressed.
 */
export async function compressedFor({ headers }: FastifyRequest, answer: StoredAnswer): Promise<StoredAnswer> {
  const [coding] = acceptedCodings(headers['accept-encoding'])
  if (coding) await answer.prepare(coding).catch(() => 0)
  return answer
}

export async function sendStored(
  reply: FastifyReply,
  answer: StoredAnswer,
  { prepare, count, grew = () => undefined, stream }: Options,
): Promise<FastifyReply> {
  const { 'if-none-match': known, 'accept-encoding': accepted } = reply.request.headers
  reply.headers(answer.headers)
  addVary(reply, 'Accept-Encoding')
  // What a client has is compared with successes only (RFC 9110, section 13.2.1).
  const match = reply.statusCode < 300 ? answer.matching(known) : null
  if (match) {
    reply.code(304).header('etag', match).removeHeader('content-type')
    grew(storeSent(reply, answer))
    return reply.send()
  }

  const wanted = acceptedCodings(accepted)
  if (answer.body === null) {
    const coding = wanted.includes('gzip') ? 'gzip' : null
    reply.header('etag', answer.tag(coding))
    await stream(coding)
    return reply
  }
  if (wanted[0]) await prepare(wanted[0])
  const coding = wanted.find((each) => answer.coded(each)) ?? null
  const body = (coding && answer.coded(coding)) ?? answer.body
  count(body.length)
  if (coding) reply.header('content-encoding', coding)
  reply.header('etag', answer.tag(coding)).header('content-length', body.length)
  grew(storeSent(reply, answer, body))
  return reply.send(body)
}

/** Stores the answer for `quickAnswers`, unless it depends on the origin of the caller. Returns the number of bytes added. */
function storeSent(reply: FastifyReply, answer: StoredAnswer, body?: Buffer): number {
  const { request, statusCode: status } = reply
  if (request.headers.origin !== undefined) return 0
  const head = preparedHead(status, Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
  return answer.storeSent(request.headers, { route: request.routeOptions.url ?? '', status, head, body })
}
