/** Answers from memory by the raw address: the same as the ones before, and only while they are valid. */
import { request } from 'node:http'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/database/open-database.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'
import { portOf, readAnswer } from '../../../support/servers/raw-http.ts'
import { temporaryFolder } from '../../../support/runner/temporary-folder.ts'
import { insertApproved, startTestApp, type TestApp } from '../../../support/servers/test-app.ts'

const list = '/api/shops/approved?limit=10'
const script = 'console.log("leaf");'.repeat(100)
const otherOrigin = 'https://garden.example'

let database: Database
let site: TestApp
let port: number
/** The addresses that Fastify answered. */
let passedOn: string[]

beforeAll(async () => {
  database = await createTestDatabase()
  for (let n = 0; n < 20; n += 1) await insertApproved(database.db, { type: 'shop', title: `Refill ${n}` })
  const webFolder = await temporaryFolder()
  mkdirSync(join(webFolder, 'assets'))
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html>')
  writeFileSync(join(webFolder, 'index.el.html'), '<!doctype html><html lang="el">')
  writeFileSync(join(webFolder, 'assets/main-abc.js'), script)
  writeFileSync(join(webFolder, 'assets/main-abc.js.br'), brotliCompressSync(script))
  site = await startTestApp(database.db, { files: { webFolder }, environment: { PUBLIC_URL: 'http://prasino.example', WEB_ORIGINS: otherOrigin } })
  site.app.addHook('onRequest', async ({ url }) => void passedOn.push(url))
  await site.app.listen({ port: 0 })
  port = portOf(site.app)
})

beforeEach(() => {
  passedOn = []
  // The answers of one test are outdated in the next.
  site.clock.elapsedMs += 500
})

interface Answer {
  readonly status: number | undefined
  readonly headers: Record<string, unknown>
  /** The reason phrase, and the names and values in order, without the date. */
  readonly head: readonly (string | undefined)[]
  readonly body: string
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { rawHeaders, statusCode: status, statusMessage } = response
        const { date, ...headers } = response.headers
        const head = [statusMessage, ...rawHeaders].map((text) => (text === date ? 'a date' : text))
        resolve({ status, headers, head, body: Buffer.concat(chunks).toString('base64') })
      })
    }).on('error', reject).end()
  })
}

/** All bytes of an answer whose connection stays open, without the value of its date. */
function bytesOf(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const lines = Object.entries({ host: 'prasino.example', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`))
    socket.setEncoding('latin1').on('error', reject).on('data', (part: string) => {
      received += part
      const { status, headers: { 'content-length': length = '' }, body } = readAnswer(received)
      if (!received.includes('\r\n\r\n') || (status !== 304 && body.length < Number(length))) return
      socket.destroy()
      resolve(received.replace(/(?<=\r\ndate: )[^\r]+/i, 'a date'))
    })
  })
}

describe('a quick answer', () => {
  it.each([
    ['a list', list, {}],
    ['a list compressed with gzip', list, { 'accept-encoding': 'gzip' }],
    ['a list compressed with Brotli', list, { 'accept-encoding': 'gzip, br' }],
    ['the towns of a list', '/api/events/towns?limit=5', {}],
    ['the counts of a filter', '/api/shops/counts', { 'accept-encoding': 'br' }],
    ['a listing', '/api/shops/1', {}],
    ['the sitemap', '/sitemap.xml', { 'accept-encoding': 'br' }],
    ['a compressed file', '/assets/main-abc.js', { 'accept-encoding': 'br' }],
    ['a file', '/assets/main-abc.js', {}],
    ['the page', '/', { 'accept-encoding': 'br' }],
  ])('has the bytes that Node wrote first, as has the 304: %s', async (_, path, headers) => {
    const first = await bytesOf(path, headers)
    const { status, headers: { etag = '' } } = readAnswer(first)
    expect([status, etag]).toEqual([200, expect.stringContaining('"')])
    const ifChanged = { ...headers, 'if-none-match': etag }
    const unchanged = await bytesOf(path, ifChanged)
    expect(readAnswer(unchanged)).toMatchObject({ status: 304, body: '' })
    expect(passedOn).toEqual([path, path])
    expect(await bytesOf(path, headers)).toBe(first)
    expect(await bytesOf(path, ifChanged)).toBe(unchanged)
    expect(passedOn).toHaveLength(2)
  })

  it('is logged like any other', async () => {
    await get(list)
    await get(list)
    const [first, second] = site.log.slice(-2)
    expect(passedOn).toHaveLength(1)
    expect({ ...second, reqId: 0, ms: 0, time: 0 }).toEqual({ ...first, reqId: 0, ms: 0, time: 0 })
    expect(second?.reqId).toEqual(expect.any(String))
  })
})

describe('Fastify answers', () => {
  it.each([
    ['another method', () => get(list, {}, 'HEAD')],
    ['an unknown address', () => get(`${list}&page=2`)],
    ['an unknown parameter each time', async () => {
      await get(`${list}&_=1`)
      passedOn = []
      return get(`${list}&_=1`)
    }],
    ['another origin', () => get(list, { origin: otherOrigin })],
    ['a body', () => get(list, { 'content-length': '0' })],
  ])('%s', async (_, ask) => {
    await get(list)
    passedOn = []
    expect((await ask()).status).toBe(200)
    expect(passedOn).toHaveLength(1)
  })

  it('another origin with its own headers, which nobody else gets', async () => {
    expect((await get(list, { origin: otherOrigin })).headers).toMatchObject({ 'access-control-allow-origin': otherOrigin })
    const own = await get(list)
    expect(own.headers).not.toHaveProperty('access-control-allow-origin')
    expect(await get(list)).toEqual(own)
  })

  it('after half a second without a request, when the version has to be checked', async () => {
    const before = await get(list)
    site.clock.elapsedMs += 249
    expect(await get(list)).toEqual(before)
    expect(passedOn).toHaveLength(1)
    await insertApproved(database.db, { type: 'shop', title: 'A new one' })
    site.clock.elapsedMs += 251
    const after = await get(list)
    expect(after.headers['x-total-count']).toBe(String(Number(before.headers['x-total-count']) + 1))
    expect(await get(list)).toEqual(after)
    expect(passedOn).toHaveLength(2)
  })
})

describe('an answer with many variants', () => {
  /** An answer that no other test asks for: its variants stay in memory. */
  const varied = '/api/shops/approved?limit=11'

  it('tells only the known codings and tags apart', async () => {
    const etag = String((await get(varied, { 'accept-encoding': 'br' })).headers.etag)
    await get(varied, { 'accept-encoding': 'br', 'if-none-match': etag })
    passedOn = []
    for (let n = 0; n < 20; n += 1) {
      await get(varied, { 'accept-encoding': `br;q=0.${n + 1}, zstd;q=0.${n}, x-${n}` })
      await get(varied, { 'accept-encoding': `x-${n}, br`, 'if-none-match': `"other-${n}", W/${etag}` })
      await get(varied, { 'accept-encoding': 'br', 'if-none-match': `"other-${n}"` })
    }
    expect(passedOn).toEqual([])
  })

  it('is right in each of them', async () => {
    const codings = Array.from({ length: 30 }, (_, n) => `br;q=0.${n + 1}`)
    const answers = await Promise.all(codings.map((accepted) => get(varied, { 'accept-encoding': accepted })))
    expect(new Set(answers.map(({ headers }) => headers['content-encoding']))).toEqual(new Set(['br']))
    expect(await get(varied, { 'accept-encoding': 'br;q=0.1' })).toEqual(answers[0])
  })
})
