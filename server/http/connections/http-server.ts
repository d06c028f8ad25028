/** The HTTP server of Node for Fastify: passes on every request that Node can parse, and limits connections. */
import { createServer, IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { endConnection, isEnding } from './end-connection.ts'
import { isServing, serializePipeline } from './pipelines.ts'
import { keepAliveMs } from '../answers/prepared-answer.ts'
import type { AnswerQuickly } from '../answers/quick-answers.ts'

/** The default of Node, set explicitly since the largest query of the contract must fit. */
export const headerLimitInBytes = 16_384

export interface TimeoutsMs {
  /** How long the headers of a request may take to arrive. */
  readonly head: number
  /** How long the whole request may take to arrive. */
  readonly request: number
  /** How long the client may read nothing of a pending answer. */
  readonly stalled: number
}

const timeoutsMs: TimeoutsMs = { head: 15_000, request: 30_000, stalled: 10_000 }

/** Each connection takes some kilobytes, even if it is idle. */
const maxConnections = 5_000

export interface Listeners {
  /** Answers in the same turn, so that the answers of a connection stay in order without a queue. */
  readonly answerQuickly: AnswerQuickly
  readonly answer: RequestListener
}

/**
 * Node creates all requests of what it has received, thousands of small ones, even if the connection was destroyed at the first, and
 * keeps them until the turn of the event loop is over. It stops at one for another protocol, so each request on a destroyed
 * connection passes for one.
 */
class StoppingRequest extends IncomingMessage {
  get upgrade(): boolean {
    return this.method === 'CONNECT' || this.socket.destroyed
  }

  /** Node sets it for each request of a server that listens to `upgrade`. */
  set upgrade(_: boolean) {}
}

export function httpServer({ answerQuickly, answer }: Listeners, timeouts: TimeoutsMs = timeoutsMs): Server {
  const server = createServer({
    maxHeaderSize: headerLimitInBytes,
    headersTimeout: timeouts.head,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.request / 6,
    keepAliveTimeout: keepAliveMs,
    // A hook answers requests without a Host header, with a problem.
    requireHostHeader: false,
    IncomingMessage: StoppingRequest,
  })
  // Without a listener Node ignores `upgrade`.
  server.on('upgrade', () => undefined)
  server.maxConnections = maxConnections
  const begin = serializePipeline(answer)
  const serve: RequestListener = (request, response) => {
    // Until the answer is sent, when Node sets the time for the next request. With `server.timeout` quick answers would set it too.
    request.socket.setTimeout(timeouts.stalled)
    begin(request, response)
  }
  server.on('request', (request, response) => {
    if (!isFree(request, response) || !answerQuickly(request, response)) serve(request, response)
    else if (request.socket.writableLength > 0) request.socket.setTimeout(timeouts.stalled)
  })
  // Without these listeners Node answers itself: the first with 100 before any check, the second with an empty body.
  server.on('checkContinue', serve)
  server.on('checkExpectation', serve)
  server.on('connection', (socket: Socket) => {
    // Node calls this after the last answer.
    socket.destroySoon = () => endConnection(socket)
  })
  // With this listener Node closes no connection itself.
  server.on('timeout', (socket) => {
    if (socket.writableLength > 0 || !isServing(socket)) socket.destroy()
  })
  return server
}

/**
 * Whether no earlier request of the connection is in progress and no earlier answer waits to be sent: Node gives the socket to
 * one response at a time. Otherwise the answers to a thousand pipelined requests would be in memory at once.
 */
function isFree({ socket }: IncomingMessage, response: ServerResponse): boolean {
  return response.socket !== null && !isServing(socket) && !isEnding(socket)
}
