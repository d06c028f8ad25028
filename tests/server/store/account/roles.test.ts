/** Roles: one administrator who can sign in always remains, and each change has an audit entry. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { roles } from '../../../../domain/account/roles.ts'
import type { Database } from '../../../../server/database/open-database.ts'
import { setRole } from '../../../../server/store/account/roles.ts'
import { auditEntries } from '../../../support/calls/audit-entries.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'
import { insertMember } from '../../../support/listings/members.ts'

let database: Database

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

const now = new Date('2026-11-21T10:00:00Z')
const admin = (username: string, state: object = {}) => insertMember(database.db, { username, role: 'ROLE_ADMIN', ...state })
const revoke = async (username: string) => (await setRole(database.db, username, 'ROLE_USER', now))?.change

it('is one of those that the application knows', async () => {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'user_role_check'
  `.execute(database.db)
  expect([...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name)).toEqual([...roles])
})

describe('the last administrator', () => {
  it('keeps the role; the last but one can lose it', async () => {
    await admin('one')
    await admin('two')
    expect([await revoke('one'), await revoke('two')]).toEqual(['changed', 'last-admin'])
  })

  it('is the last one who is enabled', async () => {
    await admin('one')
    await admin('disabled', { enabled: false })
    expect([await revoke('one'), await revoke('disabled')]).toEqual(['last-admin', 'changed'])
  })

  it('keeps the role if all are revoked concurrently', async () => {
    const names = ['one', 'two', 'three', 'four']
    for (const name of names) await admin(name)
    const changes = await Promise.all(names.map(revoke))
    expect(changes.sort()).toEqual(['changed', 'changed', 'changed', 'last-admin'])
  })
})

describe('the audit log', () => {
  it('has an entry without an actor for each change, and none without a change', async () => {
    await admin('one')
    const { id } = await insertMember(database.db, { username: 'Eleni', enabled: false })
    for (const name of ['eleni', 'eleni', 'nobody']) await setRole(database.db, name, 'ROLE_ADMIN', now)
    await revoke('one')
    await revoke('eleni')
    const [member, granted] = (['ROLE_USER', 'ROLE_ADMIN'] as const).map((role) => ({ enabled: false, role }))
    const by = { actor: null, isActorDeleted: false }
    const plain = { id: expect.any(Number), at: now.toISOString(), ...by, listing: null, user: { id, username: 'Eleni' } }
    expect(await auditEntries(database.db)).toEqual([
      { ...plain, action: 'role-revoked', before: granted, after: member },
      { ...plain, action: 'role-granted', before: member, after: granted },
    ])
  })
})
