/** Invalid HTTP messages get a problem below 500, and log no failure. */
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { portOf, readAnswer, sendRaw, type RawAnswer } from '../../support/servers/raw-http.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

type Problem = components['schemas']['Problem']

let database: Database
let site: TestApp
let port: number

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { PUBLIC_URL: 'https://leaf.example' } })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  port = portOf(site.app)
})
beforeEach(() => void site.log.splice(0))

const failures = () => site.log.filter(({ level }) => Number(level) >= 40)

/** Sends one request, after which the server closes the connection. */
async function ask(head: string, body = ''): Promise<RawAnswer> {
  return readAnswer(await sendRaw(port, `${head}\r\nconnection: close\r\naccept: application/json\r\n\r\n${body}`))
}

describe('an unknown address', () => {
  const json = 'content-type: application/json'

  it.each([
    ['a malformed body', `POST /nope HTTP/1.1\r\nhost: x\r\n${json}\r\ncontent-length: 1`, '{'],
    ['an empty body', `POST /nope HTTP/1.1\r\nhost: x\r\n${json}\r\ncontent-length: 0`, ''],
    ['a body of an unknown type', 'PUT /nope HTTP/1.1\r\nhost: x\r\ncontent-type: a/b\r\ncontent-length: 1', 'x'],
    ['a body with __proto__', `PATCH /nope HTTP/1.1\r\nhost: x\r\n${json}\r\ncontent-length: 17`, '{"__proto__":{}} '],
    ['a method that requires a content type', 'QUERY /nope HTTP/1.1\r\nhost: x', ''],
    ['the method TRACE', 'TRACE /api/events/approved HTTP/1.1\r\nhost: x', ''],
    ['such a method on a known address', 'QUERY /api/events/approved HTTP/1.1\r\nhost: x', ''],
  ])('gets 404 with %s', async (_, head, body) => {
    const answer = await ask(head, body)
    expect([answer.status, (JSON.parse(answer.body) as Problem).type]).toEqual([404, '/docs#unknown-address'])
    expect(failures()).toEqual([])
  })
})

describe('a response to an invalid message', () => {
  it.each([
    ['an unknown expectation', 'GET /config.json HTTP/1.1\r\nhost: x\r\nexpect: x', 417],
    ['a request without a host', 'GET /config.json HTTP/1.1', 400],
    ['no HTTP', 'HELLO', 400],
    ['two lengths of a body', 'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked', 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}`, 431],
  ])('has the security headers: %s', async (_, head, status) => {
    const answer = await ask(head)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringMatching(/^max-age=\d+$/) as string,
      'cache-control': 'no-store',
    })
    expect(answer.headers['content-type']).toMatch(/^(?:application\/problem\+json|text\/plain); charset=utf-8$/)
    expect(failures()).toEqual([])
  })

  it('names the problem and the instance for an unknown expectation', async () => {
    const answer = await ask('POST /api/contact HTTP/1.1\r\nhost: x\r\nexpect: x\r\ncontent-length: 5')
    expect(JSON.parse(answer.body)).toMatchObject({ type: '/docs#unknown-expectation', status: 417, instance: '/api/contact' })
  })
})

describe('a request with `Expect: 100-continue`', () => {
  const head = (path: string) => `POST ${path} HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 2`

  it('gets 100 if its body is read', async () => {
    const received = await sendRaw(port, `${head('/api/contact')}\r\nconnection: close\r\n\r\n{}`)
    expect(received).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 /)
  })

  it.each([['/api/events', 401], ['/nope', 404]])('gets no 100 if its body is not read: %s', async (path, status) => {
    expect((await ask(head(path))).status).toBe(status)
  })
})

describe('a client that resets the connection within a body', () => {
  it('causes no failure in the log', async () => {
    const head = 'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":'
    const requested = once(site.app.server, 'request') as Promise<[IncomingMessage]>
    const socket = connect(port, '127.0.0.1', () => void socket.write(head))
    const [request] = await requested
    const brokeOff = new Promise((closed) => request.once('close', closed))
    socket.resetAndDestroy()
    await brokeOff
    await sendRaw(port, 'GET /health/live HTTP/1.0\r\n\r\n')
    expect(site.log).toMatchObject([{ msg: 'answered', route: '/health/live' }])
  })
})

describe('HEAD', () => {
  it('gets 404 where GET has an effect', async () => {
    const answer = await site.app.inject({ method: 'HEAD', url: `/api/email-verification/confirm?token=${'a'.repeat(43)}` })
    expect(answer.statusCode).toBe(404)
  })
})

describe('the instance of a problem', () => {
  const isReference = addFormats.default(new Ajv2020()).compile({ type: 'string', format: 'uri-reference' })
  const character = fc.integer({ min: 0x21, max: 0xff }).filter((code) => code !== 0x7f).map((code) => String.fromCharCode(code))
  const odd = fc.constantFrom('[', ']', '#', '//', ':', '%', '%zz', '@', '\\', '|', '?', '/', '..', '{')
  const rest = fc.array(fc.oneof(character, odd), { maxLength: 12 }).map((parts) => parts.join(''))
  const target = fc.tuple(fc.constantFrom('/', '/api/events/', '//', 'http://', 'http://x/', '*', '/?'), rest).map((parts) => parts.join(''))

  it('is a valid URI reference (RFC 3986) for any request target', async () => {
    await fc.assert(
      fc.asyncProperty(target, async (requestTarget) => {
        const head = `DELETE ${requestTarget} HTTP/1.1\r\nhost: x\r\nconnection: close\r\naccept: application/json\r\n\r\n`
        const answer = readAnswer(await sendRaw(port, Buffer.from(head, 'latin1')))
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(answer.status).toBeLessThan(500)
        if (!answer.headers['content-type']?.startsWith('application/problem')) return
        const { instance } = JSON.parse(answer.body) as Problem
        expect([requestTarget, instance, isReference(instance)]).toEqual([requestTarget, instance, true])
        // It stays on this server.
        expect(new URL(instance ?? '', 'http://here.example').host).toBe('here.example')
      }),
      { numRuns: 500 },
    )
  })
})
