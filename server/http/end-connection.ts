/** Ends connections: an answer that is on its way still arrives, and no client stays. */
import type { Socket } from 'node:net'

/** How long a client may take to close its side after the last answer. */
const lingerMs = 2_000

const ending = new WeakSet<Socket>()

/**
 * Sends the last bytes and ignores what still comes in. To close at once would reset the connection of a client that is
 * still sending, and the answer would be lost (RFC 9112, section 9.6). A connection that both sides closed ends by itself.
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

/** Whether nothing more is answered on this connection. */
export function isEnding(socket: Socket): boolean {
  return ending.has(socket) || socket.destroyed
}
