/** Adds a name to the Vary header. */
import type { FastifyReply } from 'fastify'

export function addVary(reply: FastifyReply, name: string): FastifyReply {
  const present = reply.getHeader('vary')
  return reply.header('vary', present === undefined ? name : `${String(present)}, ${name}`)
}
