/** Approved listings with what feeds, calendars and open data tell beside their fields. */
import { sql } from 'kysely'
import { addDays } from '../../../domain/days/days.ts'
import { isOver, type Moment } from '../../../domain/days/times.ts'
import type { Filter } from '../../../domain/lists/filter.ts'
import type { ListQuery } from '../../../domain/lists/list-query.ts'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'
import type { Connection } from '../connection.ts'
import { hasEntry, keys, someListings } from '../lists/entry-queries.ts'
import { listingOf } from './listing-row.ts'
import { changesOf, isPublic, listingRows } from './stored-listings.ts'

/** An approved listing. */
export interface PublicListing {
  readonly listing: Listing
  readonly type: ListingType
  /** The number of changes. */
  readonly changes: number
  readonly approvedAt: Date
  readonly updatedAt: Date
  /** When it was checked last. */
  readonly checkedAt: Date
}

/** The approved listing of this type with this id; null if there is none. */
export async function readPublicListing(db: Connection, type: ListingType, id: number): Promise<PublicListing | null> {
  const [found] = await listingsOf(db, [id])
  return found?.type === type ? found : null
}

/** The approved listing into which a removed one was merged, at the end of all merges; null if there is none. */
export async function keptListing(db: Connection, id: number): Promise<PublicListing | null> {
  const { rows: [last] } = await sql<{ id: number }>`
    with recursive merged (id, into_id) as (
      select id, merged_into from listing where id = ${id}
      union select listing.id, listing.merged_into from merged join listing on listing.id = merged.into_id
    )
    select id from merged where into_id is null and id <> ${id}
  `.execute(db)
  return last ? ((await listingsOf(db, [last.id]))[0] ?? null) : null
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

/** The first `limit` events of a filter that are neither over nor cancelled, in the order of their list, each once. */
export async function eventsAhead(db: Connection, filter: Filter, now: Moment, limit: number): Promise<Listing[]> {
  const { day } = now
  const open = { filter, onlyOpen: true }
  // Events that are over come last on their day, so that they are read only where there are too few others.
  const today = await firstListings(db, 'event', { ...open, from: day, to: day, now }, limit)
  const ahead = today.map(({ listing }) => listing).filter((event) => !isOver(event, now))
  if (ahead.length === limit) return ahead
  // Events of several days are listed again tomorrow.
  const later = await firstListings(db, 'event', { ...open, from: addDays(day, 1) }, limit + ahead.length)
  return [...new Map([...ahead, ...later.map(({ listing }) => listing)].map((event) => [event.id, event])).values()].slice(0, limit)
}

/** So many listings are sorted; of more, the order is that of an index, in which enough are near its start. */
const maxSorted = 1_000

/** So many of the last approvals are read, so that a choice of listings that were approved long ago costs no more. */
const maxRead = 50_000

/**
 * The `limit` listings of a list that were approved last, the latest first, each once. The few of a rare choice are found by the choice,
 * since they may be far apart in the order of approvals; those of others only among the last 50,000 approvals.
 */
export async function latestListings(db: Connection, type: ListingType, query: ListQuery, limit: number): Promise<PublicListing[]> {
  const once = { ...query, expand: false }
  const { rows: matching } = await sql<{ listing: number }>`${someListings(type, once, maxSorted + 1)}`.execute(db)
  const few = [...new Set(matching.map(({ listing }) => listing))]
  const ordered = sql`order by approved_at desc, id desc`
  const found = few.length <= maxSorted
    ? sql<{ id: number }>`select id from listing where ${isPublic} and id = any(${few}::bigint[]) ${ordered} limit ${limit}`
    : sql<{ id: number }>`
        select id from (
          select id, city, approved_at from listing where ${isPublic} and type = ${type} ${ordered} limit ${maxRead}
        ) as listing
        where ${hasEntry(type, once)} ${ordered} limit ${limit}
      `
  const { rows } = await found.execute(db)
  return listingsOf(db, rows.map(({ id }) => id))
}

/** The first `limit` approved listings of all types with a higher id, in the order of ids. */
export async function listingsAfter(db: Connection, id: number, limit: number): Promise<PublicListing[]> {
  const rows = await publicRows(db).where('id', '>', id).orderBy('id').limit(limit).execute()
  return rows.map(publicListing)
}

/** The approved listings with these ids, in the order of the ids. */
export async function listingsOf(db: Connection, ids: readonly number[]): Promise<PublicListing[]> {
  if (ids.length === 0) return []
  const rows = await publicRows(db).where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map(publicListing)
}

function publicRows(db: Connection) {
  return listingRows(db).select(['approved_at', 'updated_at', 'checked_at']).where(isPublic)
}

function publicListing(row: Awaited<ReturnType<ReturnType<typeof publicRows>['execute']>>[number]): PublicListing {
  const { type, revision, updated_at: updatedAt, checked_at: checkedAt } = row
  const approvedAt = row.approved_at ?? updatedAt
  return { listing: listingOf(type, row), type, changes: changesOf(revision), approvedAt, updatedAt, checkedAt: checkedAt ?? approvedAt }
}
