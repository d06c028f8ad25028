/** The HTTP server of Node under Fastify: every request that Node can read gets there, and no connection stays for ever. */
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { endConnection } from './end-connection.ts'
import { oneAtATime, type Answering } from './pipelines.ts'
import { readInSmallPieces } from './small-pieces.ts'

/** Node's own bound, said here because the contract's largest query must fit in. */
export const headerLimitInBytes = 16_384

export interface PatienceMs {
  /** The head of a request must have arrived within this time. */
  readonly head: number
  /** And all of it within this time. */
  readonly request: number
  /** A connection is cut off when its client takes nothing of an answer for this time. */
  readonly stalled: number
}

const patienceMs: PatienceMs = { head: 15_000, request: 30_000, stalled: 10_000 }

/** Longer than the proxies in use keep a connection that is idle, so that none is closed while a request is on its way. */
const keepAliveMs = 72_000

/** Each connection takes some kilobytes, also where nothing is asked on it. */
const mostConnections = 5_000

export function httpServer(answer: Answering, patience: PatienceMs = patienceMs): Server {
  const server = createServer({
    maxHeaderSize: headerLimitInBytes,
    headersTimeout: patience.head,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.request / 6,
    keepAliveTimeout: keepAliveMs,
    // A request without it is answered like every other bad request.
    requireHostHeader: false,
  })
  server.maxConnections = mostConnections
  const begin = oneAtATime(answer)
  server.on('request', begin)
  // Node would answer these by itself: the first before it is known whether the body is wanted, the other without a body.
  server.on('checkContinue', begin)
  server.on('checkExpectation', begin)
  server.on('connection', (socket: Socket) => {
    // Node calls this after the last answer.
    socket.destroySoon = () => endConnection(socket)
    readInSmallPieces(socket)
  })
  server.setTimeout(patience.stalled, (socket) => {
    if (socket.writableLength > 0) socket.destroy()
  })
  return server
}
