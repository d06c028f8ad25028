/** For any bytes: no response is above 499, no failure is logged, and the server still runs. */
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/database/open-database.ts'
import { createTestDatabase } from '../support/database.ts'
import { portOf, readAnswer, sendRaw } from '../support/raw-http.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})

const text = fc.string({ unit: 'binary', maxLength: 30 }).map((each) => Buffer.from(each).toString('latin1'))
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'QUERY', 'PROPFIND', 'FOO', '')
const path = fc.oneof(
  fc.constantFrom(
    '/', '*', '/config.json', '/greekCities.json', '/docs', '/health/ready', '/auth/login', '/api/contact', '/api/events', '/api/events/1',
    '/api/events/approved', '/api/email-verification/confirm', '/api/users', '/api/shops/1', 'http://x/api/shops/approved', '//', '/nope',
  ),
  text,
)
const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  text.map((each) => `?${each}`),
  fc.constantFrom('?limit=1&page=2', '?token=a', '?expand=days', '?city=%zz'),
)
const header = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'Content-Type', 'Accept', 'Authorization', 'If-None-Match', 'If-Match', 'Range', 'Origin', 'X-Forwarded-For', 'Idempotency-Key',
    ),
    fc.oneof(text, fc.constantFrom('application/json', 'text/plain', 'a/b; charset=x', 'Bearer a.b.c', 'bytes=9-1', '*', '"a"')),
  ).map((pair) => pair.join(': ')),
  fc.constantFrom(
    'Expect: x', 'Expect: 100-continue', 'Connection: close', 'Connection: upgrade\r\nUpgrade: websocket', 'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip', 'Content-Length: 5', 'Content-Length: 999999', 'Content-Length: -1', 'Accept-Encoding: gzip;q=x, br',
  ),
  text,
)
const body = fc.oneof(
  fc.constantFrom('', '{}', '{"a":', '5\r\n{"a":\r\n0\r\n\r\n', 'zz\r\n', '[[[[[[[[', '"\\ud800"', 'null'),
  text,
  fc.json(),
)
const version = fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', '')
const host = fc.constantFrom('Host: x', 'Host: x', 'Host:', '')
const request = fc
  .tuple(method, path, query, version, host, fc.array(header, { maxLength: 4 }), body)
  .map(([verb, at, search, http, first, headers, sent]) => {
    const lines = [`${verb} ${at}${search} ${http}`, ...[first, ...headers].filter((line) => line !== ''), '', sent]
    return lines.join('\r\n')
  })

it('any bytes get responses below 500 and do not stop the server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 3 }), async (requests) => {
      const received = await sendRaw(portOf(site.app), Buffer.from(requests.join(''), 'latin1'), { ends: true })
      const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map((match) => Number(match[1]))
      expect(statuses.filter((status) => status > 499)).toEqual([])
      expect(site.log.filter(({ level }) => Number(level) >= 40)).toEqual([])
    }),
    { numRuns: 600 },
  )
  expect(readAnswer(await sendRaw(portOf(site.app), 'GET /health/ready HTTP/1.0\r\n\r\n')).status).toBe(200)
})
