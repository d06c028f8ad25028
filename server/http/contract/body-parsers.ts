/** The content type parsers for request bodies. */
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../../../domain/problems.ts'
import { boundFault } from './body-bounds.ts'

/** 100 kB, as in the contract. */
export const bodyLimitInBytes = 100_000

/** For operations with a body: JSON in UTF-8 (RFC 8259, section 8.1). An empty body counts as missing. */
export function acceptJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    try {
      done(null, bytes.length === 0 ? undefined : parsed(bytes as Buffer))
    } catch (error) {
      done(error instanceof ProblemError ? error : new ProblemError({ type: 'unreadable-body' }, { cause: error }))
    }
  })
}

/** For operations without a body: ignores a body of any content type. */
export function acceptAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _bytes, done) => done(null))
}

function parsed(bytes: Buffer): unknown {
  const fault = boundFault(bytes)
  if (fault) throw new ProblemError({ type: 'invalid-request', faults: [{ in: 'body', name: '', ...fault }] })
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}
