/** Sends a stored answer: 304 if the client has it, otherwise in the best content coding that is ready. */
import type { FastifyReply } from 'fastify'
import { acceptedCodings, type Coding } from './content-coding.ts'
import type { StoredAnswer } from './stored-answer.ts'
import { addVary } from './vary.ts'

interface Options {
  /** Compresses the preferred coding for later requests. */
  readonly prepare: (coding: Coding) => void
  /** Counts the bytes to be sent; throws if there are too many. */
  readonly count: (bytes: number) => void
  /** Sends an answer that is too long to store. */
  readonly stream: (coding: 'gzip' | null) => Promise<void>
}

export async function sendStored(reply: FastifyReply, answer: StoredAnswer, { prepare, count, stream }: Options): Promise<FastifyReply> {
  const { 'if-none-match': known, 'accept-encoding': accepted } = reply.request.headers
  // Clients may store it but must revalidate, so that a change is visible at once.
  reply.headers(answer.headers).header('cache-control', 'no-cache')
  addVary(reply, 'Accept-Encoding')
  const match = answer.matching(known)
  if (match) return reply.code(304).header('etag', match).removeHeader('content-type').send()

  const wanted = acceptedCodings(accepted)
  if (answer.body === null) {
    const coding = wanted.includes('gzip') ? 'gzip' : null
    reply.header('etag', answer.tag(coding))
    await stream(coding)
    return reply
  }
  const coding = wanted.find((each) => answer.coded(each)) ?? null
  const body = coding ? answer.coded(coding) : answer.body
  count(body?.length ?? 0)
  if (wanted[0] && wanted[0] !== coding) prepare(wanted[0])
  if (coding) reply.header('content-encoding', coding)
  return reply.header('etag', answer.tag(coding)).send(body)
}
