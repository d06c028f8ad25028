/** Ending a sign-up, or its account, that somebody made with another person's address. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { issueLinkToken } from '../../../server/store/account/account-tokens.ts'
import { removeExpiredRows } from '../../../server/store/expired-rows.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { confirm, loggedIn, post, refusal } from '../../support/calls/auth-calls.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertUnconfirmed, type Member } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
})

const url = '/auth/verification/disown'
const unknown = { status: 400, type: 'unknown-link' }

async function signedUp(): Promise<{ member: Member; token: string }> {
  const member = await insertUnconfirmed(database.db, {}, site.clock.now)
  return { member, token: await issueLinkToken(database.db, 'verification', member.id, site.clock.now) }
}

const ended = (username: string) => ({ status: 200, sentence: `The account ${username} has ended. Nobody can use it, and your address is free.` })

const credentials = ({ username, password }: Member) => ({ username, password })

const userNamed = (username: string) => database.db.selectFrom('user').selectAll().where('username', '=', username).executeTakeFirst()

async function accountMade() {
  const { member, token } = await signedUp()
  await confirm(site, token)
  return { member, token, id: (await userNamed(member.username))?.id ?? 0 }
}

describe('a sign-up that is disowned', () => {
  it('cannot be confirmed any more, and signs in nobody', async () => {
    const { member, token } = await signedUp()
    const other = await issueLinkToken(database.db, 'verification', member.id, site.clock.now)
    expect(await post(site, url, { token })).toEqual(ended(member.username))
    for (const link of [token, other]) expect(await confirm(site, link)).toMatchObject({ status: 400 })
    expect(await refusal(site, '/auth/login', credentials(member))).toMatchObject({ status: 401 })
    expect(await userNamed(member.username)).toBeUndefined()
  })

  it('leaves other sign-ups with the address', async () => {
    const [first, second] = [await signedUp(), await signedUp()]
    await post(site, url, { token: first.token })
    expect(await confirm(site, second.token)).toMatchObject({ status: 200 })
  })
})

describe('an account that is disowned', () => {
  it('ends with its sessions, and its address is free', async () => {
    const { member, token } = await accountMade()
    const session = await loggedIn(site, member)
    const own = () => site.app.inject({ url: '/api/my/listings', headers: { authorization: `Bearer ${session}` } })
    expect((await own()).statusCode).toBe(200)
    expect(await post(site, url, { token })).toEqual(ended(member.username))
    expect((await own()).statusCode).toBe(401)
    expect(await refusal(site, '/auth/login', credentials(member))).toMatchObject({ status: 401, type: 'wrong-password' })
    expect(await refusal(site, '/auth/login', { ...credentials(member), username: member.email })).toMatchObject({ status: 401 })
    const { email } = member
    const username = `${member.username}-owner`
    await post(site, '/auth/register', { username, email, password: 'private-olives-and-thyme' })
    const signUp = await database.db.selectFrom('sign_up').select('id').where('username', '=', username).executeTakeFirstOrThrow()
    const confirmed = await confirm(site, await issueLinkToken(database.db, 'verification', signUp.id, site.clock.now))
    expect(confirmed).toMatchObject({ status: 200 })
  })

  it('keeps its name, and neither address nor links', async () => {
    const { member, token, id } = await accountMade()
    const reset = await issueLinkToken(database.db, 'reset', id, site.clock.now)
    await post(site, url, { token })
    expect(await userNamed(member.username)).toMatchObject({ enabled: false, email: `ended-${id}@ended.invalid` })
    const newPassword = 'private-mountain-tea'
    expect(await refusal(site, '/auth/password/reset', { token: reset, newPassword })).toMatchObject(unknown)
    expect(await confirm(site, token)).toMatchObject({ status: 400 })
    const again = { username: member.username, email: 'other@private.test', password: 'private-olives-and-thyme' }
    expect(await refusal(site, '/auth/register', again)).toMatchObject({ type: 'username-taken' })
  })

  it('can be disowned again with the same result, and is in the audit log once', async () => {
    const { member, token, id } = await accountMade()
    const answers = await Promise.all([post(site, url, { token }), post(site, url, { token })])
    expect(answers).toEqual([ended(member.username), ended(member.username)])
    const entries = (await auditEntries(database.db)).filter(({ user }) => user?.id === id)
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([['user-disabled', null]])
  })

  it('can be disowned for 30 days after its confirmation', async () => {
    const begun = site.clock.now
    const [early, late] = [await accountMade(), await accountMade()]
    const after = async (days: number) => {
      site.clock.now = new Date(begun.getTime() + days * 86_400_000)
      await removeExpiredRows(database.db, site.clock.now)
    }
    await after(29)
    expect(await post(site, url, { token: early.token })).toEqual(ended(early.member.username))
    await after(31)
    expect(await refusal(site, url, { token: late.token })).toMatchObject(unknown)
    site.clock.now = begun
    expect(await userNamed(late.member.username)).toMatchObject({ enabled: true })
  })

  it.each(['ROLE_MODERATOR', 'ROLE_ADMIN'] as const)('is not the one of somebody with the role %s', async (role) => {
    const { member, token, id } = await accountMade()
    await database.db.updateTable('user').set({ role }).where('id', '=', id).execute()
    expect(await refusal(site, url, { token })).toMatchObject(unknown)
    expect(await loggedIn(site, member)).toBeTruthy()
  })
})

describe('a link', () => {
  it('that is opened ends nothing: there is only a POST', async () => {
    const { token } = await signedUp()
    expect((await site.app.inject(`${url}?token=${token}`)).statusCode).toBe(404)
    expect(await confirm(site, token)).toMatchObject({ status: 200 })
  })

  it('of another kind, or unknown, is refused', async () => {
    const { id } = await accountMade()
    const reset = await issueLinkToken(database.db, 'reset', id, site.clock.now)
    for (const token of [reset, 'x'.repeat(43)]) expect(await refusal(site, url, { token })).toMatchObject(unknown)
  })

  it('ends the account when confirmation and disowning come together', async () => {
    const { member, token } = await signedUp()
    const [, disowned] = await Promise.all([confirm(site, token), post(site, url, { token })])
    const user = await userNamed(member.username)
    expect([disowned.status, user?.enabled ?? false]).toEqual([200, false])
  })
})
