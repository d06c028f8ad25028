/** Roles over HTTP: administrators give and take them, and they hold from the next request on. */
import { beforeEach, describe, expect, it, afterEach } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Role } from '../../../domain/account/roles.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertMember, signedIn, type Member } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let chief: Member
let eleni: Member

beforeEach(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  chief = await insertMember(database.db, { username: 'chief', role: 'ROLE_ADMIN' })
  eleni = await insertMember(database.db, { username: 'eleni' })
})
afterEach(() => database.close())

async function give(id: number, role: string, as = 'chief') {
  const headers = { ...(await signedIn(database.db, as)), accept: 'application/json', 'content-type': 'application/json' }
  const answer = await site.app.inject({ method: 'PUT', url: `/api/users/${id}/role`, headers, payload: JSON.stringify({ role }) })
  const { type = '', detail } = answer.json<Partial<components['schemas']['Problem']>>()
  return { status: answer.statusCode, type: type.replace('/docs#', ''), detail, user: answer.json<components['schemas']['User']>() }
}

async function read(url: string, authorization: object) {
  return site.app.inject({ url, headers: { ...authorization, accept: 'application/json' } })
}

const storedRole = async ({ id }: Member) =>
  (await database.db.selectFrom('user').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role

describe('giving a role', () => {
  it('returns the user with it, and is logged as given or taken with who did it', async () => {
    const roles: readonly Role[] = ['ROLE_MODERATOR', 'ROLE_ADMIN', 'ROLE_MODERATOR', 'ROLE_USER']
    for (const role of roles) {
      expect(await give(eleni.id, role)).toMatchObject({ status: 200, user: { id: eleni.id, username: 'eleni', enabled: true, role } })
      expect(await storedRole(eleni)).toBe(role)
    }
    const entries = await auditEntries(database.db)
    expect(entries.map(({ actor, action, before, after }) => [actor, action, before?.role, after?.role])).toEqual([
      ['chief', 'role-revoked', 'ROLE_MODERATOR', 'ROLE_USER'],
      ['chief', 'role-revoked', 'ROLE_ADMIN', 'ROLE_MODERATOR'],
      ['chief', 'role-granted', 'ROLE_MODERATOR', 'ROLE_ADMIN'],
      ['chief', 'role-granted', 'ROLE_USER', 'ROLE_MODERATOR'],
    ])
    expect(JSON.stringify(entries)).not.toContain(eleni.email)
  })

  it('changes and logs nothing if the user has it', async () => {
    expect(await give(eleni.id, 'ROLE_USER')).toMatchObject({ status: 200, user: { role: 'ROLE_USER' } })
    expect(await auditEntries(database.db)).toEqual([])
  })

  it('holds from the next request of the user on, whatever the token says, and can be read', async () => {
    const session = await signedIn(database.db, 'eleni')
    const statuses = []
    for (const role of ['ROLE_MODERATOR', 'ROLE_USER'] as const) {
      await give(eleni.id, role)
      expect((await read('/api/my/role', session)).json()).toEqual({ role })
      statuses.push((await read('/api/listings', session)).statusCode, (await read('/api/users', session)).statusCode)
    }
    expect(statuses).toEqual([200, 403, 403, 403])
  })

  it('is refused for the last administrator who can log in, in a sentence, also where others are disabled', async () => {
    await insertMember(database.db, { username: 'former', role: 'ROLE_ADMIN', enabled: false })
    for (const role of ['ROLE_USER', 'ROLE_MODERATOR']) {
      expect(await give(chief.id, role)).toMatchObject({
        status: 409, type: 'last-admin', detail: 'This is the last administrator who can log in. Make somebody else one first.',
      })
    }
    expect(await storedRole(chief)).toBe('ROLE_ADMIN')
    expect(await give(chief.id, 'ROLE_ADMIN')).toMatchObject({ status: 200 })
  })

  it('lets an administrator step back once there is another one', async () => {
    await give(eleni.id, 'ROLE_ADMIN')
    expect(await give(chief.id, 'ROLE_MODERATOR')).toMatchObject({ status: 200 })
    expect(await give(eleni.id, 'ROLE_USER', 'chief')).toMatchObject({ status: 403, type: 'not-allowed' })
  })

  it('is allowed for administrators only, and refuses unknown users and roles', async () => {
    await give(eleni.id, 'ROLE_MODERATOR')
    expect(await give(eleni.id, 'ROLE_ADMIN', 'eleni')).toMatchObject({ status: 403, type: 'not-allowed' })
    expect(await give(4_711, 'ROLE_ADMIN')).toMatchObject({ status: 404, type: 'unknown-user' })
    for (const role of ['ROLE_OWNER', 'admin', '']) expect(await give(eleni.id, role)).toMatchObject({ status: 400 })
    expect(await storedRole(eleni)).toBe('ROLE_MODERATOR')
  })
})
