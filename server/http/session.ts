/** Who is calling. */
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../domain/problems.ts'

const bearer = /^Bearer [\w.~+/-]+=*$/i

/** Throws not-signed-in for a request without a bearer token (RFC 6750). Runs before the body is read. */
export async function requireToken(request: FastifyRequest): Promise<void> {
  if (!bearer.test(request.headers.authorization ?? '')) throw new ProblemError({ type: 'not-signed-in' })
}
