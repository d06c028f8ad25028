/** Sends a kept answer: nothing where the caller has it already, else in the best coding that lies ready. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedCodings, type Coding } from './content-coding.ts'
import type { StoredAnswer } from './stored-answer.ts'
import { addVary } from './vary.ts'

/** `prepare` is asked for the coding that the caller would rather have had. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
  prepare: (coding: Coding) => void,
): FastifyReply {
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers
  // May be stored, but must be asked for again each time: a change is seen at once.
  reply.headers(answer.headers).header('cache-control', 'no-cache')
  addVary(reply, 'Accept-Encoding')
  const match = answer.matching(known)
  if (match) return reply.code(304).header('etag', match).removeHeader('content-type').send()

  const wanted = acceptedCodings(accepted)
  const coding = wanted.find((each) => answer.coded(each)) ?? null
  if (wanted[0] && wanted[0] !== coding) prepare(wanted[0])
  if (coding) reply.header('content-encoding', coding)
  return reply.header('etag', answer.tag(coding)).send(coding ? answer.coded(coding) : answer.body)
}
