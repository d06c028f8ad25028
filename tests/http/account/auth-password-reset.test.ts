/** Resetting a password: requesting a link, and setting the new password. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { issueLinkToken } from '../../../server/store/account/account-tokens.ts'
import { loggedIn, post, refusal } from '../../support/calls/auth-calls.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertMember, insertUnconfirmed, type Member } from '../../support/listings/members.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
})

const newPassword = 'private-mountain-tea-and-figs'

async function memberWithToken(state: object = {}): Promise<{ member: Member; token: string }> {
  const member = await insertMember(database.db, state)
  return { member, token: await issueLinkToken(database.db, 'reset', member.id, site.clock.now) }
}

describe('a request for a reset link', () => {
  it('gets the same response in the same steps for every address', async () => {
    const { email } = await insertMember(database.db)
    const before = (await queuedMails(database.db)).length
    for (const address of [email, 'nobody@private.test']) {
      expect(await post(site, '/auth/password/forgot', { email: address })).toEqual({
        status: 200, sentence: 'If this address belongs to an account, a link is on its way.',
      })
    }
    const mails = (await queuedMails(database.db)).slice(before)
    expect(mails).toEqual([email, 'nobody@private.test'].map((address) => ({ kind: 'reset', email: address, network: expect.stringMatching(/^[0-9a-f]{64}$/) as string })))
    expect(site.mail.wakes).toBeGreaterThan(1)
  })
})

describe('a new password', () => {
  it('replaces the old one', async () => {
    const { member, token } = await memberWithToken()
    expect(await post(site, '/auth/password/reset', { token, newPassword })).toEqual({
      status: 200, sentence: 'Your password was changed. You can log in with it now.',
    })
    expect(await loggedIn(site, { ...member, password: newPassword })).toBeTruthy()
    expect(await refusal(site, '/auth/login', { username: member.username, password: member.password })).toMatchObject({ status: 401 })
  })

  it('ends all earlier sessions, and no later one', async () => {
    const { member, token } = await memberWithToken({ role: 'ROLE_ADMIN' })
    const statusWith = async (session: string) =>
      (await site.app.inject({ method: 'DELETE', url: '/api/events/1', headers: { authorization: `Bearer ${session}` } })).statusCode
    const older = await loggedIn(site, member)
    await post(site, '/auth/password/reset', { token, newPassword })
    const newer = await loggedIn(site, { ...member, password: newPassword })
    expect([await statusWith(older), await statusWith(newer)]).toEqual([401, 404])
  })

  it('queues a mail to the user', async () => {
    const { member, token } = await memberWithToken()
    await post(site, '/auth/password/reset', { token, newPassword })
    expect((await queuedMails(database.db)).at(-1)).toEqual({ kind: 'password-changed', user: member.id })
  })

  it('does not enable a disabled user', async () => {
    const { member, token } = await memberWithToken({ enabled: false })
    await post(site, '/auth/password/reset', { token, newPassword })
    const refused = await refusal(site, '/auth/login', { username: member.username, password: newPassword })
    expect(refused).toMatchObject({ status: 403, type: 'account-disabled' })
  })
})

describe('a reset link', () => {
  it('works once, also for two concurrent requests, and invalidates the others', async () => {
    const { member, token } = await memberWithToken()
    const other = await issueLinkToken(database.db, 'reset', member.id, site.clock.now)
    const sent = { token, newPassword }
    const answers = await Promise.all([post(site, '/auth/password/reset', sent), post(site, '/auth/password/reset', sent)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await refusal(site, '/auth/password/reset', sent)).toMatchObject({ status: 400, type: 'used-link' })
    expect(await refusal(site, '/auth/password/reset', { token: other, newPassword })).toMatchObject({ status: 400, type: 'unknown-link' })
  })

  it('that is rejected changes nothing', async () => {
    const { member, token } = await memberWithToken()
    const verification = await issueLinkToken(database.db, 'verification', (await insertUnconfirmed(database.db)).id, site.clock.now)
    const before = await stateOf(member)
    for (const wrong of [verification, `${token}x`, token.slice(1), token.toLowerCase(), 'x']) {
      const refused = await refusal(site, '/auth/password/reset', { token: wrong, newPassword })
      expect(refused).toMatchObject({ status: 400, type: 'unknown-link' })
    }
    const begun = site.clock.now
    site.clock.now = new Date(begun.getTime() + 3_600_000)
    const late = await refusal(site, '/auth/password/reset', { token, newPassword })
    site.clock.now = begun
    expect(late).toMatchObject({ status: 400, type: 'unknown-link' })
    expect(await stateOf(member)).toEqual(before)
  })

  it('is not used up by an invalid password', async () => {
    const { member, token } = await memberWithToken({ username: 'maria-papadaki' })
    expect(await refusal(site, '/auth/password/reset', { token, newPassword: 'Password1' })).toMatchObject({
      status: 400, type: 'common-password', fields: ['newPassword'],
    })
    for (const guessable of [member.username, member.email, `${member.username}2026`, 'Prasino!1', 'zzzzzzzz']) {
      expect(await refusal(site, '/auth/password/reset', { token, newPassword: guessable }), guessable).toMatchObject({
        status: 400, type: 'guessable-password', fields: ['newPassword'],
      })
    }
    expect(await refusal(site, '/auth/password/reset', { token, newPassword: 'short' })).toMatchObject({ fields: ['newPassword'] })
    expect((await post(site, '/auth/password/reset', { token, newPassword })).status).toBe(200)
  })
})

async function stateOf({ id }: Member) {
  const user = await database.db.selectFrom('user').selectAll().where('id', '=', id).execute()
  return { user, mails: await queuedMails(database.db) }
}
