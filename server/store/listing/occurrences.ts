/** Writes the occurrence rows that public lists are read from; they exist only while a listing is approved. */
import { sql } from 'kysely'
import type { Listing } from '../../../domain/listing/listing.ts'
import { occurrences } from '../../../domain/days/occurrences.ts'
import type { Connection } from '../connection.ts'
import { selectStoredTags } from './stored-tags.ts'

/** A stored listing with its dates; types without dates have none. */
type Dated = Pick<Listing, 'id' | 'startDate' | 'endDate'>

/** Inserts one row per day, or one at infinity without days, and the same per stored tag. Store the listings and their tags before. */
export async function insertOccurrences(transaction: Connection, listings: readonly Dated[]): Promise<void> {
  const rows = listings.flatMap((listing) => {
    const days = occurrences(listing)
    const [first = 'infinity', last = first] = [days[0], days.at(-1)]
    return (days.length > 0 ? days : [first]).map((day) => ({ id: listing.id, day, first, last }))
  })
  await sql`
    insert into occurrence (type, city, day, sort_key, listing, is_first, first_day, last_day)
    select type, coalesce(city, ''), day, sort_key, id, day = first, first, last
    from unnest(
      ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ first }) => first)}::date[], ${rows.map(({ last }) => last)}::date[]
    ) as span (id, day, first, last) join listing using (id)
  `.execute(transaction)
  const ids = listings.map(({ id }) => id)
  await sql`
    insert into occurrence_tag (type, city, tag, day, sort_key, listing, is_first, first_day, last_day)
    select type, city, tag, day, sort_key, listing, is_first, first_day, last_day
    from occurrence join (${selectStoredTags(sql`listing.id = any(${ids}::bigint[])`)}) as stored_tag using (listing)
  `.execute(transaction)
}

/**
 * Runs the work, which inserts occurrences, and counts those of each day at its end: the triggers would update the counts of each day
 * once for each statement. Needs an exclusive lock of the listings.
 */
export async function withDaysCountedAtEnd(transaction: Connection, work: () => Promise<void>): Promise<void> {
  await sql`
    alter table occurrence disable trigger occurrence_is_counted;
    alter table occurrence_tag disable trigger occurrence_tag_is_counted
  `.execute(transaction)
  await work()
  await sql`
    alter table occurrence enable trigger occurrence_is_counted;
    alter table occurrence_tag enable trigger occurrence_tag_is_counted;
    delete from day_count;
    insert into day_count (tag, city, day, count)
      select tag, case grouping(city) when 1 then '' else city end, day, count(*)
      from (select '' as tag, city, day from occurrence union all select tag, city, day from occurrence_tag) as each
      where day < 'infinity' group by grouping sets ((tag, day), (tag, city, day)) having grouping(city) = 1 or city <> ''
  `.execute(transaction)
}

/** Deletes the occurrence rows of a listing. */
export async function deleteOccurrences(transaction: Connection, id: number): Promise<void> {
  await transaction.deleteFrom('occurrence').where('listing', '=', id).execute()
  await transaction.deleteFrom('occurrence_tag').where('listing', '=', id).execute()
}
