/** Writes the occurrence rows that public lists are read from; they exist only while a listing is approved. */
import { sql } from 'kysely'
import type { Listing } from '../../domain/listing.ts'
import { occurrences } from '../../domain/occurrences.ts'
import type { Connection } from './connection.ts'
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

/** Deletes the occurrence rows of a listing. */
export async function deleteOccurrences(transaction: Connection, id: number): Promise<void> {
  await transaction.deleteFrom('occurrence').where('listing', '=', id).execute()
  await transaction.deleteFrom('occurrence_tag').where('listing', '=', id).execute()
}
