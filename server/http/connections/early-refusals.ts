/** Rejects requests by their headers, before the body is read. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from '../../../domain/problems.ts'
import { isHost, namesItsHost } from './request-host.ts'

/** Register it after the hook for response headers and before the routes. */
export function refuseEarly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { headers, raw } = request
    // A trusted proxy can forward another host, and HTTP/1.0 needs none.
    if (!namesItsHost(raw) || (request.host !== '' && !isHost(request.host))) throw new ProblemError({ type: 'unreadable-request' })
    if (headers.expect !== undefined && !isContinue(headers.expect)) throw new ProblemError({ type: 'unknown-expectation' })
    // Rejected here, so that the body is not read.
    if (request.is404) throw unknownAddress(request)
  })
  // No earlier hook rejected the request, so the body is wanted (RFC 9110, section 10.1.1).
  app.addHook('preParsing', async ({ headers }, { raw }) => {
    if (headers.expect !== undefined) raw.writeContinue()
  })
}

export function unknownAddress({ method, url }: FastifyRequest): ProblemError {
  return new ProblemError({ type: 'unknown-address', method, address: url.split('?')[0] ?? '' })
}

function isContinue(expect: string): boolean {
  return expect.toLowerCase() === '100-continue'
}
