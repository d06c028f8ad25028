/** Stops the HTTP server and lets requests in progress finish. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { hasWaiting, isServing } from '../http/connections/pipelines.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Serves for `delayMs` more, then stops listening. Resolves when all requests in progress are answered or aborted.
     * From the call on, each answer closes its connection, unless another request is already queued on it.
     */
    stopGracefully: (delayMs: number) => Promise<void>
  }
}

/** How long a connection must be idle before it is closed, so that a request already sent still arrives. */
const idleGraceMs = 500

/** When connections that are still open are closed: the request body does not arrive, or the client does not read. */
const cutOffMs = 4_500

const sweepEveryMs = 100

/** Since when a connection has had no request in progress, and how many bytes had arrived by then. */
interface Idle {
  readonly since: number
  readonly bytesRead: number
}

/** Adds `stopGracefully` to the app. Returns a function that tells whether the app is stopping. */
export function addGracefulStop(app: FastifyInstance): () => boolean {
  const connections = new Set<Socket>()
  /** Only while it stops, since it would be written at each request. */
  const idle = new Map<Socket, Idle>()
  let isStopping = false

  const markIdle = (socket: Socket): void => {
    if (!socket.destroyed) idle.set(socket, { since: performance.now(), bytesRead: socket.bytesRead })
  }
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    if (isStopping) markIdle(socket)
    socket.once('close', () => {
      connections.delete(socket)
      idle.delete(socket)
    })
  })
  app.server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    if (isServing(socket)) answer.once('close', () => isStopping && markIdle(socket))
  })
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!isStopping) return
    // Pipelined requests are answered too; Fastify would close the connection with any answer once it stops listening.
    if (hasWaiting(raw.socket)) reply.raw.removeHeader('connection')
    else reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => void (isStopping = true))

  /** Closes connections that have been idle long enough; one on which a request has begun to arrive is not idle. */
  function closeIdle(): void {
    for (const [socket, { since, bytesRead }] of idle) {
      if (isServing(socket) || socket.bytesRead !== bytesRead) continue
      if (performance.now() - since >= idleGraceMs) socket.end()
    }
  }

  app.decorate('stopGracefully', async (delayMs: number) => {
    isStopping = true
    connections.forEach(markIdle)
    await setTimeout(delayMs)
    const sweep = setInterval(closeIdle, sweepEveryMs)
    await setTimeout(idleGraceMs)
    const cutOff = globalThis.setTimeout(() => app.server.closeAllConnections(), cutOffMs)
    // Lets the event loop accept pending connections first: closing the listening socket resets those that are still pending.
    await setImmediate()
    app.server.close()
    await app.close()
    clearInterval(sweep)
    clearTimeout(cutOff)
  })
  return () => isStopping
}
