/** Ends the HTTP side of the server without breaking off what is under way. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { hasWaiting, isServing } from '../http/pipelines.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Serves for `delayMs` more, then stops listening, and resolves when all that was under way is answered or was
     * given up. From its call on, every answer closes its connection, unless another request arrived on it before.
     */
    stopGracefully: (delayMs: number) => Promise<void>
  }
}

/** Time for a request that is on its way on a connection that looks idle; a busy client sends its next one sooner. */
const idleGraceMs = 500

/** What is not answered then is cut off: a body that does not arrive, a reader who does not read. */
const cutOffMs = 4_500

const sweepEveryMs = 100

/** Since when no request has been under way on a connection, and how many bytes had arrived by then. */
interface Rest {
  readonly since: number
  readonly bytesRead: number
}

/** Adds `stopGracefully` to the app. Gives whether the app is stopping. */
export function addGracefulStop(app: FastifyInstance): () => boolean {
  const resting = new Map<Socket, Rest>()
  let isStopping = false

  const rest = (socket: Socket): void => {
    if (!socket.destroyed) resting.set(socket, { since: performance.now(), bytesRead: socket.bytesRead })
  }
  app.server.on('connection', (socket: Socket) => {
    rest(socket)
    socket.once('close', () => resting.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    resting.delete(socket)
    answer.once('close', () => rest(socket))
  })
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!isStopping) return
    // What was sent ahead is answered too. Fastify closes the connection with any answer once it stops listening.
    if (hasWaiting(raw.socket)) reply.raw.removeHeader('connection')
    else reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => void (isStopping = true))

  /** Connections that rest for long enough; one on which a request has begun to arrive does not rest. */
  function closeResting(): void {
    for (const [socket, { since, bytesRead }] of resting) {
      if (isServing(socket) || socket.bytesRead !== bytesRead) continue
      if (performance.now() - since >= idleGraceMs) socket.end()
    }
  }

  app.decorate('stopGracefully', async (delayMs: number) => {
    isStopping = true
    await setTimeout(delayMs)
    const sweep = setInterval(closeResting, sweepEveryMs)
    await setTimeout(idleGraceMs)
    const cutOff = globalThis.setTimeout(() => app.server.closeAllConnections(), cutOffMs)
    // At once after the event loop accepted those who wait, since the system resets who still waits when listening ends.
    await setImmediate()
    app.server.close()
    await app.close()
    clearInterval(sweep)
    clearTimeout(cutOff)
  })
  return () => isStopping
}
