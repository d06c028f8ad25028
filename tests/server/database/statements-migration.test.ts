/** The migration that makes the reasons of rejections and removals statements. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../../../server/database/migrate.ts'
import { readKeptListing } from '../../../server/store/listing/stored-listings.ts'
import { createEmptyDatabase, migrateBefore } from '../../support/servers/database.ts'

it('keeps each reason as a statement of what had it', async () => {
  const { db, url } = await createEmptyDatabase()
  await migrateBefore(url, '051')
  await sql`
    insert into listing_type (name) values ('shop') on conflict do nothing;
    insert into listing (type, title, description, sort_key, state, approved_at, removed_at, removed_by, removed_state, removed_reason) values
      ('shop', 'Rejected', 'x', 'a', 'rejected', null, null, null, null, null),
      ('shop', 'Rejected without', 'x', 'b', 'rejected', null, null, null, null, null),
      ('shop', 'Change', 'x', 'c', 'approved', '2026-02-01T00:00Z', null, null, null, null),
      ('shop', 'Removed', 'x', 'd', 'removed', null, '2026-03-01T00:00Z', 'administrator', 'pending', 'Advertising.'),
      ('shop', 'Taken down', 'x', 'e', 'removed', null, '2026-03-01T00:00Z', 'author', 'pending', null);
    insert into listing_version (listing, type, language, fields, state, decided_at, published_at, queued_at, reason, beside_published) values
      (1, 'shop', 'en', '{"title": "Earlier"}', 'rejected', '2026-01-01T00:00Z', null, null, 'Where?', false),
      (1, 'shop', 'en', '{"title": "Rejected"}', 'rejected', '2026-02-01T00:00Z', null, null, 'When?', false),
      (2, 'shop', 'en', '{"title": "Rejected without"}', 'rejected', '2026-02-01T00:00Z', null, null, null, false),
      (3, 'shop', 'en', '{"title": "Change"}', 'published', '2026-02-01T00:00Z', '2026-02-01T00:00Z', null, null, false),
      (3, 'shop', 'en', '{"title": "Changed"}', 'rejected', '2026-02-02T00:00Z', null, null, 'No oil.', true),
      (4, 'shop', 'en', '{"title": "Removed"}', 'waiting', null, null, '2026-01-01T00:00Z', null, false),
      (5, 'shop', 'en', '{"title": "Taken down"}', 'waiting', null, null, '2026-01-01T00:00Z', null, false);
  `.execute(db)

  await migrate(url)
  const stored = await Promise.all([1, 2, 3, 4, 5].map((id) => readKeptListing(db, id)))
  const told = stored.map((found) => found?.removal?.statement ?? found?.change?.statement ?? found?.statement ?? null)
  expect(told.map((each) => each && [each.measure, each.facts, each.at.toISOString()])).toEqual([
    ['rejected', 'When?', '2026-02-01T00:00:00.000Z'], ['rejected', null, '2026-02-01T00:00:00.000Z'],
    ['change-rejected', 'No oil.', '2026-02-02T00:00:00.000Z'], ['removed', 'Advertising.', '2026-03-01T00:00:00.000Z'], null,
  ])
  const all = await db.selectFrom('statement').select(['listing', 'facts', 'law', 'found', 'decided_by']).orderBy('id').execute()
  expect(all.map(({ listing, facts }) => [listing, facts])).toEqual([
    [1, 'Where?'], [1, 'When?'], [2, null], [3, 'No oil.'], [4, 'Advertising.'],
  ])
  expect(new Set(all.map(({ law, found, decided_by: by }) => `${law} ${found} ${by}`))).toEqual(new Set(['null own null']))
})
