/** Sign-in: the token, the refusals, and what they do not reveal. */
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { hashPassword } from '../../../server/work/passwords.ts'
import { insertUser } from '../../../server/store/account/users.ts'
import { loggedIn, refusal } from '../../support/calls/auth-calls.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertMember, insertUnconfirmed, type Member } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let member: Member
const knownHash = hashPassword('private-olives-and-thyme')

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  member = await insertMember(database.db, { username: 'Eleni.P' })
})

describe('the right password', () => {
  it('returns a token with user name, role and expiry', async () => {
    const token = await loggedIn(site, member)
    const issued = site.clock.now.getTime() / 1_000
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' })
    const exp = issued + 30 * 24 * 3_600
    expect(decodeJwt(token)).toEqual({ sub: 'Eleni.P', role: 'ROLE_USER', iat: issued, exp, jti: expect.stringMatching(/^[0-9a-f]{32}$/) as string })
  })

  it('is accepted with the user name in any letter case', async () => {
    expect(decodeJwt(await loggedIn(site, { ...member, username: 'eLENI.p' })).sub).toBe('Eleni.P')
  })

  it('is accepted with the e-mail address in any letter case, and the token contains the user name', async () => {
    for (const username of [member.email, 'eleni.P@PRIVATE.test']) {
      expect(decodeJwt(await loggedIn(site, { ...member, username })).sub).toBe('Eleni.P')
    }
  })

  it('is accepted with accents as combining characters', async () => {
    const password = 'private-ελιές-και-θυμάρι'
    const { username } = await insertMember(database.db, { password_hash: await hashPassword(password) })
    expect(password.normalize('NFD')).not.toBe(password)
    expect(await loggedIn(site, { username, password: password.normalize('NFD') })).toBeTruthy()
  })

  it('gets account-disabled if the account is disabled', async () => {
    const { username, password } = await insertMember(database.db, { enabled: false })
    expect(await refusal(site, '/auth/login', { username, password })).toMatchObject({ status: 403, type: 'account-disabled' })
  })

  it('gets not-confirmed for a sign-up, by user name only', async () => {
    const { username, email, password } = await insertUnconfirmed(database.db)
    const byName = await refusal(site, '/auth/login', { username: username.toUpperCase(), password })
    expect(byName).toMatchObject({ status: 403, type: 'not-confirmed' })
    expect(await refusal(site, '/auth/login', { username: email, password })).toMatchObject({ status: 401, type: 'wrong-password' })
  })
})

describe('a wrong password', () => {
  const wrong = { status: 401, type: 'wrong-password', detail: 'Wrong password.', fields: [] }

  it('gets wrong-password', async () => {
    expect(await refusal(site, '/auth/login', { username: member.username, password: 'private-wrong' })).toEqual(wrong)
  })

  it('gets the same response if there is no such user', async () => {
    expect(await refusal(site, '/auth/login', { username: 'nobody', password: member.password })).toEqual(wrong)
  })

  it('gets the same response if the account is disabled or not confirmed', async () => {
    for (const { username } of [await insertMember(database.db, { enabled: false }), await insertUnconfirmed(database.db)]) {
      expect(await refusal(site, '/auth/login', { username, password: 'private-wrong' })).toEqual(wrong)
    }
  })

  const lookalikes = ['v\u0130ct\u0130m', 'v\u0131ct\u0131m', '\u212Aatia']

  it.each(lookalikes)('gets the same response for a look-alike user name: %j', async (username) => {
    for (const name of ['victim', 'katia']) {
      await insertUser(database.db, { username: name, email: `${name}@private.test`, password_hash: await knownHash })
    }
    expect(await refusal(site, '/auth/login', { username, password: member.password })).toEqual(wrong)
  })

  it('costs one hash, whether the user exists or not', async () => {
    const costs: number[] = []
    const waiting = await insertUnconfirmed(database.db)
    for (const username of [member.username, 'nobody', member.email, 'nobody@private.test', waiting.username, waiting.email]) {
      const before = site.hashes.made
      await refusal(site, '/auth/login', { username, password: 'private-wrong' })
      costs.push(site.hashes.made - before)
    }
    expect(costs).toEqual([1, 1, 1, 1, 1, 1])
  })
})
