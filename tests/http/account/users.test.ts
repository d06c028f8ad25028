/** Users over HTTP: the list, and disabling and enabling them. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { setRole, type ChangedRole } from '../../../server/store/account/roles.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { refusal } from '../../support/calls/auth-calls.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { queueBehindAdmins } from '../../support/servers/lock-queue.ts'
import { insertMember, signedIn, type Member } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let chief: Member
let sessions: Record<string, { readonly authorization: string }>
let eleni: Member

beforeEach(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  sessions = {}
  chief = await admin('chief')
  eleni = await insertMember(database.db, { username: 'Eleni' })
})
afterEach(() => database.close())

/** Starts a session too, before a test locks the rows of administrators. */
async function admin(username: string, given: object = {}): Promise<Member> {
  const inserted = await insertMember(database.db, { username, role: 'ROLE_ADMIN', ...given })
  sessions[username] = await signedIn(database.db, username)
  return inserted
}

async function list(query = '', as = 'chief') {
  return site.app.inject({ url: `/api/users${query}`, headers: { ...(await signedIn(database.db, as)), accept: 'application/json' } })
}

async function toggle(id: number | string, as = 'chief') {
  const headers = { ...(sessions[as] ?? await signedIn(database.db, as)), accept: 'application/json', 'content-type': 'application/json' }
  const { statusCode, body } = await site.app.inject({ method: 'PUT', url: `/api/users/${id}/toggle-enabled`, headers })
  const { type = '', detail } = JSON.parse(body) as Partial<components['schemas']['Problem']>
  return { status: statusCode, type: type.replace('/docs#', ''), detail, user: JSON.parse(body) as components['schemas']['User'] }
}

const usernames = (answer: { json: () => unknown }) => (answer.json() as { username: string }[]).map(({ username }) => username)
const isEnabled = async ({ id }: Member) =>
  (await database.db.selectFrom('user').select('enabled').where('id', '=', id).executeTakeFirstOrThrow()).enabled

describe('the list of users', () => {
  it('contains all users by id, with the fields of the contract only', async () => {
    const answer = await list()
    const plain = { enabled: true, role: 'ROLE_USER' }
    expect(answer.json()).toEqual([
      { id: chief.id, username: 'chief', email: 'chief@private.test', ...plain, role: 'ROLE_ADMIN' },
      { id: eleni.id, username: 'Eleni', email: 'Eleni@private.test', ...plain },
    ])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(answer.headers).not.toHaveProperty('x-total-count')
  })

  it('has pages with links to the others', async () => {
    for (let count = 0; count < 3; count += 1) await insertMember(database.db, { username: `walker${count}` })
    const answer = await list('?q=WALK&sort=-username&limit=1&page=2')
    expect(usernames(answer)).toEqual(['walker1'])
    expect(answer.headers['x-total-count']).toBe('3')
    expect(answer.headers.link).toBe(
      '</api/users?limit=1&page=1&q=WALK&sort=-username>; rel="prev", </api/users?limit=1&page=3&q=WALK&sort=-username>; rel="next"',
    )
    expect((await list('?page=9')).json()).toEqual([])
  })

  it.each(['?sort=role', '?sort=password_hash', '?q=', `?q=${'x'.repeat(101)}`, '?q=a%0Ab', '?limit=0', '?limit=101', '?page=0', '?page=1001'])(
    'rejects invalid parameters: %s', async (query) => {
      expect((await list(query)).statusCode).toBe(400)
    },
  )

  it('is allowed for administrators only', async () => {
    expect((await list('', 'Eleni')).statusCode).toBe(403)
  })
})

