/** Requests that a client sends without waiting for answers: each is begun when the one before it is answered. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isEnding } from './end-connection.ts'

export type Answering = (request: IncomingMessage, response: ServerResponse) => void

interface Pending {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** More than any client in use sends ahead. */
const mostWaiting = 16

/** What is being answered on a connection. */
const answered = new WeakMap<Socket, ServerResponse>()

/** Whether a part of an answer has been sent on this connection, and its end has not. */
export function isAnswering(socket: Socket): boolean {
  return answered.get(socket)?.headersSent ?? false
}

/** What waits behind it; nothing is known of a connection on which no request is answered. */
const waiting = new WeakMap<Socket, Pending[]>()

/** Whether a request on this connection is being answered. */
export function isServing(socket: Socket): boolean {
  return waiting.has(socket)
}

/** Whether more requests have arrived on this connection than the one that is being answered. */
export function hasWaiting(socket: Socket): boolean {
  return (waiting.get(socket)?.length ?? 0) > 0
}

/** A connection on which more wait is cut off, with all that waits. */
export function oneAtATime(answer: Answering): Answering {
  return (request, response) => {
    const { socket } = request
    const before = waiting.get(socket)
    if (isEnding(socket)) return
    if (!before) begin({ request, response })
    else if (before.length < mostWaiting) before.push({ request, response })
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
