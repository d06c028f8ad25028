/** The error handler: sends every error as problem JSON, as plain text, or as a page if the address is unknown. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../../domain/languages.ts'
import { ProblemError, problemTypes, type Problem } from '../../../domain/problems.ts'
import { inLanguage } from '../../../messages/in-language.ts'
import { isDatabaseUnavailable } from '../../store/database-state.ts'
import { acceptsHtml, acceptsJson } from './accepted-types.ts'
import { cacheControl } from '../answers/cache-control.ts'
import { unknownAddress } from '../connections/early-refusals.ts'
import { problemInstance } from './problem-instance.ts'
import { problemOfError } from './problem-of-error.ts'
import { formatProblem } from './format-problem.ts'
import { acceptedLanguage } from '../callers/request-language.ts'
import { ThrottledWarnings } from './throttled-warnings.ts'
import { addVary } from '../answers/vary.ts'

/** Retry-After of status 503; a database that restarts is usually ready by then. */
const retryAfterInSeconds = 5

/** Sends an error, also one that occurs before routing. */
export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/** Sets the error handler and the not-found handler. */
export function setErrorHandler(app: FastifyInstance, answerError: AnswerError): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError(unknownAddress(request), request, reply))
}

export interface ErrorAnswersOptions {
  readonly elapsedMs: () => number
  /** For requests that ask for none of the languages of the site. */
  readonly defaultLanguage: Language
  /** Answers people who ask for an unknown address. Without it they get the sentence. */
  readonly unknownPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

export function errorAnswers({ elapsedMs, defaultLanguage, unknownPage }: ErrorAnswersOptions): AnswerError {
  const warnings = new ThrottledWarnings(elapsedMs)
  return (error, request, reply) => {
    const problem = problemOfError(error)
    if (problem.type === 'unexpected') {
      request.log.error({ err: error }, 'unexpected failure')
      // A user can report it; it identifies the line in the log.
      reply.header('x-request-id', request.id)
    }
    if (problem.type === 'not-ready') {
      const cause = error instanceof ProblemError ? error.cause : error
      // Separate messages: refusals that a caller causes must not suppress warnings about the database.
      warnings.warn(request.log, isDatabaseUnavailable(cause) ? 'not ready' : 'refused for now', { err: cause })
    }
    if (problem.type === 'read-only') warnings.warn(request.log, 'database takes no writes')
    const { accept } = request.headers
    if (unknownPage && problem.type === 'unknown-address' && acceptsHtml(accept) && !acceptsJson(accept)) return unknownPage(request, reply)
    return sendProblem(request, reply, problem, acceptedLanguage(request.headers, defaultLanguage))
  }
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem, language: Language): FastifyReply {
  const { status } = problemTypes[problem.type]
  const formatted = inLanguage(language, () => formatProblem(problem, problemInstance(request.url)))
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (problem.type === 'too-many-requests') reply.header('retry-after', problem.retryAfterInSeconds)
  if (status === 503) reply.header('retry-after', retryAfterInSeconds)
  reply.code(status).headers({ 'cache-control': cacheControl.unstored, 'content-language': language })
  addVary(reply, 'Accept, Accept-Language')
  return acceptsJson(request.headers.accept)
    ? reply.type('application/problem+json; charset=utf-8').send(formatted)
    : reply.type('text/plain; charset=utf-8').send(formatted.detail)
}
