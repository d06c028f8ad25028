/** Invalid requests to the account operations: each gets a problem below 500, and nothing is written. */
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { refusal } from '../../support/calls/auth-calls.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertMember } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let before: unknown

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '100000' } })
  await insertMember(database.db, { username: 'eleni' })
})
beforeEach(async () => void (before = await written()))

/** Valid bodies; each test invalidates one field. */
const valid = {
  '/auth/login': { username: 'eleni', password: 'private-wrong' },
  '/auth/register': { username: 'petros', email: 'petros@private.test', password: 'private-olives-and-thyme' },
  '/auth/verification/resend': { username: 'eleni' },
  '/auth/password/forgot': { email: 'eleni@private.test' },
  '/auth/password/reset': { token: 'x', newPassword: 'private-mountain-tea' },
} as const

type Url = keyof typeof valid

const fields = Object.entries(valid).flatMap(([url, body]) => Object.keys(body).map((field) => [url as Url, field] as const))

/** Everything that a request can change, except the counts of attempts. */
async function written() {
  const { db } = database
  return {
    users: await db.selectFrom('user').selectAll().orderBy('id').execute(),
    mails: await db.selectFrom('mail_outbox').selectAll().orderBy('id').execute(),
    links: await db.selectFrom('account_token').selectAll().execute(),
  }
}

async function expectRefused(url: Url, body: unknown, field: string): Promise<string> {
  const refused = await refusal(site, url, body)
  expect(refused).toMatchObject({ status: 400, type: 'invalid-request' })
  expect(refused.fields).toContain(field)
  expect(await written()).toEqual(before)
  return refused.detail
}

describe.each(fields)('%s: %s', (url, field) => {
  const wrong = (value: unknown) => ({ ...valid[url], [field]: value })

  it.each([[null], [7], [true], [[]], [{}], [['eleni']]])('is rejected as %j', async (value) => {
    expect(await expectRefused(url, wrong(value), field)).toContain(`${field}: It must be of type string.`)
  })

  it('is rejected when it is empty', async () => {
    await expectRefused(url, wrong(''), field)
  })

  it('is rejected when it is about 100 kB long', async () => {
    expect(await expectRefused(url, wrong('x'.repeat(99_000)), field)).toMatch(/at most \d+ characters/)
    expect(await refusal(site, url, wrong('x'.repeat(100_000)))).toMatchObject({ status: 413 })
  })

  // A secret is not cleaned.
  const isSecret = field !== 'username' && field !== 'email'
  const brokenTexts = ['\\u0000', 'eleni\\ud800', '\\udfff-eleni-and-more', ...(isSecret ? ['eleni\\u0000'] : [])]

  it.each(brokenTexts)('is rejected with invalid text: %s', async (text) => {
    await expectRefused(url, JSON.stringify(wrong('BROKEN')).replace('BROKEN', text), field)
  })

  it('is rejected when it is missing', async () => {
    const { [field as never]: _, ...others } = valid[url]
    await expectRefused(url, others, Object.keys(valid[url]).length > 1 || url === '/auth/password/forgot' ? field : '')
  })
})

describe.each(Object.entries(valid))('%s', (url, body) => {
  it('rejects unknown fields', async () => {
    await expectRefused(url as Url, { ...body, role: 'ROLE_ADMIN' }, 'role')
  })

  it.each(['', '[]', '"eleni"', '7', 'null'])('rejects other bodies: %s', async (text) => {
    await expectRefused(url as Url, text, '')
  })

  it('rejects malformed JSON', async () => {
    expect(await refusal(site, url, '{"username":')).toMatchObject({ status: 400, type: 'unreadable-body' })
  })
})

describe('a user name', () => {
  it.each([
    ['written from right to left', '\u202Einele'], ['with an override', 'e\u202Dleni\u202C'],
    ['with a look-alike character', 'еleni'], ['with a line break', 'eleni\n'], ['with a space', 'ele ni'], ['with an emoji', 'eleni🌿'],
    ['in full-width letters', 'ｅｌｅｎｉ'], ['with markup', '<b>eleni</b>'], ['that is too short', 'el'], ['that is too long', 'e'.repeat(41)],
  ])('%s is rejected by registration', async (_, username) => {
    await expectRefused('/auth/register', { ...valid['/auth/register'], username }, 'username')
  })

  it.each(['eleni ', 'ELENİ'])('that is invalid cannot sign in: %j', async (username) => {
    expect(await refusal(site, '/auth/login', { ...valid['/auth/login'], username })).toMatchObject({ status: 401, type: 'wrong-password' })
  })
})

describe('an e-mail address', () => {
  it.each([
    'eleni', 'eleni@', '@private.test', 'eleni@private', 'a@private.test, b@private.test', 'eleni@private.test\r\nBcc: b@private.test',
    'Eleni <eleni@private.test>', '\u202Eeleni@private.test', 'ελένη@private.test', 'eleni@@private.test',
  ])('that is invalid is rejected by registration and password reset: %j', async (email) => {
    await expectRefused('/auth/register', { ...valid['/auth/register'], email }, 'email')
    await expectRefused('/auth/password/forgot', { email }, 'email')
  })
})

describe('a password', () => {
  it.each(['private', 'x'.repeat(201), '🌿'.repeat(7)])('that is too short or too long is rejected: %s', async (password) => {
    await expectRefused('/auth/register', { ...valid['/auth/register'], password }, 'password')
    await expectRefused('/auth/password/reset', { token: 'x', newPassword: password }, 'newPassword')
  })
})

describe('any body', () => {
  const known = fc.constantFrom('eleni', 'eleni@private.test', '\0', '\ud800')
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), known)
  const value = fc.oneof({ weight: 5, arbitrary: text }, fc.jsonValue())

  it.each(Object.keys(valid) as Url[])('gets a response below 500: %s', async (url) => {
    const body = fc.record(Object.fromEntries(Object.keys(valid[url]).map((field) => [field, value])), { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await site.app.inject({ method: 'POST', url, payload: JSON.stringify(sent), headers })
        expect(answer.statusCode).toBeLessThan(500)
      }),
      { numRuns: 50 },
    )
  })
})
