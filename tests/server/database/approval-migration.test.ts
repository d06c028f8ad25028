/** The migration that gives approved listings the moment of their approval. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../../../server/database/migrate.ts'
import { createEmptyDatabase, migrateBefore } from '../../support/servers/database.ts'

it('takes the last approval from the audit log, or the moment of the submission', async () => {
  const { db, url } = await createEmptyDatabase()
  await migrateBefore(url, '016')
  await sql`
    insert into listing (type, title, description, sort_key, approved, created_at) values
      ('shop', 'Never decided', 'x', 'a', true, '2026-01-01T00:00Z'), ('shop', 'Approved twice', 'x', 'b', true, '2026-01-01T00:00Z'),
      ('shop', 'Edited since', 'x', 'c', true, '2026-01-01T00:00Z'), ('shop', 'Rejected again', 'x', 'd', false, '2026-01-01T00:00Z');
    insert into audit_entry (at, action, listing, listing_type, subject, before, after)
    select at::timestamptz, action, listing, 'shop', 'x', before::jsonb, after::jsonb from (values
      ('2026-02-01T00:00Z', 'listing-edited', 1, '{ "state": "pending" }', '{ "state": "pending" }'),
      ('2026-02-01T00:00Z', 'listing-approved', 2, '{ "state": "pending" }', '{ "state": "approved" }'),
      ('2026-03-01T00:00Z', 'listing-rejected', 2, '{ "state": "approved" }', '{ "state": "rejected" }'),
      ('2026-04-01T00:00Z', 'listing-approved', 2, '{ "state": "rejected" }', '{ "state": "approved" }'),
      ('2026-02-01T00:00Z', 'listing-approved', 3, '{ "state": "pending" }', '{ "state": "approved" }'),
      ('2026-05-01T00:00Z', 'listing-edited', 3, '{ "state": "approved" }', '{ "state": "approved" }'),
      ('2026-02-01T00:00Z', 'listing-approved', 4, '{ "state": "pending" }', '{ "state": "approved" }'),
      ('2026-03-01T00:00Z', 'listing-rejected', 4, '{ "state": "approved" }', '{ "state": "rejected" }')
    ) as entry (at, action, listing, before, after);
  `.execute(db)

  const beforeMs = Date.now()
  await migrate(url)
  const rows = await db.selectFrom('listing').select(['title', 'approved_at']).orderBy('id').execute()
  expect(rows.map(({ approved_at }) => approved_at?.toISOString().slice(0, 10) ?? null)).toEqual(
    ['2026-01-01', '2026-04-01', '2026-02-01', null],
  )
  const { changed_at } = await db.selectFrom('public_version').select('changed_at').executeTakeFirstOrThrow()
  expect(Math.abs(changed_at.getTime() - beforeMs)).toBeLessThan(60_000)
})
