/** Writes the occurrence rows that public lists are read from; they exist only while a listing is approved. */
import { sql } from 'kysely'
import type { FilteredListing } from '../../../domain/lists/choices.ts'
import { flagBits } from '../../../domain/lists/flags.ts'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'
import { occurrences } from '../../../domain/days/occurrences.ts'
import type { Connection } from '../connection.ts'

/** A stored listing with its dates, which types without dates have not, and what its flags depend on. */
type Dated = Pick<Listing, 'id' | 'startDate' | 'endDate'> & FilteredListing & { readonly type: ListingType }

/** Inserts one row per day, or one at infinity without days, and the same per tag. Store the listings and their tags before. */
export async function insertOccurrences(transaction: Connection, listings: readonly Dated[]): Promise<void> {
  const rows = listings.flatMap((listing) => {
    const days = occurrences(listing)
    const [first = 'infinity', last = first] = [days[0], days.at(-1)]
    const flags = flagBits(listing.type, listing)
    return (days.length > 0 ? days : [first]).map((day) => ({ id: listing.id, day, first, last, flags }))
  })
  await sql`
    insert into occurrence (type, city, day, sort_key, listing, is_first, first_day, last_day, flags)
    select type, coalesce(city, ''), day, sort_key, id, day = first, first, last, flags
    from unnest(
      ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ first }) => first)}::date[], ${rows.map(({ last }) => last)}::date[],
      ${rows.map(({ flags }) => flags)}::integer[]
    ) as span (id, day, first, last, flags) join listing using (id)
  `.execute(transaction)
  const ids = listings.map(({ id }) => id)
  await sql`
    insert into occurrence_tag (type, city, tag, day, sort_key, listing, is_first, first_day, last_day, flags)
    select type, city, tag, day, sort_key, listing, is_first, first_day, last_day, flags
    from occurrence join listing_tag using (listing) where listing = any(${ids}::bigint[])
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
    alter table occurrence_tag enable trigger occurrence_tag_is_counted
  `.execute(transaction)
  await recountDays(transaction)
}

/** Counts the occurrences of all days again. Needs a lock of the listings. */
export async function recountDays(transaction: Connection): Promise<void> {
  await sql`select recount_days()`.execute(transaction)
}

/** Deletes the occurrence rows of a listing. */
export async function deleteOccurrences(transaction: Connection, id: number): Promise<void> {
  await transaction.deleteFrom('occurrence').where('listing', '=', id).execute()
  await transaction.deleteFrom('occurrence_tag').where('listing', '=', id).execute()
}
