/** The audit log is append-only, and is read as it was written. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { auditList } from '../../../server/store/audit-list.ts'
import { recordAudit, type AuditRecord } from '../../../server/store/audit.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { insertMember } from '../../support/listings/members.ts'
import { createTestDatabase } from '../../support/servers/database.ts'

let database: Database
let onUser: AuditRecord

beforeEach(async () => {
  database = await createTestDatabase()
  const [chief, eleni] = [await insertMember(database.db, { username: 'chief' }), await insertMember(database.db, { username: 'eleni' })]
  onUser = {
    at, actor: chief.id, action: 'user-disabled', subject: { user: eleni.id },
    before: { enabled: true, role: 'ROLE_USER' }, after: { enabled: false, role: 'ROLE_USER' },
  }
})
afterEach(() => database.close())

const at = new Date('2026-11-21T10:00:00.123Z')
const onListing: AuditRecord = {
  at, actor: null, action: 'listing-deleted', subject: { listing: 42, type: 'shop', title: 'Seeds "& more"' },
  before: { title: 'Seeds "& more"', tags: [{ name: 'Food' }], city: null }, after: null,
}

describe('the audit log', () => {
  it('contains the written entries, newest first', async () => {
    await recordAudit(database.db, onUser)
    await recordAudit(database.db, onListing)
    const [latest, first] = await auditEntries(database.db)
    expect(latest).toEqual({
      id: (first?.id ?? 0) + 1, at: '2026-11-21T10:00:00.123Z', actor: null, isActorDeleted: false, action: 'listing-deleted',
      listing: { id: 42, type: 'shop', title: 'Seeds "& more"' }, user: null, before: onListing.before, after: null,
    })
    expect(first).toMatchObject({
      actor: 'chief', isActorDeleted: false, action: 'user-disabled', listing: null, user: { username: 'eleni' },
      before: onUser.before, after: onUser.after,
    })
  })

  it('can be limited to one listing, with a capped count', async () => {
    for (const listing of [42, 7, 42, 42]) {
      await recordAudit(database.db, { ...onListing, subject: { listing, type: 'event', title: 'Walk' } })
    }
    await recordAudit(database.db, { ...onUser, subject: { user: 42 } })
    const list = auditList(database.db, { listing: 42 })
    const rows = await list.rowsAt({ offset: 1, limit: 10 })
    expect(rows.map(({ entry }) => entry.listing?.id)).toEqual([42, 42])
    const counts = [await list.countUpTo(2), await list.countUpTo(9), await auditList(database.db, {}).countUpTo(9)]
    expect(counts.map(({ count }) => count)).toEqual([2, 3, 5])
  })

  it.each([
    ['changed', sql`update audit_entry set actor = 7`],
    ['changed by an insert with an existing key', sql`
      insert into audit_entry overriding system value select * from audit_entry on conflict (id) do update set actor = 7`],
    ['deleted', sql`delete from audit_entry`],
    ['deleted, even without matching rows', sql`delete from audit_entry where false`],
    ['truncated', sql`truncate audit_entry cascade`],
    ['truncated together with the users', sql`truncate "user", audit_entry cascade`],
  ])('cannot be %s', async (_, statement) => {
    await recordAudit(database.db, onUser)
    const before = await auditEntries(database.db)
    await expect(statement.execute(database.db)).rejects.toThrow('audit_entry is only added to')
    expect(await auditEntries(database.db)).toEqual(before)
  })

  it('names nobody whose account is deleted, and keeps what was done', async () => {
    await recordAudit(database.db, onUser)
    await database.db.deleteFrom('user').execute()
    expect(await auditEntries(database.db)).toMatchObject([
      { actor: null, isActorDeleted: true, action: 'user-disabled', user: { username: null }, before: onUser.before },
    ])
  })

  it('has texts that are erased, and not changed', async () => {
    await recordAudit(database.db, onListing)
    const changed = sql`update audit_text set title = 'Other'`.execute(database.db)
    await expect(changed).rejects.toThrow('audit_text is only added to and erased')
    await database.db.deleteFrom('audit_text').execute()
    expect(await auditEntries(database.db)).toMatchObject([{ listing: { id: 42, title: null }, before: null, after: null }])
  })

  it.each([
    ['nothing', { listing: null, listing_type: null }],
    ['two things', { listing: 42, listing_type: 'shop', user: 2 } as const],
    ['a listing without a type', { listing: 42, listing_type: null }],
  ])('rejects an entry about %s', async (_, about) => {
    const entry = { at, action: 'listing-deleted', actor: null, user: null, ...about }
    await expect(database.db.insertInto('audit_entry').values(entry).execute()).rejects.toThrow(/constraint/)
  })

  it('has no entry of a transaction that is rolled back', async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await recordAudit(transaction, onUser)
      throw new Error('Rolled back.')
    })
    await expect(failing).rejects.toThrow('Rolled back.')
    expect(await auditEntries(database.db)).toEqual([])
  })
})
