/** Roles: one administrator who can sign in always stays. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { setRole } from '../../../server/store/roles.ts'
import { createTestDatabase } from '../../support/database.ts'
import { insertMember } from '../../support/members.ts'

let database: Database

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

const admin = (username: string, state: object = {}) => insertMember(database.db, { username, role: 'ROLE_ADMIN', ...state })
const revoke = async (username: string) => (await setRole(database.db, username, 'ROLE_USER'))?.change

describe('the last administrator', () => {
  it('stays, and the last but one does not', async () => {
    await admin('one')
    await admin('two')
    expect([await revoke('one'), await revoke('two')]).toEqual(['changed', 'last-admin'])
  })

  it('is the one who can sign in', async () => {
    await admin('one')
    await admin('disabled', { enabled: false })
    await admin('unconfirmed', { confirmed: false })
    expect([await revoke('one'), await revoke('disabled'), await revoke('unconfirmed')]).toEqual(['last-admin', 'changed', 'changed'])
  })

  it('stays also when all are taken the role at once', async () => {
    const names = ['one', 'two', 'three', 'four']
    for (const name of names) await admin(name)
    const changes = await Promise.all(names.map(revoke))
    expect(changes.sort()).toEqual(['changed', 'changed', 'changed', 'last-admin'])
  })
})
