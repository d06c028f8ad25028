/** Closes connections without losing the last answer. */
import type { Socket } from 'node:net'

/** How long the client has to close its side after the last answer. */
const lingerMs = 2_000

const ending = new WeakSet<Socket>()

/**
 * Sends the last bytes, then discards incoming data until the client closes or the time is over. Closing at once would
 * reset the connection of a client that is still sending, and the answer would be lost (RFC 9112, section 9.6).
 */
export function endConnection(socket: Socket, lastBytes = ''): void {
  if (isEnding(socket)) return
  ending.add(socket)
  socket.end(lastBytes, () => {
    const timer = setTimeout(() => socket.destroy(), lingerMs)
    socket.once('close', () => clearTimeout(timer))
  })
  socket.resume()
}

/** Whether the connection is closing or closed. */
export function isEnding(socket: Socket): boolean {
  return ending.has(socket) || socket.destroyed
}
