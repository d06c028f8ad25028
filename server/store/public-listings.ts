/** Approved listings with what feeds, calendars and open data tell beside their fields. */
import { sql, type RawBuilder } from 'kysely'
import type { Filter } from '../../domain/filter.ts'
import type { ListQuery } from '../../domain/list-query.ts'
import type { Listing, ListingType } from '../../domain/listing.ts'
import type { Connection } from './connection.ts'
import { choices, keys, matchesChoice } from './entry-queries.ts'
import { storedListing, storedRows } from './stored-listings.ts'
import { storedTags } from './stored-tags.ts'

/** The revision of a listing that was never changed. */
const firstRevision = 1

/** An approved listing. */
export interface PublicListing {
  readonly listing: Listing
  readonly type: ListingType
  /** The number of changes. */
  readonly changes: number
  readonly approvedAt: Date
  readonly updatedAt: Date
}

/** The approved listing of this type with this id; null if there is none. */
export async function readPublicListing(db: Connection, type: ListingType, id: number): Promise<PublicListing | null> {
  const [found] = await listingsOf(db, [id])
  return found?.type === type ? found : null
}

/** The first `limit` listings of a list in its order, each once. */
export async function firstListings(db: Connection, type: ListingType, query: ListQuery, limit: number): Promise<PublicListing[]> {
  return listingsOf(db, await firstListingIds(db, type, query, limit))
}

/** The ids of the first `limit` listings of a list in its order, each once. */
export async function firstListingIds(db: Connection, type: ListingType, query: ListQuery, limit: number): Promise<number[]> {
  const once = { ...query, expand: false }
  const { rows } = await sql<{ listing: number }>`${keys(type, once, { offset: 0, limit })}`.execute(db)
  return rows.map(({ listing }) => listing)
}

/** So many listings are sorted; of more, the order is that of an index, in which enough are near its start. */
const mostSorted = 1_000

/**
 * The `limit` listings of a type without days that match the filter and were approved last, the latest first. The few of a rare choice are
 * found by the choice, since they may be far apart in the order of approvals.
 */
export async function latestListings(
  db: Connection,
  type: ListingType,
  { filter }: Pick<ListQuery, 'filter'>,
  limit: number,
): Promise<PublicListing[]> {
  const { cities, tags } = filter
  const few = cities.length > 0 || tags.length > 0 ? await matchingListings(db, type, filter) : null
  const isNamed = few && few.length <= mostSorted ? sql`id = any(${few}::bigint[])` : sql`type = ${type} and ${matchesRow(cities, tags)}`
  const { rows } = await sql<{ id: number }>`
    select id from listing where approved and ${isNamed} order by approved_at desc, id desc limit ${limit}
  `.execute(db)
  return listingsOf(db, rows.map(({ id }) => id))
}

/** The ids of more than `mostSorted` listings that match a filter with a choice, or of all. */
async function matchingListings(db: Connection, type: ListingType, filter: Filter): Promise<number[]> {
  const { cities } = filter
  const tags = storedTags(filter)
  const table = sql.table(tags.length > 0 ? 'occurrence_tag' : 'occurrence')
  const { rows } = await sql<{ listing: number }>`
    select listing from ${choices(cities, tags)} cross join lateral (
      select listing from ${table} as entry where type = ${type} and ${matchesChoice(sql.table('entry'), cities, tags)} limit ${mostSorted + 1}
    ) as matching
  `.execute(db)
  return [...new Set(rows.map(({ listing }) => listing))]
}

/** Whether a row of `listing` matches. */
function matchesRow(cities: readonly string[], tags: readonly string[]): RawBuilder<unknown> {
  const inCity = cities.length === 0 ? sql`true` : sql`city = any(${cities}::text[])`
  if (tags.length === 0) return inCity
  return sql`${inCity} and exists (select from listing_tag where listing_tag.listing = listing.id and tag = any(${tags}::text[]))`
}

/** The first `limit` approved listings of all types with a higher id, in the order of ids. */
export async function listingsAfter(db: Connection, id: number, limit: number): Promise<PublicListing[]> {
  const rows = await publicRows(db).where('id', '>', id).orderBy('id').limit(limit).execute()
  return rows.map(publicListing)
}

/** Those of these listings that are approved, in the order of the ids. */
export async function listingsOf(db: Connection, ids: readonly number[]): Promise<PublicListing[]> {
  if (ids.length === 0) return []
  const rows = await publicRows(db).where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map(publicListing)
}

function publicRows(db: Connection) {
  return storedRows(db).select(['approved_at', 'updated_at']).where('approved', '=', true)
}

function publicListing(row: Awaited<ReturnType<ReturnType<typeof publicRows>['execute']>>[number]): PublicListing {
  const { listing, type, revision } = storedListing(row.type, row)
  return { listing, type, changes: revision - firstRevision, approvedAt: row.approved_at ?? row.updated_at, updatedAt: row.updated_at }
}
