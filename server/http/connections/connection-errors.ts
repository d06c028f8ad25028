/** Answers connections whose request Node could not parse, so that Fastify has no request object. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { problemTypes } from '../../../domain/problems.ts'
import { cacheControl } from '../answers/cache-control.ts'
import { endConnection, isEnding } from './end-connection.ts'
import { isAnswering } from './pipelines.ts'
import { problemOfError } from '../problems/problem-of-error.ts'
import { formatProblem } from '../problems/format-problem.ts'

/** Sends the problem as plain text, since the Accept header is unknown, and ends the connection. */
export function answerConnectionError(error: Error, socket: Socket, headers: Readonly<Record<string, string>>): void {
  if ('code' in error && error.code === 'ECONNRESET') socket.destroy()
  if (isEnding(socket)) return
  // Bytes sent now would become part of the answer in progress.
  if (!socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
  }
  const found = problemOfError(error)
  const problem = found.type === 'unexpected' || found.type === 'not-ready' ? { type: 'unreadable-request' as const } : found
  const { status } = problemTypes[problem.type]
  const sentence = formatProblem(problem).detail
  endConnection(
    socket,
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(sentence)}`,
      ...Object.entries({ ...headers, 'cache-control': cacheControl.unstored }).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      sentence,
    ].join('\r\n'),
  )
}
