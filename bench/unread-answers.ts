/** Clients that send requests and read no response; each reconnects when it is disconnected. */
import { setMaxListeners } from 'node:events'
import { connect } from 'node:net'
import type { BuiltServer } from './built-server.ts'

/** Keeps this number of connections until the signal is aborted; `requestsOf` returns what the nth sends each time. */
export function unreadAnswers(connections: number, requestsOf: (n: number) => string) {
  return async ({ url }: BuiltServer, signal: AbortSignal): Promise<void> => {
    const { port, hostname } = new URL(url)
    setMaxListeners(0, signal)
    for (let n = 0; n < connections; n += 1) stay(Number(port), hostname, requestsOf(n), signal)
  }
}

function stay(port: number, host: string, requests: string, signal: AbortSignal): void {
  if (signal.aborted) return
  const socket = connect({ port, host }, () => socket.write(requests))
  const leave = () => void socket.destroy()
  socket.pause().on('error', () => undefined).once('close', () => {
    signal.removeEventListener('abort', leave)
    setTimeout(stay, 200, port, host, requests, signal)
  })
  signal.addEventListener('abort', leave)
}
