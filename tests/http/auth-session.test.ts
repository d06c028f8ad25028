/** Sessions: which tokens open a door, and how a session ends. */
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/database/open-database.ts'
import { removeExpiredRows } from '../../server/store/expired-rows.ts'
import { loggedIn } from '../support/auth-calls.ts'
import { insertMember, signedIn } from '../support/members.ts'
import { sessionSecret, startTestApp, type TestApp } from '../support/test-app.ts'
import { createTestDatabase } from '../support/database.ts'

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  await insertMember(database.db, { username: 'eleni', role: 'ROLE_ADMIN' })
  await insertMember(database.db, { username: 'maria' })
})
afterAll(() => database.close())

/** 404 says that the door opened: what is not behind it is another matter. */
async function statusWith(authorization: string, url = '/api/events/1'): Promise<number> {
  return (await site.app.inject({ method: 'DELETE', url, headers: { authorization } })).statusCode
}

const opened = 404
const now = 1_795_255_200 // 2026-11-21T10:00:00Z
const claims = { sub: 'eleni', role: 'ROLE_ADMIN', ver: 0, iat: now, exp: now + 60 }

/** A JWT made by hand, so that it may be wrong in any way. */
function token(payload: object, { alg = 'HS256', key = sessionSecret, hash = 'sha256' } = {}): string {
  const signed = [{ alg, typ: 'JWT' }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `Bearer ${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`
}

describe('a token', () => {
  it('opens the door to what its user may do', async () => {
    expect(await statusWith(token(claims))).toBe(opened)
  })

  it.each([
    ['without a signature', `${token(claims, { alg: 'none' }).split('.').slice(0, 2).join('.')}.`],
    ['that names no algorithm, with a signature', token(claims, { alg: 'none' })],
    ['of another algorithm', token(claims, { alg: 'HS512', hash: 'sha512' })],
    ['of another key', token(claims, { key: 'a secret of somebody else altogether' })],
    ['of an empty key', token(claims, { key: '' })],
    ['with a changed claim', changed(token({ ...claims, sub: 'maria' }), 'maria', 'eleni')],
    ['that has expired', token({ ...claims, iat: now - 120, exp: now - 60 })],
    ['that never expires', token({ ...claims, exp: undefined })],
    ['that was issued in the future', token({ ...claims, iat: now + 3_600, exp: now + 7_200 })],
    ['that does not say when it was issued', token({ ...claims, iat: undefined })],
    ['that is older than any session, whatever it says', token({ ...claims, iat: now - 8 * 24 * 3_600 })],
    ['of an older session', token({ ...claims, ver: -1 })],
    ['without a session', token({ ...claims, ver: undefined })],
    ['whose session is no number', token({ ...claims, ver: '0' })],
    ['of nobody', token({ ...claims, sub: 'nobody' })],
    ['of somebody who cannot be', token({ ...claims, sub: 'el\0eni' })],
    ['whose subject is no text', token({ ...claims, sub: 7 })],
    ['that is none', 'Bearer abc.def.ghi'],
    ['that is half of one', token(claims).slice(0, -20)],
    ['of another scheme', token(claims).replace('Bearer', 'Basic')],
  ])('%s opens nothing', async (_, authorization) => {
    expect(await statusWith(authorization)).toBe(401)
  })

  it('that says more than its user may do opens no more', async () => {
    expect(await statusWith(token({ ...claims, sub: 'maria' }))).toBe(403)
  })

  it.each(['/api/users', '/api/events/unapproved', '/api/listings'])('is asked for at %s', async (url) => {
    expect((await site.app.inject({ url })).statusCode).toBe(401)
    expect((await site.app.inject({ url, headers: await signedIn('maria') })).statusCode).toBe(403)
  })

  it('of a member is enough to submit', async () => {
    const answer = await site.app.inject({ method: 'POST', url: '/api/shops', headers: await signedIn('maria'), payload: {} })
    expect([401, 403]).not.toContain(answer.statusCode)
  })
})

describe('a session', () => {
  it.each([
    ['a user who was disabled', { enabled: false }],
    ['a new password', { session_version: 1 }],
  ])('ends at once with %s', async (_, change) => {
    const { id, username } = await insertMember(database.db, { role: 'ROLE_ADMIN' })
    const { authorization } = await signedIn(username)
    expect(await statusWith(authorization)).toBe(opened)
    await database.db.updateTable('user').set(change).where('id', '=', id).execute()
    expect(await statusWith(authorization)).toBe(401)
  })

  it('has the role that its user has now', async () => {
    const { id, username } = await insertMember(database.db)
    const { authorization } = await signedIn(username)
    expect(await statusWith(authorization)).toBe(403)
    await database.db.updateTable('user').set({ role: 'ROLE_ADMIN' }).where('id', '=', id).execute()
    expect(await statusWith(authorization)).toBe(opened)
  })

  it('lasts seven days', async () => {
    const { authorization } = await signedIn('eleni')
    const day = 24 * 3_600_000
    const begun = site.clock.now
    site.clock.now = new Date(begun.getTime() + 7 * day - 1_000)
    const before = await statusWith(authorization)
    site.clock.now = new Date(begun.getTime() + 7 * day + 60_000)
    const after = await statusWith(authorization)
    site.clock.now = begun
    expect([before, after]).toEqual([opened, 401])
  })
})

describe('signing out', () => {
  const signOut = async (authorization?: string) => {
    const headers = authorization ? { authorization } : {}
    const { statusCode, body } = await site.app.inject({ method: 'POST', url: '/auth/logout', headers })
    return { status: statusCode, sentence: body }
  }

  it('ends the session on the server, and no other of the same moment', async () => {
    const { username, password } = await insertMember(database.db, { role: 'ROLE_ADMIN' })
    const [token, other] = [await loggedIn(site, { username, password }), await loggedIn(site, { username, password })]
    expect(await signOut(`Bearer ${token}`)).toEqual({ status: 200, sentence: 'You are signed out.' })
    expect([await statusWith(`Bearer ${token}`), await statusWith(`Bearer ${other}`)]).toEqual([401, opened])
  })

  it('ends each spelling of the token', async () => {
    const authorization = token({ ...claims, iat: now - 5 })
    const spellings = ['A', 'B', 'C', 'D'].flatMap((_, n) => {
      const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      const last = alphabet.indexOf(authorization.at(-1) ?? '')
      return `${authorization.slice(0, -1)}${alphabet[(last & ~3) + n] ?? ''}`
    })
    await signOut(authorization)
    expect(await Promise.all(spellings.map((each) => statusWith(each)))).toEqual([401, 401, 401, 401])
  })

  it('is asked for with a session, and with one that has not ended', async () => {
    const authorization = token({ ...claims, iat: now - 7 })
    const answers = [await signOut(), await signOut('Bearer abc'), await signOut(authorization), await signOut(authorization)]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 200, 401])
  })

  it('is remembered until the token expires, and no longer', async () => {
    await signOut(token({ ...claims, iat: now - 9 }))
    const rows = async (at: number) => {
      await removeExpiredRows(database.db, new Date(at * 1_000))
      return (await database.db.selectFrom('ended_session').selectAll().execute()).length
    }
    expect(await rows(claims.exp + 29)).toBeGreaterThan(0)
    expect(await rows(now + 8 * 24 * 3_600)).toBe(0)
  })
})

/** The same signature over another payload. */
function changed(authorization: string, from: string, to: string): string {
  const [header, payload = '', signature] = authorization.split('.')
  const other = Buffer.from(Buffer.from(payload, 'base64url').toString().replace(from, to)).toString('base64url')
  return [header, other, signature].join('.')
}
