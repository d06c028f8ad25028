/** The administrator of the configuration: created once, and never changed by a later start. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { seedDemo } from '../../../server/demo/seed-demo.ts'
import { ensureFirstAdmin, FirstAdminError } from '../../../server/start/first-admin.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { loggedIn } from '../../support/calls/auth-calls.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startMain } from '../../support/servers/main-process.ts'
import { insertMember, insertUnconfirmed } from '../../support/listings/members.ts'
import { startTestApp } from '../../support/servers/test-app.ts'

let database: Database

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

const now = new Date('2026-11-21T10:00:00Z')
const account = { username: 'chief', email: 'chief@private.test', password: 'private-olives-and-thyme' }

describe('the first administrator', () => {
  it('is created and can sign in', async () => {
    expect(await ensureFirstAdmin(database.db, account, 'Prasino', now)).toBe('created')
    expect(await loggedIn(await startTestApp(database.db), account)).toBeTruthy()
  })

  it('is not created with a common password', async () => {
    const made = ensureFirstAdmin(database.db, { ...account, password: 'Password1' }, 'Prasino', now)
    await expect(made).rejects.toThrow('ADMIN_PASSWORD is among the most common passwords')
  })

  it.each(['chief-chief', 'Prasino2026', 'private.test'])('is not created with a password that is easy to guess: %s', async (password) => {
    const made = ensureFirstAdmin(database.db, { ...account, password }, 'Prasino', now)
    await expect(made).rejects.toThrow('ADMIN_PASSWORD is mostly a name, an address or a repetition')
  })

  it('is created even if a sign-up has the name', async () => {
    await insertUnconfirmed(database.db, { username: 'Chief' })
    expect(await ensureFirstAdmin(database.db, account, 'Prasino', now)).toBe('created')
    expect(await loggedIn(await startTestApp(database.db), account)).toBeTruthy()
  })

  it('is not changed by a later start with another configuration', async () => {
    await ensureFirstAdmin(database.db, account, 'Prasino', now)
    const later = { username: 'CHIEF', email: 'other@private.test', password: 'private-another-password' }
    expect(await ensureFirstAdmin(database.db, later, 'Prasino', now)).toBe('exists')
    expect(await loggedIn(await startTestApp(database.db), account)).toBeTruthy()
  })

  it('is created once by servers that start concurrently', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(database.db, account, 'Prasino', now)))
    expect(outcomes.sort()).toEqual(['created', 'exists', 'exists'])
  })

  it('has one audit entry', async () => {
    await Promise.all([1, 2].map(() => ensureFirstAdmin(database.db, account, 'Prasino', now)))
    expect(await auditEntries(database.db)).toEqual([
      {
        id: expect.any(Number), at: now.toISOString(), actor: null, isActorDeleted: false, action: 'role-granted',
        listing: null, user: { id: expect.any(Number), username: 'chief' }, before: null, after: { enabled: true, role: 'ROLE_ADMIN' },
      },
    ])
  })

  it('does not replace a member with the name', async () => {
    await insertMember(database.db, { username: 'chief' })
    expect(await ensureFirstAdmin(database.db, account, 'Prasino', now)).toBe('member')
  })

  it('cannot have the address of another user', async () => {
    await insertMember(database.db, { username: 'eleni', email: 'CHIEF@private.test' })
    await expect(ensureFirstAdmin(database.db, account, 'Prasino', now)).rejects.toThrow(FirstAdminError)
  })

  it('can have the name of a demo account, which is then not created', async () => {
    await ensureFirstAdmin(database.db, { ...account, username: 'admin' }, 'Prasino', now)
    expect((await seedDemo(database.db, '2026-11-21')).map(({ username }) => username)).toEqual(['maria'])
    expect(await database.db.selectFrom('listing').select('id').execute()).not.toHaveLength(0)
    expect(await seedDemo(database.db, '2026-11-21')).toEqual([])
  })
})

describe('a start', () => {
  const settings = { ADMIN_USERNAME: account.username, ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password }

  it('prints whether the administrator was created', async () => {
    const first = startMain({ DATABASE_URL: database.url, ...settings })
    await first.address()
    expect(first.standardOutput()).toMatch(/^Administrator chief was made, with the password in ADMIN_PASSWORD\.\n/)
    const second = startMain({ DATABASE_URL: database.url, ...settings })
    await second.address()
    expect(second.standardOutput()).toMatch(/^Administrator chief was there already; ADMIN_PASSWORD is not used\.\n/)
  })

  it('exits with a sentence if the address is taken', async () => {
    await insertMember(database.db, { username: 'eleni', email: account.email })
    const server = startMain({ DATABASE_URL: database.url, ...settings })
    expect(await server.exitCode()).toBe(1)
    expect(server.standardError()).toMatch(/^ADMIN_EMAIL belongs to another user than "chief": .+\n$/)
  })
})
