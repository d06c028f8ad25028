/** Accounts asked for what cannot be: each time a clear refusal, never a failure of the server, and nothing is written. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../server/database/open-database.ts'
import { refusal } from '../support/auth-calls.ts'
import { createTestDatabase } from '../support/database.ts'
import { insertMember } from '../support/members.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let database: Database
let site: TestApp
let before: unknown

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '100000' } })
  await insertMember(database.db, { username: 'eleni' })
})
beforeEach(async () => void (before = await written()))
afterAll(() => database.close())

/** Good bodies, each of which a test breaks in one place. */
const good = {
  '/auth/login': { username: 'eleni', password: 'private-wrong' },
  '/auth/register': { username: 'petros', email: 'petros@private.test', password: 'private-olives-and-thyme' },
  '/auth/verification/resend': { username: 'eleni' },
  '/auth/password/forgot': { email: 'eleni@private.test' },
  '/auth/password/reset': { token: 'x', newPassword: 'private-mountain-tea' },
} as const

type Url = keyof typeof good

const fields = Object.entries(good).flatMap(([url, body]) => Object.keys(body).map((field) => [url as Url, field] as const))

/** All that a request may have changed, but for the counts of attempts. */
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
  const wrong = (value: unknown) => ({ ...good[url], [field]: value })

  it.each([[null], [7], [true], [[]], [{}], [['eleni']]])('is refused as %j', async (value) => {
    expect(await expectRefused(url, wrong(value), field)).toContain(`${field}: It must be of type string.`)
  })

  it('is refused when it is empty', async () => {
    await expectRefused(url, wrong(''), field)
  })

  it('is refused with 100 kB, or nearly', async () => {
    expect(await expectRefused(url, wrong('x'.repeat(99_000)), field)).toMatch(/at most \d+ characters/)
    expect(await refusal(site, url, wrong('x'.repeat(100_000)))).toMatchObject({ status: 413 })
  })

  const brokenTexts = ['\\u0000', 'eleni\\u0000', 'eleni\\ud800', '\\udfff-eleni-and-more']

  it.each(brokenTexts)('is refused with text that cannot be: %s', async (text) => {
    await expectRefused(url, JSON.stringify(wrong('BROKEN')).replace('BROKEN', text), field)
  })

  it('is refused where it is missing', async () => {
    const { [field as never]: _, ...others } = good[url]
    await expectRefused(url, others, Object.keys(good[url]).length > 1 || url === '/auth/password/forgot' ? field : '')
  })
})

describe.each(Object.entries(good))('%s', (url, body) => {
  it('is refused with a field that is not known', async () => {
    await expectRefused(url as Url, { ...body, role: 'ROLE_ADMIN' }, 'role')
  })

  it.each(['', '[]', '"eleni"', '7', 'null'])('is refused with another body: %s', async (text) => {
    await expectRefused(url as Url, text, '')
  })

  it('is refused with what is no JSON', async () => {
    expect(await refusal(site, url, '{"username":')).toMatchObject({ status: 400, type: 'unreadable-body' })
  })
})

describe('a user name', () => {
  it.each([
    ['from right to left', '\u202Einele'], ['with a zero-width space', 'ele\u200Bni'], ['with a zero-width joiner', 'ele\u200Dni'],
    ['that only looks like another', 'еleni'], ['with a line break', 'eleni\n'], ['with a space', 'ele ni'], ['with a sign', 'eleni🌿'],
    ['in wide letters', 'ｅｌｅｎｉ'], ['with markup', '<b>eleni</b>'], ['that is too short', 'el'], ['that is too long', 'e'.repeat(41)],
  ])('%s cannot be registered', async (_, username) => {
    await expectRefused('/auth/register', { ...good['/auth/register'], username }, 'username')
  })

  it.each(['\u202Einele', 'ele\u200Bni', 'eleni ', 'ELENİ'])('that is no name signs nobody in: %j', async (username) => {
    expect(await refusal(site, '/auth/login', { ...good['/auth/login'], username })).toMatchObject({ status: 401, type: 'wrong-password' })
  })
})

describe('an e-mail address', () => {
  it.each([
    'eleni', 'eleni@', '@private.test', 'eleni@private', 'a@private.test, b@private.test', 'eleni@private.test\r\nBcc: b@private.test',
    'Eleni <eleni@private.test>', 'eleni@priv\u200Bate.test', '\u202Eeleni@private.test', 'ελένη@private.test', 'eleni@@private.test',
  ])('that is none cannot be registered, and no link goes there: %j', async (email) => {
    await expectRefused('/auth/register', { ...good['/auth/register'], email }, 'email')
    await expectRefused('/auth/password/forgot', { email }, 'email')
  })
})

describe('a password', () => {
  it.each(['private', 'x'.repeat(201), '🌿'.repeat(7)])('that is too short or too long cannot be chosen: %s', async (password) => {
    await expectRefused('/auth/register', { ...good['/auth/register'], password }, 'password')
    await expectRefused('/auth/password/reset', { token: 'x', newPassword: password }, 'newPassword')
  })
})

describe('whatever is sent', () => {
  const known = fc.constantFrom('eleni', 'eleni@private.test', '\0', '\ud800')
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), known)
  const value = fc.oneof({ weight: 5, arbitrary: text }, fc.jsonValue())

  it.each(Object.keys(good) as Url[])('%s never fails', async (url) => {
    const body = fc.record(Object.fromEntries(Object.keys(good[url]).map((field) => [field, value])), { requiredKeys: [] })
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
