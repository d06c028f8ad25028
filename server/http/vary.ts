/** Says on which headers of a request an answer depends, without forgetting what was said before. */
import type { FastifyReply } from 'fastify'

export function addVary(reply: FastifyReply, name: string): FastifyReply {
  const present = reply.getHeader('vary')
  return reply.header('vary', present === undefined ? name : `${String(present)}, ${name}`)
}
