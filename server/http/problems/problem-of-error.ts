/** Maps errors of operations, Fastify, Node and the database to problems. */
import { ProblemError, type Problem } from '../../../domain/problems.ts'
import { isDatabaseUnavailable, isDatabaseReadOnly } from '../../store/database-state.ts'
import { bodyLimitInBytes } from '../contract/body-parsers.ts'

/** An unknown error maps to `unexpected`. */
export function problemOfError(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem
  const known = problemsByCode[codeOf(error)]
  if (known) return known
  if (isDatabaseReadOnly(error)) return { type: 'read-only' }
  if (isDatabaseUnavailable(error)) return { type: 'not-ready' }
  return { type: isFaultOfCaller(error) ? 'unreadable-request' : 'unexpected' }
}

const problemsByCode: Readonly<Record<string, Problem>> = {
  FST_ERR_BAD_URL: { type: 'unreadable-request' },
  FST_ERR_CTP_BODY_TOO_LARGE: { type: 'body-too-large', limitInBytes: bodyLimitInBytes },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { type: 'unreadable-body' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { type: 'unsupported-media-type' },
  // Errors of Node's HTTP parser, before there is a request.
  ERR_HTTP_REQUEST_TIMEOUT: { type: 'request-timeout' },
  HPE_HEADER_OVERFLOW: { type: 'headers-too-large' },
}

/** Errors of Fastify and its plugins, and of an incomplete body, have a status. */
function isFaultOfCaller(error: unknown): boolean {
  const { statusCode = 500 } = error as { readonly statusCode?: number }
  return error instanceof Error && statusCode >= 400 && statusCode < 500
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
