/** The host of a request: what is none is refused at once, and what is one stands in absolute addresses. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { portOf, readAnswer, sendRaw, type RawAnswer } from '../../support/servers/raw-http.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
/** Without a configured address, behind a proxy on this machine. */
let site: TestApp
/** A server with a configured address, which sends stored answers before it parses a request. */
let configured: TestApp
let calendar: string
let page: string

beforeAll(async () => {
  database = await createTestDatabase()
  const day = '2026-11-28'
  const id = await insertApproved(database.db, { type: 'event', title: 'Forest walk', startDate: day, endDate: day })
  calendar = `/events/${id}.ics`
  page = `/events/${id}`
  site = await startTestApp(database.db, { environment: { TRUST_PROXY: 'loopback' } })
  configured = await startTestApp(database.db, { environment: { PUBLIC_URL: 'https://leaf.example' } })
  for (const { app } of [site, configured]) await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => void site.log.splice(0))

const failures = () => [...site.log, ...configured.log].filter(({ level }) => Number(level) >= 40)

async function ask({ app }: TestApp, path: string, headers: string, version = '1.1'): Promise<RawAnswer> {
  const lines = [`GET ${path} HTTP/${version}`, ...(headers === '' ? [] : [headers]), 'Connection: close']
  return readAnswer(await sendRaw(portOf(app), Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')))
}

describe('a Host header that names no host', () => {
  it.each([
    ['', 'x', 'an empty one is refused, one of a letter is not'],
    ['a b', 'a-b', 'space'],
    ['xn--', 'xn--nxasmm1c.example', 'punycode without a name'],
    ['[::1', '[::1]', 'bracket'],
    ['[v1.x]', '[2001:db8::1]:8080', 'address of the future'],
    ['leaf.example:99999', 'leaf.example:65535', 'port'],
    ['1.2.3.4.5', '1.2.3.4', 'IPv4 address of five numbers'],
    ['user@leaf.example', 'leaf_1.example', 'user name'],
    ['leaf.example/events', 'leaf.example.', 'path'],
    ['leaf.example?x', 'LEAF.example', 'query'],
    ['φύλλο.gr', 'leaf.example:3000', 'letters outside of ASCII'],
    ['leaf..example', 'leaf.example', 'empty part'],
    ['..', '_', 'points'],
    ['-leaf.example', 'l-f.example', 'hyphen at the beginning'],
    ['leaf-.example', '1-2.example', 'hyphen at the end'],
    ['a'.repeat(254), 'a'.repeat(253), 'length'],
  ])('%j gets 400, %j gets the calendar: %s', async (wrong, right) => {
    for (const path of [calendar, page, '/nope', '/config.json']) expect((await ask(site, path, `Host: ${wrong}`)).status).toBe(400)
    expect((await ask(site, calendar, `Host: ${right}`)).status).toBe(200)
    expect(failures()).toEqual([])
  })

  it('is refused as well when another one stands beside it', async () => {
    expect((await ask(site, calendar, 'Host: leaf.example\r\nHost: other.example')).status).toBe(400)
  })

  it('is refused when the answer is cached, too', async () => {
    const list = '/api/shops/approved'
    for (const expected of [200, 200]) expect((await ask(configured, list, 'Host: leaf.example')).status).toBe(expected)
    for (const host of ['Host: a b', 'Host:', 'Host: leaf.example\r\nhost: leaf.example']) {
      expect([host, (await ask(configured, list, host)).status]).toEqual([host, 400])
    }
  })

  it('is refused when a trusted proxy forwards it', async () => {
    expect((await ask(site, calendar, 'Host: x\r\nX-Forwarded-Host: a b')).status).toBe(400)
    expect((await ask(site, calendar, 'Host: x\r\nX-Forwarded-Host: leaf.example')).body).toContain('@leaf.example')
  })
})

describe('an absolute address, without a configured one', () => {
  it('has the host of the request', async () => {
    expect((await ask(site, calendar, 'Host: leaf.example:8080')).body).toContain('URL:http://leaf.example:8080/events/')
  })

  it('has http or https, whatever a proxy forwards', async () => {
    const scheme = async (forwarded: string) => {
      const { body } = await ask(site, calendar, `Host: leaf.example\r\nX-Forwarded-Proto: ${forwarded}`)
      return /URL:(.*?)leaf\.example/.exec(body)?.[1]
    }
    expect([await scheme('https'), await scheme('http'), await scheme('a b'), await scheme('javascript')]).toEqual([
      'https://', 'http://', 'http://', 'http://',
    ])
  })

  it('has the address of the server for HTTP/1.0 without a host', async () => {
    const { body, status } = await ask(site, calendar, '', '1.0')
    expect([status, body.includes(`URL:http://127.0.0.1:${portOf(site.app)}/events/`)]).toEqual([200, true])
    expect(failures()).toEqual([])
  })
})

describe('a redirect', () => {
  it('names no host', async () => {
    for (const each of [site, configured]) {
      const { headers, status } = await ask(each, page, 'Host: other.example')
      expect([status, headers['location']]).toEqual([301, `${page}-forest-walk`])
    }
  })
})
