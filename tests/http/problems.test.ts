/** Each type of problem, as JSON and as a sentence. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../contract/openapi.ts'
import { problemTypes, type Problem, type ProblemType } from '../../domain/problems.ts'
import { connect as connectDatabase } from '../../server/database/connect.ts'
import type { Database } from '../../server/database/open-database.ts'
import { formatProblem } from '../../server/http/problems/format-problem.ts'
import { createTestDatabase } from '../support/servers/database.ts'
import { insertMember, signedIn } from '../support/listings/members.ts'
import { portOf, sendRaw } from '../support/servers/raw-http.ts'
import { breakOtherConnections } from '../support/servers/sessions.ts'
import { startTestApp, type TestApp } from '../support/servers/test-app.ts'

const database: Database = await createTestDatabase()
await insertMember(database.db, { username: 'maria' })
const maria = await signedIn(database.db, 'maria')
let site: TestApp

beforeAll(async () => {
  site = await startTestApp(database.db)
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})

interface TestRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Problems that any caller can cause, with a request that causes each. */
const caused: Partial<Record<ProblemType, TestRequest>> = {
  'invalid-request': { url: '/api/events/approved?limit=0' },
  'unreadable-request': { url: '/%zz' },
  'unknown-city': { url: '/api/events/approved?city=Atlantis' },
  'unknown-tag': { url: '/api/events/approved?tag=Sports' },
  'not-signed-in': { method: 'DELETE', url: '/api/events/1' },
  'not-allowed': { method: 'DELETE', url: '/api/events/1', headers: maria },
  'unknown-address': { url: '/nowhere' },
  'unknown-listing': { url: '/api/shops/1' },
}

