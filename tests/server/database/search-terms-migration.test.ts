/** The migration that writes the terms of the search anew. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { termsOf } from '../../../domain/search/search-terms.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { insertListing } from '../../../server/store/listing/listings.ts'
import { expectSearchCounts } from '../../support/calls/search-counts.ts'
import { createEmptyDatabase, createTestDatabase, migrateBefore } from '../../support/servers/database.ts'
import type { Connection } from '../../../server/store/connection.ts'

const shop = {
  type: 'shop' as const, title: 'Soap of Chania', description: 'Σαπούνι, at paralia.', city: 'Chania', address: null, link: null,
  tags: [{ name: 'Vegan' }],
}

/** What a table consists of beside its columns. */
async function partsOf(db: Connection): Promise<unknown> {
  const { rows } = await sql<{ part: string }>`
    select indexdef as part from pg_indexes where tablename like 'search%'
    union select conname from pg_constraint where conrelid::regclass::text like 'search%'
    union select tgrelid::regclass || tgname from pg_trigger where tgrelid::regclass::text like 'search%' and not tgisinternal
    order by part
  `.execute(db)
  return rows
}

it('gives approved listings the terms of new ones, in the same tables', async () => {
  const { db, url } = await createEmptyDatabase()
  await migrateBefore(url, '024')
  await sql`
    insert into listing (type, title, description, city, sort_key, approved, approved_at)
      values ('shop', ${shop.title}, ${shop.description}, ${shop.city}, 'soap', true, now()),
        ('shop', 'Waits', 'x', null, 'waits', false, null)
  `.execute(db)
  await sql`
    insert into listing_tag (listing, tag) select id, 'Vegan' from listing where approved;
    insert into search_document (listing, type, last_day, sort_key, terms)
      select id, type, 'infinity', sort_key, '''sasoap'' ''saxania''' from listing where approved;
  `.execute(db)
  await migrate(url)

  const { rows } = await sql`select type, last_day::text, sort_key, tsvector_to_array(terms) as terms from search_document`.execute(db)
  expect(rows).toEqual([{ type: 'shop', last_day: 'infinity', sort_key: 'soap', terms: termsOf('shop', shop) }])
  await expectSearchCounts(db)

  await db.transaction().execute((transaction) => insertListing(transaction, { ...shop, title: 'Another', approved: true, author: null }))
  await sql`delete from listing where sort_key = 'soap'`.execute(db)
  await expectSearchCounts(db)
  expect(await partsOf(db)).toEqual(await partsOf((await createTestDatabase()).db))
})
