/** Claim: 500 clients that send requests ahead and read no answer make the server hold at most 300 MB. */
import { setMaxListeners } from 'node:events'
import { connect } from 'node:net'
import { underAttack } from './attacked-server.ts'
import type { Measurement } from './measurement.ts'

const connections = 500
const requests = 'GET /api/events/approved?limit=100 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2_000)

export async function measure(): Promise<Measurement> {
  const { megabytes } = await underAttack({ events: 2_000, seconds: 15 }, async ({ url }, signal) => {
    const { port, hostname } = new URL(url)
    setMaxListeners(0, signal)
    for (let n = 0; n < connections; n += 1) stay(Number(port), hostname, signal)
  })
  return { claim: 'Server: memory under unread pipelines', measured: megabytes, bound: 300, unit: 'MB', reference: null }
}

/** Comes back when it is cut off. */
function stay(port: number, host: string, signal: AbortSignal): void {
  if (signal.aborted) return
  const socket = connect({ port, host }, () => socket.write(requests))
  const leave = () => void socket.destroy()
  socket.pause().on('error', () => undefined).once('close', () => {
    signal.removeEventListener('abort', leave)
    setTimeout(stay, 200, port, host, signal)
  })
  signal.addEventListener('abort', leave)
}
