/** Answers that are written to the socket themselves. */
import { once } from 'node:events'
import { createServer, request, Agent, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { preparedHead, sendPrepared } from '../../../../server/http/answers/prepared-answer.ts'

const body = Buffer.from('leaf')
const head = preparedHead(200, [['content-length', '4'], ['x-note', 'é']])

let server: Server | null = null

afterEach(() => {
  server?.close().closeAllConnections()
})

async function listening(answer: RequestListener): Promise<number> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function get(port: number, agent: Agent): Promise<IncomingMessage> {
  const [response] = (await once(request({ port, agent }).end(), 'response')) as [IncomingMessage]
  return response
}

describe('a prepared answer', () => {
  it('is complete, and the connection is used again', async () => {
    const sockets = new Set<unknown>()
    const port = await listening((asked, response) => {
      sockets.add(asked.socket)
      expect(sendPrepared(response, head, body)).toBe(true)
    })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (const _ of [1, 2, 3]) {
      const answer = await get(port, agent)
      expect(answer.headers).toMatchObject({ 'x-note': 'é', 'connection': 'keep-alive', 'keep-alive': 'timeout=72' })
      expect(Math.abs(Date.parse(answer.headers.date ?? '') - Date.now())).toBeLessThan(5_000)
      expect(await text(answer)).toBe('leaf')
    }
    expect(sockets.size).toBe(1)
    agent.destroy()
  })

  it('is not sent on a connection that the client closes after it', async () => {
    const port = await listening((_, response) => {
      expect(sendPrepared(response, head, body)).toBe(false)
      response.end('closed')
    })
    expect(await text(await get(port, new Agent({ keepAlive: false })))).toBe('closed')
  })

  it('is not sent behind bytes that the client has not taken', async () => {
    const large = Buffer.alloc(60_000)
    const ofLarge = preparedHead(200, [['content-length', String(large.length)]])
    let sent = 0
    const refused = new Promise<void>((resolve) => {
      void listening((_, response) => {
        if (sendPrepared(response, ofLarge, large)) sent += 1
        else resolve()
      }).then((port) => {
        const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(5_000)))
        socket.pause()
      })
    })
    await refused
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThan(1_000)
  })
})
