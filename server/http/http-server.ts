/** The HTTP server of Node for Fastify: passes on every request that Node can parse, and limits connections. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { endConnection } from './end-connection.ts'
import { serializePipeline } from './pipelines.ts'
import { readInSmallChunks } from './small-chunks.ts'

/** The default of Node, set explicitly since the largest query of the contract must fit. */
export const headerLimitInBytes = 16_384

export interface TimeoutsMs {
  /** For the headers of a request to arrive. */
  readonly head: number
  /** For the whole request to arrive. */
  readonly request: number
  /** For the client to read some bytes of a pending answer. */
  readonly stalled: number
}

const timeoutsMs: TimeoutsMs = { head: 15_000, request: 30_000, stalled: 10_000 }

/** Longer than the idle timeout of common proxies, so that the proxy closes first and no request is lost. */
const keepAliveMs = 72_000

/** Each connection takes some kilobytes, even if it is idle. */
const maxConnections = 5_000

export function httpServer(answer: RequestListener, timeouts: TimeoutsMs = timeoutsMs): Server {
  const server = createServer({
    maxHeaderSize: headerLimitInBytes,
    headersTimeout: timeouts.head,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.request / 6,
    keepAliveTimeout: keepAliveMs,
    // A hook answers requests without a Host header, with a problem.
    requireHostHeader: false,
  })
  server.maxConnections = maxConnections
  const begin = serializePipeline(answer)
  server.on('request', begin)
  // Without these listeners Node answers itself: the first with 100 before any check, the second with an empty body.
  server.on('checkContinue', begin)
  server.on('checkExpectation', begin)
  server.on('connection', (socket: Socket) => {
    // Node calls this after the last answer.
    socket.destroySoon = () => endConnection(socket)
    readInSmallChunks(socket)
  })
  server.setTimeout(timeouts.stalled, (socket) => {
    if (socket.writableLength > 0) socket.destroy()
  })
  return server
}
