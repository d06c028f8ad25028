/** The HTTP server of Node under Fastify: every request that Node can read gets to Fastify, whatever it asks for. */
import { createServer, type Server, type ServerResponse, type IncomingMessage } from 'node:http'

/** Node's own bound, said here because the contract's largest query must fit in. */
export const headerLimitInBytes = 16_384

/** A request must have arrived within this time. */
const requestTimeoutMs = 30_000

/** Longer than the proxies in use keep a connection that is idle, so that none is closed while a request is on its way. */
const keepAliveMs = 72_000

export function httpServer(answer: (request: IncomingMessage, response: ServerResponse) => void): Server {
  const server = createServer({
    maxHeaderSize: headerLimitInBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveMs,
    // A request without it is answered like every other bad request.
    requireHostHeader: false,
  })
  server.on('request', answer)
  // Node would answer these by itself: the first before it is known whether the body is wanted, the other without a body.
  server.on('checkContinue', answer)
  server.on('checkExpectation', answer)
  return server
}
