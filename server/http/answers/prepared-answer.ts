/**
 * Writes an answer whose head is one prepared string to the socket. `ServerResponse` would check and join the headers each time
 * (decision 048).
 */
import { STATUS_CODES, type ServerResponse } from 'node:http'

/** Longer than the idle timeout of common proxies, so that the proxy closes first and no request is lost. */
export const keepAliveMs = 72_000

/** Follows the date: Node ends each head of a connection that stays open so. */
const lastLines = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveMs / 1000}\r\n\r\n`

/** The head up to the value of `Date`, with these names and values. */
export function preparedHead(status: number, headers: readonly (readonly [name: string, value: string])[]): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n${lines.join('')}Date: `
}

/**
 * Sends the whole answer at once, and returns true; or does nothing and returns false, if the connection cannot take it now or closes
 * after it. Bytes that a slow client has not taken yet are pending on the socket.
 */
export function sendPrepared(response: ServerResponse, head: string, body: Buffer | undefined): boolean {
  const { socket } = response
  // Other answers would be kept in memory behind those of a client that does not read.
  if (!socket || socket.writableLength > 0 || !response.shouldKeepAlive) return false
  const wholeHead = head + httpDate() + lastLines
  if (body) {
    socket.cork()
    socket.write(wholeHead, 'latin1')
    socket.write(body)
    socket.uncork()
  } else socket.write(wholeHead, 'latin1')
  // Node then releases the socket for the next request.
  response.emit('finish')
  return true
}

let date = ''
let dateSinceMs = -Infinity

/** The current second, formatted once. */
function httpDate(): string {
  const now = Date.now()
  if (now >= dateSinceMs + 1000 || now < dateSinceMs) {
    dateSinceMs = now - (now % 1000)
    date = new Date(now).toUTCString()
  }
  return date
}
