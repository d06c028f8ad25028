/** The listings that were approved last, of choices that many and few listings have. */
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Day } from '../../../domain/days/days.ts'
import { noFilter, type Filter } from '../../../domain/lists/filter.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { latestListings } from '../../../server/store/listing/public-listings.ts'
import { createTestDatabase } from '../../support/servers/database.ts'

let database: Database

/** Inserts 3,000 shops, each approved at another time. The order of the times differs from that of the ids. */
beforeAll(async () => {
  database = await createTestDatabase()
  await sql`
    insert into listing (type, title, description, sort_key, city, state, approved_at)
      select 'shop', n, 'x', n, case when n % 500 = 0 then 'Naxos' when n % 2 = 0 then 'Athens' else 'Volos' end, 'approved',
        timestamptz '2026-01-01 00:00Z' + n * 1787 % 3000 * interval '1 hour' from generate_series(1, 3000) as n;
    insert into listing_tag (listing, tag)
      select id, tag from listing, unnest(array['Vegan', 'Food', 'Clothes']) as tag where tag <> 'Clothes' or id % 400 = 0;
    insert into occurrence (type, city, day, sort_key, listing, is_first, first_day, last_day)
      select type, city, 'infinity', sort_key, id, true, 'infinity', 'infinity' from listing;
    insert into occurrence_tag (type, city, tag, day, sort_key, listing, is_first, first_day, last_day)
      select type, city, tag, day, sort_key, listing, is_first, first_day, last_day from occurrence join listing_tag using (listing);
    -- Events of three days each, on other days than they were approved.
    insert into listing (type, title, description, sort_key, city, state, approved_at, start_date, end_date)
      select 'event', n, 'x', n, 'Athens', 'approved', timestamptz '2026-01-01 00:00Z' + n * 1787 % 3000 * interval '1 hour',
        date '2026-01-01' + n, date '2026-01-03' + n from generate_series(1, 3000) as n;
    insert into occurrence (type, city, day, sort_key, listing, is_first, first_day, last_day)
      select type, city, start_date + n, sort_key, id, n = 0, start_date, end_date from listing, generate_series(0, 2) as n where type = 'event';
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
    select id from listing where type = 'shop' and (${filter.cities.length === 0} or city = any(${filter.cities}::text[]))
      and (${filter.tags.length === 0} or id in (select listing from listing_tag where tag = any(${filter.tags}::text[])))
    order by approved_at desc limit 50
  `.execute(database.db)
  const found = await latestListings(database.db, 'shop', { filter }, 50)
  expect(found.map(({ listing }) => listing.id)).toEqual(rows.map(({ id }) => id))
})

it.each<{ readonly from?: Day; readonly to?: Day }>([
  { from: '2026-06-01' }, { from: '2034-01-01' }, { to: '2026-03-01' }, { from: '2027-01-01', to: '2031-01-01' },
  { from: '2027-01-01', to: '2027-01-01' }, { from: '2040-01-01' },
])('are events of these days only: %j', async ({ from = '0001-01-01', to = '9999-12-31', ...days }) => {
  const { rows } = await sql<{ id: number }>`
    select id from listing where type = 'event' and end_date >= ${from} and start_date <= ${to} order by approved_at desc limit 50
  `.execute(database.db)
  const found = await latestListings(database.db, 'event', { filter: noFilter, from, to, ...days }, 50)
  expect(found.map(({ listing }) => listing.id)).toEqual(rows.map(({ id }) => id))
})