describe('toggling a user', () => {
  it('disables and enables the user, and returns the current user', async () => {
    const user = { id: eleni.id, username: 'Eleni', email: eleni.email, role: 'ROLE_USER' }
    expect(await toggle(eleni.id)).toMatchObject({ status: 200, user: { ...user, enabled: false } })
    expect(await toggle(eleni.id)).toMatchObject({ status: 200, user: { ...user, enabled: true } })
  })

  it('ends the session of a disabled user at the next request, and restores it', async () => {
    const statuses = []
    await admin('second')
    const target = await admin('third')
    for (let turn = 0; turn < 2; turn += 1) {
      await toggle(target.id, 'second')
      statuses.push((await list('', 'third')).statusCode)
    }
    expect(statuses).toEqual([401, 200])
  })

  it('prevents a disabled user from signing in, with account-disabled', async () => {
    await toggle(eleni.id)
    expect(await refusal(site, '/auth/login', { username: 'eleni', password: eleni.password })).toMatchObject({ type: 'account-disabled' })
  })

  it('writes an audit entry with the administrator and without the e-mail address', async () => {
    await toggle(eleni.id)
    await toggle(eleni.id)
    const [on, off] = [true, false].map((enabled) => ({ enabled, role: 'ROLE_USER' }))
    const user = { id: eleni.id, username: 'Eleni' }
    const plain = { id: expect.any(Number), at: site.clock.now.toISOString(), actor: 'chief', isActorDeleted: false, listing: null, user }
    expect(await auditEntries(database.db)).toEqual([
      { ...plain, action: 'user-enabled', before: off, after: on },
      { ...plain, action: 'user-disabled', before: on, after: off },
    ])
  })

  it("is rejected for one's own account", async () => {
    await admin('second')
    expect(await toggle(chief.id)).toMatchObject({ status: 409, type: 'own-account' })
    expect([await isEnabled(chief), await auditEntries(database.db)]).toEqual([true, []])
  })

  it('is rejected for an unknown user', async () => {
    expect(await toggle(4_711)).toMatchObject({ status: 404, type: 'unknown-user', detail: expect.stringContaining('4711') })
    for (const id of ['0', '-1', '2147483648', 'eleni', '1e1']) expect(await toggle(id)).toMatchObject({ status: 400 })
  })

  it('is allowed for administrators only', async () => {
    expect(await toggle(chief.id, 'Eleni')).toMatchObject({ status: 403 })
    expect(await isEnabled(chief)).toBe(true)
  })

  it('is rolled back if the audit log cannot be written', async () => {
    await sql`alter table audit_entry add constraint full_up check (false) not valid`.execute(database.db)
    expect(await toggle(eleni.id)).toMatchObject({ status: 500 })
    expect(await isEnabled(eleni)).toBe(true)
  })

  it('writes no audit entry if the change fails', async () => {
    await sql`
      create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create constraint trigger fails_late after update on "user" deferrable initially deferred for each row execute function fail()
    `.execute(database.db)
    expect(await toggle(eleni.id)).toMatchObject({ status: 500 })
    expect([await isEnabled(eleni), await auditEntries(database.db)]).toEqual([true, []])
  })
})

describe('concurrent changes of users', () => {
  it('leave one of two administrators who disable each other', async () => {
    const second = await admin('second')
    const answers = await queueBehindAdmins(database.db, [() => toggle(second.id), () => toggle(chief.id, 'second')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.map(({ type }) => type).sort()).toEqual(['', 'last-admin'])
    expect([await isEnabled(chief), await isEnabled(second)].filter(Boolean)).toHaveLength(1)
    expect(await auditEntries(database.db)).toHaveLength(1)
  })

  it('toggle the same user in sequence', async () => {
    await admin('second')
    const answers = await queueBehindAdmins(database.db, [() => toggle(eleni.id), () => toggle(eleni.id, 'second')])
    expect(answers.map(({ user }) => user.enabled).sort()).toEqual([false, true])
    expect(await isEnabled(eleni)).toBe(true)
    const entries = await auditEntries(database.db)
    expect(entries.map(({ action }) => action)).toEqual(['user-enabled', 'user-disabled'])
  })

  it('by the command line and by an administrator wait for each other', async () => {
    const second = await admin('second')
    const [change, answer] = await queueBehindAdmins<unknown>(database.db, [
      () => setRole(database.db, 'chief', 'ROLE_USER', site.clock.now),
      () => toggle(second.id),
    ])
    const outcomes = [(change as ChangedRole).change, (answer as { status: number }).status]
    expect([['changed', 409], ['last-admin', 200]]).toContainEqual(outcomes)
  })
})
