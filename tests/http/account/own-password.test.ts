/** Changing the password while one is signed in. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { changePassword } from '../../../server/store/account/accounts.ts'
import { issueLinkToken } from '../../../server/store/account/account-tokens.ts'
import { loggedIn, post } from '../../support/calls/auth-calls.ts'
import { problemOf } from '../../support/calls/problem-response.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { insertMember, signedIn, type Member } from '../../support/listings/members.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { waitForBlockedSessions } from '../../support/servers/sessions.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let member: Member
let headers: { authorization: string }

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
})
beforeEach(async () => {
  member = await insertMember(database.db)
  headers = await signedIn(database.db, member.username)
  await database.db.deleteFrom('mail_outbox').execute()
})

const newPassword = 'private-figs-and-oregano'
const change = (password: string, next = newPassword, as = headers) => site.app.inject({
  method: 'PUT', url: '/api/my/password', headers: { ...as, accept: 'application/json' }, payload: { password, newPassword: next },
})
const signIn = (password: string) =>
  site.app.inject({ method: 'POST', url: '/auth/login', payload: { username: member.username, password } })
const isSignedIn = async (as: { authorization: string }) =>
  (await site.app.inject({ url: '/api/my/sessions', headers: as })).statusCode === 200

describe('changing the own password', () => {
  it('ends the other sessions, keeps this one, and is told by mail', async () => {
    const phone = { authorization: `Bearer ${await loggedIn(site, member)}` }
    expect((await change(member.password)).statusCode).toBe(200)
    expect([await isSignedIn(headers), await isSignedIn(phone)]).toEqual([true, false])
    expect([(await signIn(member.password)).statusCode, (await signIn(newPassword)).statusCode]).toEqual([401, 200])
    expect(await queuedMails(database.db)).toEqual([{ kind: 'password-changed', user: member.id }])
  })

  it('ends the links that were sent to set a password', async () => {
    const token = await issueLinkToken(database.db, 'reset', member.id, site.clock.now)
    await change(member.password)
    expect((await post(site, '/auth/password/reset', { token, newPassword: 'private-thyme-and-lemons' })).status).toBe(400)
    expect((await signIn(newPassword)).statusCode).toBe(200)
  })

  it('is refused without the current one, and leaves all as it was', async () => {
    const phone = { authorization: `Bearer ${await loggedIn(site, member)}` }
    const refused = problemOf(await change('private-not-this-one'))
    expect(refused).toMatchObject({ status: 403, type: 'wrong-current-password' })
    expect([await isSignedIn(headers), await isSignedIn(phone), (await signIn(member.password)).statusCode]).toEqual([true, true, 200])
    expect(await queuedMails(database.db)).toEqual([])
  })

  it.each([
    ['common-password', () => 'password123'],
    ['guessable-password', () => `${member.username}${member.username}`],
    ['invalid-request', () => 'short'],
  ])('is refused for a new one that is weak: %s', async (type, weak) => {
    expect(problemOf(await change(member.password, weak()))).toMatchObject({ status: 400, type })
  })

  it('does not let a device that was left signed in guess it', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1) statuses.push((await change(`private-guess-${n}`)).statusCode)
    expect([new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([new Set([403]), 429])
    expect((await change(member.password)).statusCode).toBe(429)
  })

  it('does not override a password that was set in the meantime', async () => {
    const { answer } = await database.db.transaction().execute(async (transaction) => {
      await changePassword(transaction, member.id, 'set-by-a-link')
      const pending = change(member.password)
      await waitForBlockedSessions(database.db, 1)
      return { answer: pending }
    })
    expect((await answer).statusCode).toBe(403)
    const stored = await database.db.selectFrom('user').select('password_hash').where('id', '=', member.id).executeTakeFirstOrThrow()
    expect(stored.password_hash).toBe('set-by-a-link')
  })
})
