/** Sessions: which tokens are accepted, and how a session ends. */
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { changePassword } from '../../../server/store/account/accounts.ts'
import { loggedIn } from '../../support/calls/auth-calls.ts'
import { insertMember, signedIn } from '../../support/listings/members.ts'
import { sessionSecret, startTestApp, type TestApp } from '../../support/servers/test-app.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { waitForBlockedSessions } from '../../support/servers/sessions.ts'

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  await insertMember(database.db, { username: 'eleni', role: 'ROLE_ADMIN' })
  await insertMember(database.db, { username: 'maria' })
})

/** The listing does not exist, so an accepted token gets 404. */
async function statusWith(authorization: string, url = '/api/events/1'): Promise<number> {
  return (await site.app.inject({ method: 'DELETE', url, headers: { authorization } })).statusCode
}

const accepted = 404
const now = 1_795_255_200 // 2026-11-21T10:00:00Z
const claims = { sub: 'eleni', role: 'ROLE_ADMIN', iat: now, exp: now + 60 }

/** A JWT made by hand, so that a test can make it invalid in any way. */
function token(payload: object, { alg = 'HS256', key = sessionSecret, hash = 'sha256' } = {}): string {
  const signed = [{ alg, typ: 'JWT' }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `Bearer ${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`
}

/** Inserts the session of a token, so that only the token itself can be rejected. */
async function withSession(authorization: string): Promise<string> {
  const signed = authorization.replace(/^\w+ /, '').replace(/\.[^.]*$/, '')
  await sql`
    insert into session (token_hash, "user", started_at, logged_in_at, ends_at, seen_at)
    select sha256(${signed}::bytea), id, at, at, at + interval '1 year', at
    from to_timestamp(${now}) as at, "user" where username = 'eleni' on conflict do nothing
  `.execute(database.db)
  return authorization
}

describe('a token', () => {
  it('is accepted for an operation that its user may call', async () => {
    expect(await statusWith(await withSession(token(claims)))).toBe(accepted)
  })

  it('without a session is rejected', async () => {
    expect(await statusWith(token({ ...claims, iat: now - 1 }))).toBe(401)
  })

  it.each([
    ['without a signature', `${token(claims, { alg: 'none' }).split('.').slice(0, 2).join('.')}.`],
    ['that names no algorithm, with a signature', token(claims, { alg: 'none' })],
    ['of another algorithm', token(claims, { alg: 'HS512', hash: 'sha512' })],
    ['of another key', token(claims, { key: 'the secret of another installation' })],
    ['of an empty key', token(claims, { key: '' })],
    ['with a changed claim', changed(token({ ...claims, sub: 'maria' }), 'maria', 'eleni')],
    ['that has expired', token({ ...claims, iat: now - 120, exp: now - 60 })],
    ['that never expires', token({ ...claims, exp: undefined })],
    ['that was issued in the future', token({ ...claims, iat: now + 3_600, exp: now + 7_200 })],
    ['without a time of issue', token({ ...claims, iat: undefined })],
    ['that is older than any session, although it has not expired', token({ ...claims, iat: now - 31 * 24 * 3_600 })],
    ['that is malformed', 'Bearer abc.def.ghi'],
    ['that is truncated', token(claims).slice(0, -20)],
    ['of another scheme', token(claims).replace('Bearer', 'Basic')],
  ])('%s is rejected', async (_, authorization) => {
    expect(await statusWith(await withSession(authorization))).toBe(401)
  })

  it('of a deleted user does not open the account of whoever takes the name', async () => {
    const [given, other] = [{ username: 'penelope' }, { username: 'Penelope', role: 'ROLE_ADMIN' as const }]
    const { id, username, password } = await insertMember(database.db, { ...given, role: 'ROLE_ADMIN' })
    const authorization = `Bearer ${await loggedIn(site, { username, password })}`
    expect(await statusWith(authorization)).toBe(accepted)
    await database.db.deleteFrom('user').where('id', '=', id).execute()
    // Nobody can take the name; were it to be taken all the same, the token would not open the account.
    await database.db.deleteFrom('gone_name').execute()
    await insertMember(database.db, other)
    expect(await statusWith(authorization)).toBe(401)
  })

  it.each(['/api/users', '/api/events/unapproved', '/api/listings'])('of an administrator is required at %s', async (url) => {
    expect((await site.app.inject({ url })).statusCode).toBe(401)
    expect((await site.app.inject({ url, headers: await signedIn(database.db, 'maria') })).statusCode).toBe(403)
  })

  it('of a member is enough to submit', async () => {
    const answer = await site.app.inject({ method: 'POST', url: '/api/shops', headers: await signedIn(database.db, 'maria'), payload: {} })
    expect([401, 403]).not.toContain(answer.statusCode)
  })
})

describe('a session', () => {
  it.each([
    ['the user is disabled', (id: number) => database.db.updateTable('user').set({ enabled: false }).where('id', '=', id).execute()],
    ['the user has a new password', (id: number) => database.db.transaction().execute((each) => changePassword(each, id, 'new'))],
  ])('ends at once: %s', async (_, change) => {
    const { id, username } = await insertMember(database.db, { role: 'ROLE_ADMIN' })
    const { authorization } = await signedIn(database.db, username)
    expect(await statusWith(authorization)).toBe(accepted)
    await change(id)
    expect(await statusWith(authorization)).toBe(401)
  })

  it('does not start with a password that is being replaced', async () => {
    const { id, username, password } = await insertMember(database.db)
    const login = await database.db.transaction().execute(async (transaction) => {
      await changePassword(transaction, id, 'new')
      const answer = site.app.inject({ method: 'POST', url: '/auth/login', payload: { username, password } })
      await waitForBlockedSessions(database.db, 1)
      return { answer }
    })
    expect((await login.answer).statusCode).toBe(401)
    expect(await database.db.selectFrom('session').select('user').where('user', '=', id).execute()).toEqual([])
  })

  it('has the current role of its user', async () => {
    const { id, username } = await insertMember(database.db)
    const { authorization } = await signedIn(database.db, username)
    expect(await statusWith(authorization)).toBe(403)
    await database.db.updateTable('user').set({ role: 'ROLE_ADMIN' }).where('id', '=', id).execute()
    expect(await statusWith(authorization)).toBe(accepted)
  })
})

describe('signing out', () => {
  const signOut = async (authorization?: string) => {
    const headers = authorization ? { authorization } : {}
    const { statusCode, body } = await site.app.inject({ method: 'POST', url: '/auth/logout', headers })
    return { status: statusCode, sentence: body }
  }

  it('ends the session on the server, and no other that began at the same time', async () => {
    const { username, password } = await insertMember(database.db, { role: 'ROLE_ADMIN' })
    const [token, other] = [await loggedIn(site, { username, password }), await loggedIn(site, { username, password })]
    expect(await signOut(`Bearer ${token}`)).toEqual({ status: 200, sentence: 'You are signed out.' })
    expect([await statusWith(`Bearer ${token}`), await statusWith(`Bearer ${other}`)]).toEqual([401, accepted])
  })

  it('ends the session for each encoding of the token', async () => {
    const authorization = await withSession(token({ ...claims, iat: now - 5 }))
    const encodings = ['A', 'B', 'C', 'D'].flatMap((_, n) => {
      const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      const last = alphabet.indexOf(authorization.at(-1) ?? '')
      return `${authorization.slice(0, -1)}${alphabet[(last & ~3) + n] ?? ''}`
    })
    await signOut(authorization)
    expect(await Promise.all(encodings.map((each) => statusWith(each)))).toEqual([401, 401, 401, 401])
  })

  it('requires a session that has not ended', async () => {
    const authorization = await withSession(token({ ...claims, iat: now - 7 }))
    const answers = [await signOut(), await signOut('Bearer abc'), await signOut(authorization), await signOut(authorization)]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 200, 401])
  })

})

/** The token with another payload and the same signature. */
function changed(authorization: string, from: string, to: string): string {
  const [header, payload = '', signature] = authorization.split('.')
  const other = Buffer.from(Buffer.from(payload, 'base64url').toString().replace(from, to)).toString('base64url')
  return [header, other, signature].join('.')
}
