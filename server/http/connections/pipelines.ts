/** HTTP pipelining: requests of one connection are handled one at a time, in order. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isEnding } from './end-connection.ts'

interface Pending {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** More than common clients pipeline. */
const maxWaiting = 16

/** The answer in progress on each connection. */
const answered = new WeakMap<Socket, ServerResponse>()

/** Whether an answer on this connection is partly sent. */
export function isAnswering(socket: Socket): boolean {
  return answered.get(socket)?.headersSent ?? false
}

/** The queue of each connection that has a request in progress. */
const waiting = new WeakMap<Socket, Pending[]>()

/** Whether this connection has a request in progress. */
export function isServing(socket: Socket): boolean {
  return waiting.has(socket)
}

/** Whether requests are queued on this connection. */
export function hasWaiting(socket: Socket): boolean {
  return (waiting.get(socket)?.length ?? 0) > 0
}

/** Wraps a request listener. Closes a connection whose queue is full. */
export function serializePipeline(answer: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request
    const before = waiting.get(socket)
    if (isEnding(socket)) return
    if (!before) begin({ request, response })
    else if (before.length < maxWaiting) before.push({ request, response })
    else {
      before.length = 0
      socket.destroy()
    }
  }

  function begin({ request, response }: Pending): void {
    const { socket } = request
    if (!waiting.has(socket)) waiting.set(socket, [])
    answered.set(socket, response)
    response.once('close', () => {
      answered.delete(socket)
      const next = isEnding(socket) ? undefined : waiting.get(socket)?.shift()
      if (next) begin(next)
      else waiting.delete(socket)
    })
    answer(request, response)
  }
}
