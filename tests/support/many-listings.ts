/** Inserts a number of listings large enough that a query which reads all of them is slow. */
import { sql } from 'kysely'
import { connectWithoutTimeLimits } from '../../server/database/connect.ts'

/** The cities and tags of the listings; the first ones are the most frequent. */
const cities = ['Athens', 'Thessaloniki', 'Patras', 'Heraklion', 'Larissa', 'Volos', 'Ioannina', 'Chania', 'Chalkida', 'Rhodes']
const tags = ['Cleanup', 'Workshop', 'Festival', 'Tree Planting', 'Seminar', 'Art', 'Wildlife', 'Zero Waste']

/** All are approved events, one in four of three days and one in a hundred of thirty, over two years around `today`. */
export async function insertManyEvents(url: string, count: number, today: string): Promise<void> {
  // One statement inserts all rows, which takes longer than the server's statement timeout.
  const db = connectWithoutTimeLimits(url)
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into listing (type, title, description, city, approved, start_date, end_date, cost, sort_key)
      select 'event', 'Event ' || n, repeat('Bring gloves and water. ', 20), ${pick(cities)}, true, start_date,
        start_date + case when n % 100 = 0 then 29 when n % 4 = 0 then 2 else 0 end, n % 30, 'event ' || n
      from generate_series(1, ${count}::bigint) as n,
        lateral (select ${today}::date + (n * 7919 % 730 - 365)::int as start_date) as dates
    `.execute(transaction)
    await sql`
      insert into listing_tag (listing, tag)
      select id, ${pick(tags)} from (select id, id as n from listing) as own
      union select id, ${pick(tags)} from (select id, id * 31 + 7 as n from listing) as other
    `.execute(transaction)
    await sql`
      insert into occurrence (type, city, day, sort_key, listing, is_first, first_day, last_day)
      select type, city, day::date, sort_key, id, day::date = start_date, start_date, end_date
      from listing, generate_series(start_date, end_date, interval '1 day') as day
    `.execute(transaction)
    await sql`
      insert into occurrence_tag (type, city, tag, day, sort_key, listing, is_first, first_day, last_day)
      select type, city, tag, day, sort_key, occurrence.listing, is_first, first_day, last_day
      from occurrence join listing_tag on listing_tag.listing = occurrence.listing
    `.execute(transaction)
  })
  await sql`vacuum analyze`.execute(db)
  await db.destroy()
}

/** Half of the numbers get the first value, half of the rest the second, and so on. */
function pick(values: readonly string[]) {
  return sql`(${values}::text[])[least(${values.length}, 1 + floor(-log(2, 1 - (n * 7907 % 9973)::numeric / 9973)))::int]`
}
