/** The migration that keeps who removed a listing, and what it was before. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../../../server/database/migrate.ts'
import { createEmptyDatabase, migrateBefore } from '../../support/servers/database.ts'

it('tells by the log who removed a listing, and by its versions what it was', async () => {
  const { db, url } = await createEmptyDatabase()
  await migrateBefore(url, '026')
  await sql`
    insert into listing (type, title, description, sort_key, state, approved_at, unpublished_at, removed_at) values
      ('shop', 'Public', 'x', 'a', 'approved', now(), null, null),
      ('shop', 'Taken down', 'x', 'b', 'removed', now(), now(), now()),
      ('shop', 'Deleted while it waited', 'x', 'c', 'removed', null, null, now()),
      ('shop', 'Of nobody', 'x', 'd', 'removed', null, null, now()),
      ('shop', 'Purged', 'x', 'e', 'purged', now(), now(), now());
    insert into listing_version (listing, fields, state, queued_at, published_at) values
      (1, '{}', 'published', now(), now()), (2, '{}', 'published', now(), now()), (2, '{}', 'waiting', now(), null),
      (3, '{}', 'rejected', now(), null), (3, '{}', 'waiting', now(), null), (4, '{}', 'rejected', now(), null);
    insert into audit_entry (at, actor, action, listing, listing_type, subject) values
      (now(), 'maria', 'listing-withdrawn', 2, 'shop', 'x'), (now(), 'maria', 'listing-withdrawn', 3, 'shop', 'x'),
      (now(), 'admin', 'listing-deleted', 3, 'shop', 'x'), (now(), 'maria', 'listing-submitted', 4, 'shop', 'x');
  `.execute(db)

  await migrate(url)
  const rows = await db.selectFrom('listing').select(['title', 'removed_by', 'removed_state']).orderBy('id').execute()
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['Public', null, null], ['Taken down', 'author', 'approved'], ['Deleted while it waited', 'administrator', 'pending'],
    ['Of nobody', 'administrator', 'rejected'], ['Purged', null, null],
  ])
})
