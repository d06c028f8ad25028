/** Approved listings with what feeds, calendars and open data tell beside their fields. */
import { sql } from 'kysely'
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

/** The `limit` listings that match the filter and were submitted last, the latest first. */
export async function latestListings(
  db: Connection,
  type: ListingType,
  { filter }: Pick<ListQuery, 'filter'>,
  limit: number,
): Promise<PublicListing[]> {
  const { cities } = filter
  const tags = storedTags(filter)
  const isFiltered = cities.length > 0 || tags.length > 0
  const { rows } = await (isFiltered
    ? sql<{ id: number }>`
        select distinct listing as id from ${choices(cities, tags)} cross join lateral (
          select listing from ${sql.table(tags.length > 0 ? 'occurrence_tag' : 'occurrence')} as entry
          where type = ${type} and ${matchesChoice(sql.table('entry'), cities, tags)} order by listing desc limit ${limit}
        ) as latest order by listing desc limit ${limit}
      `
    : sql<{ id: number }>`select id from listing where approved and type = ${type} order by created_at desc, id desc limit ${limit}`
  ).execute(db)
  return listingsOf(db, rows.map(({ id }) => id))
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
  return storedRows(db).select('updated_at').where('approved', '=', true)
}

function publicListing(row: Awaited<ReturnType<ReturnType<typeof publicRows>['execute']>>[number]): PublicListing {
  const { listing, type, revision } = storedListing(row.type, row)
  return { listing, type, changes: revision - firstRevision, updatedAt: row.updated_at }
}