describe.each(Object.entries(caused))('%s', (type, { method = 'GET', url, headers }) => {
  it('is sent as a problem if `Accept` names JSON', async () => {
    const answer = await site.app.inject({ method, url, headers: { ...headers, accept: 'application/json' } })
    const { status } = problemTypes[type as ProblemType]
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' })
    expect(answer.headers.vary).toContain('Accept')
    expect(answer.json()).toMatchObject({ type: `/docs#${type}`, status, instance: url.replace('%zz', '%25zz') })
  })

  it('is sent as its sentence otherwise', async () => {
    const asJson = await site.app.inject({ method, url, headers: { ...headers, accept: 'application/json' } })
    const answer = await site.app.inject({ method, url, headers: { ...headers, accept: '*/*' } })
    expect(answer.statusCode).toBe(asJson.statusCode)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toBe(asJson.json<components['schemas']['Problem']>().detail)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('not-signed-in', () => {
  it('has a WWW-Authenticate header', async () => {
    const answer = await site.app.inject({ method: 'DELETE', url: '/api/events/1' })
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  it.each(['Basic bWFyaWE6eA==', 'Bearer', 'Bearer ', 'Bearer a b'])('is the response to "%s"', async (authorization) => {
    expect((await site.app.inject({ url: '/api/users', headers: { authorization } })).statusCode).toBe(401)
  })
})

describe('unexpected', () => {
  it('is logged under the request id of the response, which reveals no details', async () => {
    const other = await createTestDatabase()
    const { app, log } = await startTestApp(other.db)
    await sql`alter table public_version rename to gone`.execute(other.db)
    const answer = await app.inject({ url: '/api/events/approved', headers: { accept: 'application/json' } })
    await other.close()
    expect(answer.json()).toMatchObject({ type: '/docs#unexpected', status: 500 })
    expect(answer.body).not.toContain('public_version')
    const failures = log.filter(({ msg }) => msg === 'unexpected failure')
    expect(failures).toMatchObject([{ level: 50, reqId: answer.headers['x-request-id'], err: { code: '42P01' } }])
  })
})

describe('not-ready', () => {
  it.each(['/api/events/approved', '/api/shops/1', '/health/ready'])('is the response without a database: %s', async (url) => {
    const nothing = connectDatabase('postgres://site@127.0.0.1:1/site')
    const { app, log } = await startTestApp(nothing)
    const answer = await app.inject({ url, headers: { accept: 'application/json' } })
    await nothing.destroy()
    expect(answer.json()).toMatchObject({ type: '/docs#not-ready', status: 503 })
    expect(answer.headers['retry-after']).toBe('5')
    expect(log.filter(({ msg }) => msg === 'not ready')).toMatchObject([{ level: 40, err: { code: 'ECONNREFUSED' } }])
  })

  it('is logged once a minute, with the number of omitted lines', async () => {
    const nothing = connectDatabase('postgres://site@127.0.0.1:1/site')
    const { app, clock, log } = await startTestApp(nothing)
    const ask = () => app.inject('/api/shops/1')
    for (let n = 0; n < 5; n += 1) await ask()
    clock.elapsedMs += 60_000
    for (let n = 0; n < 5; n += 1) await ask()
    await nothing.destroy()
    expect(log.filter(({ msg }) => msg === 'not ready').map(({ leftOut }) => leftOut)).toEqual([0, 4])
  })

  it('is the response while connections break, until new ones are open', async () => {
    await breakOtherConnections(database.db)
    const statuses = new Set<number>()
    for (let n = 0; n < 5; n += 1) statuses.add((await site.app.inject('/health/ready')).statusCode)
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect((await site.app.inject('/health/ready')).statusCode).toBe(200)
  })
})

describe('a connection with invalid HTTP', () => {
  it.each([
    ['unreadable-request', 'HELLO\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    ['headers-too-large', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`, 'HTTP/1.1 431 Request Header Fields Too Large'],
    ['headers-too-large', `GET /?${'a'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 'HTTP/1.1 431 Request Header Fields Too Large'],
  ] as const)('gets a sentence and is closed: %s', async (type, sent, statusLine) => {
    const [head = '', body] = (await sendRaw(portOf(site.app), sent)).split('\r\n\r\n')
    expect(head.split('\r\n')[0]).toBe(statusLine)
    expect(head).toContain('Connection: close')
    expect(body).toBe(formatProblem({ type }).detail)
  })
})

describe('every type of problem', () => {
  const pendingShop: components['schemas']['TypedListing'] = {
    id: 1, type: 'shop', state: 'pending', title: 'Soap', description: 'By weight.', city: null, address: null, link: null, tags: [],
    stateSince: '2026-11-20T08:30:00.000Z',
    language: 'en', translatedTitle: null, translatedDescription: null, approved: false, rejectionReason: null, change: null,
    moved: null, removal: null, etag: '"1-2"',
  }
  const examples: Record<ProblemType, Problem> = {
    'invalid-request': { type: 'invalid-request', faults: [{ in: 'body', name: '', rule: 'missing' }] },
    'unreadable-body': { type: 'unreadable-body' },
    'unreadable-request': { type: 'unreadable-request' },
    'unknown-city': { type: 'unknown-city', city: 'Atlantis', in: 'body' },
    'unknown-tag': { type: 'unknown-tag', tag: 'Sports', in: 'body' },
    'unknown-link': { type: 'unknown-link' },
    'used-link': { type: 'used-link' },
    'not-signed-in': { type: 'not-signed-in' },
    'wrong-password': { type: 'wrong-password' },
    'not-allowed': { type: 'not-allowed' },
    'common-password': { type: 'common-password', field: 'password' },
    'guessable-password': { type: 'guessable-password', field: 'newPassword' },
    'email-taken': { type: 'email-taken' },
    'not-confirmed': { type: 'not-confirmed' },
    'account-disabled': { type: 'account-disabled', reason: 'It is advertising.' },
    'unknown-address': { type: 'unknown-address', method: 'GET', address: '/nowhere' },
    'unknown-listing': { type: 'unknown-listing', listingType: 'shop', id: 1 },
    'unknown-user': { type: 'unknown-user', id: 1 },
    'unknown-decision': { type: 'unknown-decision', id: 1 },
    'not-own-decision': { type: 'not-own-decision' },
    'wrong-current-password': { type: 'wrong-current-password' },
    'second-factor-needed': { type: 'second-factor-needed' },
    'second-factor-missing': { type: 'second-factor-missing' },
    'wrong-passkey': { type: 'wrong-passkey' },
    'wrong-code': { type: 'wrong-code' },
    'second-factor-changed': { type: 'second-factor-changed' },
    'fresh-login-needed': { type: 'fresh-login-needed' },
    'request-timeout': { type: 'request-timeout' },
    'username-taken': { type: 'username-taken' },
    'not-cancellable': { type: 'not-cancellable' },
    'not-mergeable': { type: 'not-mergeable' },
    'already-reported': { type: 'already-reported' },
    'already-objected': { type: 'already-objected' },
    'own-decision': { type: 'own-decision' },
    'already-approved': { type: 'already-approved' },
    'own-account': { type: 'own-account' },
    'last-admin': { type: 'last-admin' },
    'unknown-reason': { type: 'unknown-reason', id: 1 },
    'unknown-statement': { type: 'unknown-statement', id: 1 },
    'unknown-objection': { type: 'unknown-objection', id: 1 },
    'general-reason': { type: 'general-reason' },
    'too-many-reasons': { type: 'too-many-reasons' },
    'undated-event': { type: 'undated-event', id: 1 },
    'removed-listing': { type: 'removed-listing', id: 1 },
    'changed-meanwhile': { type: 'changed-meanwhile', current: pendingShop },
    'body-too-large': { type: 'body-too-large', limitInBytes: 100_000 },
    'unsupported-media-type': { type: 'unsupported-media-type' },
    'unknown-expectation': { type: 'unknown-expectation' },
    'too-many-requests': { type: 'too-many-requests', retryAfterInSeconds: 90 },
    'headers-too-large': { type: 'headers-too-large' },
    'unexpected': { type: 'unexpected' },
    'not-implemented': { type: 'not-implemented', operation: 'login' },
    'not-ready': { type: 'not-ready' },
    'read-only': { type: 'read-only' },
  }

  it.each(Object.entries(examples))('%s has its own sentence', (type, example) => {
    const formatted = formatProblem(example)
    expect(formatted).toMatchObject({ type: `/docs#${type}`, status: problemTypes[type as ProblemType].status })
    expect(formatted.title).toMatch(/^[A-Z][a-z ]+$/)
    expect(formatted.detail).toMatch(/^.+\.$/)
    expect(Object.values(examples).filter((other) => formatProblem(other).detail === formatted.detail)).toHaveLength(1)
  })

  it('contains the current listing for changed-meanwhile', () => {
    expect(formatProblem(examples['changed-meanwhile'])).toMatchObject({ current: pendingShop })
  })
})
