/** Listings as they are kept: one row each, their tags, and while they are approved the rows that lists are read from. */
import { sql } from 'kysely'
import { sortKey } from '../../domain/list-query.ts'
import type { Listing, ListingType } from '../../domain/listing.ts'
import { occurrences } from '../../domain/occurrences.ts'
import type { Connection } from './connection.ts'
import { listingColumns, listingOf, type ListingsByType } from './listing-row.ts'
import { countPublicVersionUp } from './public-version.ts'

/** A listing to be kept. City and link are in the form in which they are stored; dates and cost are for events only. */
export type NewListing = Omit<Listing, 'id'> & {
  readonly type: ListingType
  /** The id of the user who submitted it; null when nobody is known. */
  readonly author: number | null
}

/** Keeps a new listing with all that belongs to it, in the transaction of the caller, and gives its id. */
export async function insertListing(transaction: Connection, listing: NewListing): Promise<number> {
  const { type, title, description, city, address, link, approved, author, tags } = listing
  const dates = { start_date: listing.startDate ?? null, end_date: listing.endDate ?? null, cost: listing.cost ?? null }
  const { id } = await transaction
    .insertInto('listing')
    .values({ type, title, description, city, address, link, approved, author, ...dates, sort_key: sortKey(listing) })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (tags.length > 0) {
    await transaction.insertInto('listing_tag').values(tags.map(({ name }) => ({ listing: id, tag: name }))).execute()
  }
  if (approved) await publish(transaction, id, occurrences(listing))
  return id
}

/** The approved listing of this type with this id; null when there is none. */
export async function getApprovedListing<Type extends ListingType>(
  db: Connection,
  type: Type,
  id: number,
): Promise<ListingsByType[Type] | null> {
  const tags = sql<string[]>`array(select tag from listing_tag where listing_tag.listing = listing.id)`
  const row = await db
    .selectFrom('listing')
    .select([...listingColumns, tags.as('tags')])
    .where('id', '=', id).where('type', '=', type).where('approved', '=', true)
    .executeTakeFirst()
  return row ? listingOf[type](row) : null
}

/** Lays down the rows that lists are read from: one per day, or one at infinity without days; and each again per tag. */
async function publish(transaction: Connection, id: number, days: readonly string[]): Promise<void> {
  const first = days[0] ?? 'infinity'
  await sql`
    insert into occurrence (type, city, day, sort_key, listing, is_first)
    select type, coalesce(city, ''), day, sort_key, id, day = ${first}
    from listing cross join unnest(${days.length > 0 ? days : [first]}::date[]) as day
    where id = ${id}
  `.execute(transaction)
  await sql`
    insert into occurrence_tag (type, city, tag, day, sort_key, listing, is_first)
    select type, city, tag, day, sort_key, occurrence.listing, is_first
    from occurrence join listing_tag on listing_tag.listing = occurrence.listing
    where occurrence.listing = ${id}
  `.execute(transaction)
  await countPublicVersionUp(transaction)
}
