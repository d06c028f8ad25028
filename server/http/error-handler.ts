/** The one error handler: every failure leaves the server here, as a problem or as its sentence. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError, problemTypes, type Problem } from '../../domain/problems.ts'
import { acceptsJson } from './accepts-json.ts'
import { unknownAddress } from './early-refusals.ts'
import { problemInstance } from './problem-instance.ts'
import { problemOfError } from './problem-of-error.ts'
import { wordProblem } from './problem-wording.ts'
import { addVary } from './vary.ts'

/** A person waits that long without getting impatient; a database that restarts is mostly back by then. */
const retryAfterInSeconds = 5

/** Answers errors of any kind, and requests that nothing is bound to. */
export function setErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError(unknownAddress(request), request, reply))
}

/** Also for what goes wrong before a route is found. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOfError(error)
  if (problem.type === 'unexpected') {
    request.log.error({ err: error }, 'unexpected failure')
    // With it, a person who reports the failure leads to its line in the log.
    reply.header('x-request-id', request.id)
  }
  if (problem.type === 'not-ready') request.log.warn({ err: error instanceof ProblemError ? error.cause : error }, 'not ready')
  if (problem.type === 'read-only') request.log.warn('database takes no writes')
  return sendProblem(request, reply, problem)
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { status } = problemTypes[problem.type]
  const worded = wordProblem(problem, problemInstance(request.url))
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (problem.type === 'too-many-requests') reply.header('retry-after', problem.retryAfterInSeconds)
  if (status === 503) reply.header('retry-after', retryAfterInSeconds)
  addVary(reply.code(status).header('cache-control', 'no-store'), 'Accept')
  return acceptsJson(request.headers.accept)
    ? reply.type('application/problem+json; charset=utf-8').send(worded)
    : reply.type('text/plain; charset=utf-8').send(worded.detail)
}
