/** Sends a kept answer: nothing where the caller has it already, else in the best coding that lies ready. */
import type { FastifyReply } from 'fastify'
import { acceptedCodings, type Coding } from './content-coding.ts'
import type { StoredAnswer } from './stored-answer.ts'
import { addVary } from './vary.ts'

interface Ways {
  /** Asked for the coding that the caller would rather have had. */
  readonly prepare: (coding: Coding) => void
  /** Asked whether so many bytes may be sent now. */
  readonly count: (bytes: number) => void
  /** Sends an answer that is not kept. */
  readonly stream: (coding: 'gzip' | null) => Promise<void>
}

export async function sendStored(reply: FastifyReply, answer: StoredAnswer, { prepare, count, stream }: Ways): Promise<FastifyReply> {
  const { 'if-none-match': known, 'accept-encoding': accepted } = reply.request.headers
  // May be stored, but must be asked for again each time: a change is seen at once.
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
