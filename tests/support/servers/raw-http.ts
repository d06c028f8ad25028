/** Sends raw bytes to a server over a socket, and parses the responses. */
import { connect, type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface RawAnswer {
  readonly status: number
  /** The headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port
}

/** Sends bytes and returns everything received until the server closes the connection. The client closes its side only with `ends`. */
export function sendRaw(port: number, bytes: string | Buffer, { ends = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const send = () => void (ends ? socket.end(bytes) : socket.write(bytes))
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, send)
    socket.setEncoding('latin1').on('data', (text: string) => (received += text))
    socket.on('error', () => undefined)
    socket.on('end', () => socket.destroy()).on('close', () => resolve(received))
  })
}

/** Parses the first response of a received text. */
export function readAnswer(received: string): RawAnswer {
  const end = received.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = received.slice(0, end).split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers), body: received.slice(end + 4) }
}
