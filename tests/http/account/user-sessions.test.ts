/** Administrators end the sessions of a user, who can log in again. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshLoginMs } from '../../../domain/account/fresh-login.ts'
import { roles } from '../../../domain/account/roles.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { loggedIn } from '../../support/calls/auth-calls.ts'
import { problemOf } from '../../support/calls/problem-response.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { insertMember, signedIn, type Member } from '../../support/listings/members.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let chief: Member
let eleni: Member

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '100' } })
})
beforeEach(async () => {
  chief = await insertMember(database.db, { role: 'ROLE_ADMIN' })
  eleni = await insertMember(database.db)
})

async function end(id: number, as?: { authorization: string }) {
  const headers = { accept: 'application/json', ...(as ?? (await signedIn(database.db, chief.username))) }
  return site.app.inject({ method: 'DELETE', url: `/api/users/${id}/sessions`, headers })
}

const session = async (member: Member) => ({ authorization: `Bearer ${await loggedIn(site, member)}` })
const statusOf = async (headers: { authorization: string }) => (await site.app.inject({ url: '/api/my/role', headers })).statusCode

/** What the log and the mails have of a user. */
async function traces({ id }: Member) {
  const entries = (await auditEntries(database.db)).filter(({ user }) => user?.id === id)
  const mails = (await queuedMails(database.db)).filter((mail) => 'user' in mail && mail.user === id)
  return { log: entries.map(({ actor, action }) => [actor, action]), mails: mails.map(({ kind }) => kind) }
}

describe('ending the sessions of a user', () => {
  it.each(roles)('ends all of a %s at once and no others, is logged and told', async (role) => {
    const member = await insertMember(database.db, { role })
    const [phone, laptop, stranger] = [await session(member), await session(member), await session(eleni)]
    const answer = await end(member.id)
    const { id, username, email } = member
    expect([answer.statusCode, answer.json()]).toEqual([200, { id, username, email, enabled: true, role }])
    expect([await statusOf(phone), await statusOf(laptop), await statusOf(stranger)]).toEqual([401, 401, 200])
    expect(await traces(member)).toEqual({ log: [[chief.username, 'user-sessions-ended']], mails: ['sessions-ended'] })
  })

  it('leaves the account as it is: the user logs in again', async () => {
    const old = await session(eleni)
    await end(eleni.id)
    expect([await statusOf(old), await statusOf(await session(eleni))]).toEqual([401, 200])
  })

  it('changes, logs and tells nothing of a user who is signed in nowhere, or whose session is over', async () => {
    await end(eleni.id)
    const begun = site.clock.now
    await session(eleni)
    site.clock.now = new Date(begun.getTime() + 8 * 24 * 3_600_000)
    expect((await end(eleni.id)).statusCode).toBe(200)
    site.clock.now = begun
    expect(await traces(eleni)).toEqual({ log: [], mails: [] })
  })

  it('is logged and told once when it is asked for twice', async () => {
    await session(eleni)
    const answers = await Promise.all([end(eleni.id), end(eleni.id)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await traces(eleni)).toEqual({ log: [[chief.username, 'user-sessions-ended']], mails: ['sessions-ended'] })
  })

  it('is done by one of two administrators who do it to each other', async () => {
    const other = await insertMember(database.db, { role: 'ROLE_ADMIN' })
    const [mine, theirs] = [await session(chief), await session(other)]
    const answers = await Promise.all([end(other.id, mine), end(chief.id, theirs)])
    for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode)
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
  })

  it('is refused for the own account, for an unknown user, and without a fresh login', async () => {
    const own = await session(chief)
    expect(problemOf(await end(chief.id, own))).toMatchObject({
      status: 409, type: 'own-account', detail: 'This cannot be done to your own account.',
    })
    expect(problemOf(await end(4_711_000, own))).toMatchObject({ status: 404, type: 'unknown-user' })
    const { now } = site.clock
    const stale = await signedIn(database.db, chief.username, now, new Date(now.getTime() - freshLoginMs - 1))
    const hers = await session(eleni)
    expect(problemOf(await end(eleni.id, stale))).toMatchObject({ status: 403, type: 'fresh-login-needed' })
    expect([await statusOf(own), await statusOf(hers)]).toEqual([200, 200])
  })
})
