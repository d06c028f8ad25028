/** The listings that were approved last, of choices that many and few listings have. */
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Filter } from '../../../domain/filter.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { latestListings } from '../../../server/store/public-listings.ts'
import { createTestDatabase } from '../../support/database.ts'

let database: Database

/** Of 3,000 shops, each was approved at a moment of its own, in another order than that of the ids. */
beforeAll(async () => {
  database = await createTestDatabase()
  await sql`
    insert into listing (type, title, description, sort_key, city, approved, approved_at)
      select 'shop', n, 'x', n, case when n % 500 = 0 then 'Naxos' when n % 2 = 0 then 'Athens' else 'Volos' end, true,
        timestamptz '2026-01-01 00:00Z' + n * 1787 % 3000 * interval '1 hour' from generate_series(1, 3000) as n;
    insert into listing_tag (listing, tag)
      select id, tag from listing, unnest(array['Vegan', 'Food', 'Clothes']) as tag where tag <> 'Clothes' or id % 400 = 0;
    insert into occurrence (type, city, day, sort_key, listing, is_first, first_day, last_day)
      select type, city, 'infinity', sort_key, id, true, 'infinity', 'infinity' from listing;
    insert into occurrence_tag (type, city, tag, day, sort_key, listing, is_first, first_day, last_day)
      select type, city, tag, day, sort_key, listing, is_first, first_day, last_day from occurrence join listing_tag using (listing);
    analyze
  `.execute(database.db)
})

const both = ['Vegan', 'Food']

it.each<Partial<Filter>>([
  {}, { cities: ['Athens'] }, { cities: ['Naxos'] }, { cities: ['Athens', 'Naxos'] }, { tags: both }, { tags: ['Clothes'] },
  { cities: ['Volos'], tags: both }, { cities: ['Naxos'], tags: both }, { cities: ['Patras'] },
])('are the first of all that match, by their approval: %j', async (choice) => {
  const filter = { cities: [], tags: [], ...choice }
  const { rows } = await sql<{ id: number }>`
    select id from listing where (${filter.cities.length === 0} or city = any(${filter.cities}::text[]))
      and (${filter.tags.length === 0} or id in (select listing from listing_tag where tag = any(${filter.tags}::text[])))
    order by approved_at desc limit 50
  `.execute(database.db)
  const found = await latestListings(database.db, 'shop', { filter }, 50)
  expect(found.map(({ listing }) => listing.id)).toEqual(rows.map(({ id }) => id))
})
