/** Which problem an error is: thrown by an operation, by Fastify, or by a database that is away or takes no writes. */
import { ProblemError, type Problem } from '../../domain/problems.ts'
import { isDatabaseAway, isDatabaseReadOnly } from '../store/database-state.ts'
import { bodyLimitInBytes } from './body-parsers.ts'

/** Anything that is not known is `unexpected`. */
export function problemOfError(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem
  const known = problemsByCode[codeOf(error)]
  if (known) return known
  if (isDatabaseReadOnly(error)) return { type: 'read-only' }
  if (isDatabaseAway(error)) return { type: 'not-ready' }
  return { type: isFaultOfCaller(error) ? 'unreadable-request' : 'unexpected' }
}

const problemsByCode: Readonly<Record<string, Problem>> = {
  FST_ERR_BAD_URL: { type: 'unreadable-request' },
  FST_ERR_CTP_BODY_TOO_LARGE: { type: 'body-too-large', limitInBytes: bodyLimitInBytes },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { type: 'unreadable-body' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { type: 'unsupported-media-type' },
  // What Node's parser of HTTP says before there is a request.
  ERR_HTTP_REQUEST_TIMEOUT: { type: 'request-timeout' },
  HPE_HEADER_OVERFLOW: { type: 'headers-too-large' },
}

/** Fastify and the server of files give their errors a status, as does a body that breaks off. */
function isFaultOfCaller(error: unknown): boolean {
  const { statusCode = 500 } = error as { readonly statusCode?: number }
  return error instanceof Error && statusCode >= 400 && statusCode < 500
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
