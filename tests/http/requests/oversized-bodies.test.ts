/** Bodies with many faults or levels, or without a session: rejected at little cost. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertMember, signedIn } from '../../support/listings/members.ts'
import { portOf, readAnswer, sendRaw } from '../../support/servers/raw-http.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  await insertMember(database.db, { username: 'maria' })
  site = await startTestApp(database.db)
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})

describe('a body that exceeds the bounds', () => {
  it.each([
    ['33,000 wrong tags', `{"tags":[${'"",'.repeat(32_999)}""]}`, 'It must have at most 500 values.'],
    ['20,000 unknown fields', `{${Array.from({ length: 10_000 }, (_, n) => `"${n}":1`).join()}}`, 'It must have at most 500 values.'],
    ['many levels', `${'['.repeat(40_000)}${']'.repeat(40_000)}`, 'It must be nested at most 8 levels deep.'],
  ])('is rejected with one sentence: %s', async (_, payload, detail) => {
    const headers = { ...(await signedIn(database.db, 'maria')), 'content-type': 'application/json', accept: 'application/json' }
    const answer = await site.app.inject({ method: 'POST', url: '/api/shops', headers, payload })
    expect(answer.json<components['schemas']['Problem']>()).toMatchObject({
      type: '/docs#invalid-request', status: 400, detail, errors: [{ in: 'body', name: '', detail }],
    })
  })
})

describe('a body without a session', () => {
  const post = (headers: string, body = '') => `POST /api/shops HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`

  it.each([
    ['that never ends', post('transfer-encoding: chunked', '5\r\n{"a":\r\n')],
    ['that never starts', post('transfer-encoding: chunked')],
    ['that is shorter than its Content-Length', post('content-length: 90000', '{')],
  ])('is not read, and the connection is closed: %s', async (_, bytes) => {
    const answer = readAnswer(await sendRaw(portOf(site.app), bytes))
    expect([answer.status, answer.headers.connection]).toEqual([401, 'close'])
  })

  it('that has arrived completely keeps the connection open', async () => {
    const received = await sendRaw(portOf(site.app), `${post('content-length: 2', '{}')}GET /health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200'])
  })
})
