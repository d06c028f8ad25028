/** The migration that makes each text of a listing a version. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { noFilter } from '../../../domain/lists/filter.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { removedEvents, unpublishedBy } from '../../../server/store/listing/removed-listings.ts'
import { readListing } from '../../../server/store/listing/stored-listings.ts'
import { createEmptyDatabase, migrateBefore } from '../../support/servers/database.ts'

it('gives each listing its state and its text, and keeps what was public', async () => {
  const { db, url } = await createEmptyDatabase()
  await migrateBefore(url, '025')
  await sql`
    insert into "user" (username, email, password_hash) values ('maria', 'maria@example.org', 'x');
    insert into listing (
      type, title, description, sort_key, approved, approved_at, rejected_at, rejection_reason, author, start_date, end_date, cost, created_at
    ) values
      ('event', 'Waiting', 'x', 'a', false, null, null, null, 1, '2026-12-01', '2026-12-02', 7.5, '2026-01-01T00:00Z'),
      ('event', 'Public', 'x', 'b', true, '2026-02-01T00:00Z', null, null, 1, null, null, null, '2026-01-01T00:00Z'),
      ('event', 'Rejected', 'x', 'c', false, null, '2026-02-01T00:00Z', 'Where?', 1, null, null, null, '2026-01-01T00:00Z'),
      ('event', 'Rejected later', 'x', 'd', false, null, '2026-11-01T00:00Z', 'When?', 1, '2026-12-24', null, null, '2026-01-01T00:00Z');
    insert into listing_tag values (1, 'Art'), (1, 'Animals');
    insert into removed_listing (id, type, title, city, start_date, flags, tags, revision, removed_at) values
      (4, 'event', 'As it was', 'Volos', '2026-12-24', '{free}', '{Art}', 2, '2026-11-01T00:00Z'),
      (50, 'event', 'Deleted', null, '2026-12-25', '{}', '{}', 3, '2026-11-02T00:00Z'),
      (51, 'shop', 'Closed', null, null, '{}', '{}', 1, '2026-11-03T00:00Z');
  `.execute(db)

  await migrate(url)
  const stored = await Promise.all([1, 2, 3, 4, 50].map((id) => readListing(db, 'event', id)))
  expect(stored.map((found) => found && [found.listing.title, found.state, found.statement?.facts ?? null])).toEqual([
    ['Waiting', 'pending', null], ['Public', 'approved', null], ['Rejected', 'rejected', 'Where?'],
    ['Rejected later', 'rejected', 'When?'], null,
  ])
  const versions = await db.selectFrom('listing_version').selectAll().where('listing', '=', 1).execute()
  expect(versions).toMatchObject([{
    state: 'waiting', author: 1, created_at: new Date('2026-01-01T00:00Z'), published_at: null, decided_at: null, statement: null,
    fields: {
      title: 'Waiting', startDate: '2026-12-01', endDate: '2026-12-02', cost: 7.5, city: null, tags: [{ name: 'Animals' }, { name: 'Art' }],
    },
  }])
  const removed = (filter = noFilter) => removedEvents(db, { filter }, '2026-01-01', 10)
  expect(await removed()).toMatchObject([
    { id: 50, title: 'Deleted', changes: 3, removedAt: new Date('2026-11-02T00:00Z') },
    { id: 4, title: 'As it was', city: 'Volos', tags: [{ name: 'Art' }] },
  ])
  expect((await removed({ ...noFilter, free: true })).map(({ id }) => id)).toEqual([4])
  const isGone = [['event', 1], ['event', 2], ['event', 3], ['event', 4], ['event', 50], ['shop', 50], ['shop', 51]] as const
  expect(await Promise.all(isGone.map(([type, id]) => unpublishedBy(db, type, id)))).toEqual([
    null, null, null, 'administrator', 'unknown', null, 'unknown',
  ])
})
