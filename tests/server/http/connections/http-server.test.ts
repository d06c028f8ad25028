/** Pipelined requests, and closing connections that clients keep open. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { answerConnectionError } from '../../../../server/http/connections/connection-errors.ts'
import { httpServer, type TimeoutsMs } from '../../../../server/http/connections/http-server.ts'
import type { AnswerQuickly } from '../../../../server/http/answers/quick-answers.ts'
import { sendRaw } from '../../../support/servers/raw-http.ts'

const patient: TimeoutsMs = { head: 30_000, request: 30_000, stalled: 30_000 }

let server: Server | null = null

afterEach(() => {
  server?.close().closeAllConnections()
})

async function listening(
  answer: RequestListener,
  patience: Partial<TimeoutsMs> = {},
  answerQuickly: AnswerQuickly = () => false,
): Promise<number> {
  server = httpServer({ answerQuickly, answer }, { ...patient, ...patience })
  server.on('clientError', (error, socket) => answerConnectionError(error, socket as Socket, {}))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const get = (path: string, header = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${header}\r\n`

describe('pipelined requests', () => {
  it('are handled one at a time, in order', async () => {
    let now = 0
    let most = 0
    const port = await listening((request, response) => {
      now += 1
      most = Math.max(most, now)
      setImmediate(() => {
        now -= 1
        response.end(`<${request.url}>`)
      })
    })
    const paths = Array.from({ length: 16 }, (_, n) => `/${n}`)
    const received = await sendRaw(port, `${paths.map((path) => get(path)).join('')}${get('/last', 'connection: close\r\n')}`)
    expect(received.match(/<[^>]+>/g)).toEqual([...paths, '/last'].map((path) => `<${path}>`))
    expect(most).toBe(1)
  })

  it('are answered quickly only if no earlier one waits', async () => {
    const answerQuickly: AnswerQuickly = ({ url = '' }, response) => {
      if (url.startsWith('/slow')) return false
      response.end(`<quick ${url}>`)
      return true
    }
    const answer: RequestListener = ({ url }, response) => void setImmediate(() => response.end(`<${url}>`))
    const port = await listening(answer, {}, answerQuickly)
    const paths = ['/a', '/slow1', '/b', '/slow2']
    const received = await sendRaw(port, `${paths.map((path) => get(path)).join('')}${get('/last', 'connection: close\r\n')}`)
    expect(received.match(/<[^>]+>/g)).toEqual(['<quick /a>', '</slow1>', '</b>', '</slow2>', '</last>'])
  })

  it('are limited; with more, the connection is closed and no further request is handled or parsed', async () => {
    let begun = 0
    let parsed = 0
    const count = () => void (parsed += 1)
    subscribe('http.server.request.start', count)
    const port = await listening(() => void (begun += 1))
    expect(await sendRaw(port, get('/').repeat(1_000))).toBe('')
    unsubscribe('http.server.request.start', count)
    expect(begun).toBe(1)
    expect(parsed).toBe(18)
  })

  it('are read with their bodies as earlier ones are answered', async () => {
    const sizes: number[] = []
    const port = await listening((request, response) => {
      let size = 0
      request.on('data', (chunk: Buffer) => (size += chunk.length)).once('end', () => {
        sizes.push(size)
        response.end(Buffer.alloc(30_000))
      })
    })
    const post = `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 90000\r\n\r\n${'a'.repeat(90_000)}`
    const received = await sendRaw(port, `${post.repeat(10)}${get('/', 'connection: close\r\n')}`)
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(11)
    expect(sizes).toEqual([...Array.from({ length: 10 }, () => 90_000), 0])
  })
})

describe('a connection whose client keeps it open is closed', () => {
  /** Connects a client that never closes its side. */
  async function connectClient(port: number, sent: string, reads = true): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => void socket.write(sent))
    socket.on('error', () => undefined)
    if (reads) socket.resume()
    await once(socket, 'connect')
    return socket
  }

  const connectionClosed = () => new Promise((resolve) => server?.once('connection', (socket) => socket.once('close', resolve)))

  it.each([
    ['a request that does not end', 'GET / HTTP/1.1\r\nx: '],
    ['a body that does not end', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'],
    ['invalid HTTP', 'HELLO\r\n\r\n'],
    ['its last request', get('/', 'connection: close\r\n')],
  ])('after %s', async (_, sent) => {
    const answer: RequestListener = (request, response) => void request.resume().once('end', () => response.end())
    const port = await listening(answer, { head: 600, request: 600 })
    const closed = connectionClosed()
    await connectClient(port, sent)
    await closed
  })

  it('after the response to a request whose body is still arriving', async () => {
    const port = await listening((_, response) => void response.writeHead(401, { connection: 'close' }).end('No.'))
    const closed = connectionClosed()
    const socket = await connectClient(port, 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n')
    const send = setInterval(() => socket.writable && socket.write('5\r\nabcde\r\n'), 20)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    await closed
    clearInterval(send)
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /)
  })

  it('if the client does not read a response', async () => {
    const port = await listening((_, response) => void response.end(Buffer.alloc(50_000_000)), { stalled: 300 })
    const closed = connectionClosed()
    const socket = await connectClient(port, get('/'), false)
    await closed
    socket.destroy()
  })

  it('if it is idle for longer than the server keeps it', async () => {
    const port = await listening((_, response) => void response.end())
    if (server) server.keepAliveTimeout = 50
    const closed = connectionClosed()
    await connectClient(port, get('/'))
    await closed
  })

  it('but not while a response is being prepared', async () => {
    const port = await listening((_, response) => void setTimeout(() => response.end('late'), 300), { stalled: 50 })
    expect(await sendRaw(port, get('/', 'connection: close\r\n'))).toMatch(/late$/)
  })
})
