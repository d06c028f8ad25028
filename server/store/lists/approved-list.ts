/** The approved lists, in SQL: the same entries in the same order as `entriesOf` in `domain/lists/list-query.ts`. */
import type { Day } from '../../../domain/days/days.ts'
import type { ListQuery } from '../../../domain/lists/list-query.ts'
import type { ListingOf, ListingType } from '../../../domain/listing/listing.ts'
import { readInBatches } from '../batches.ts'
import type { Connection } from '../connection.ts'
import { countEntries, selectEntries, allRows } from './entry-queries.ts'
import { listingOf, type ListingRow } from '../listing/listing-row.ts'
import { mapList, wholeCount, type StoredList } from './stored-list.ts'

/** An entry of a list: a listing, and the day it is listed under; null if it has no days. */
export interface ApprovedEntry<Type extends ListingType> {
  readonly listing: ListingOf<Type>
  readonly day: Day | null
}

/**
 * The entries that match the query, including past ones, sorted by day (undated last), folded title and id. Types without dates
 * ignore `from` and `to`.
 */
export function approvedList<Type extends ListingType>(db: Connection, type: Type, query: ListQuery): StoredList<ApprovedEntry<Type>> {
  const rows: StoredList<ListingRow & { day: Day }> = {
    rowsAt: async (slice) => (await selectEntries(type, query, slice).execute(db)).rows,
    batches: () => readInBatches(db, selectEntries(type, query, allRows)),
    countUpTo: async (most) => wholeCount((await countEntries(type, query, most).execute(db)).rows[0]?.count ?? 0),
  }
  return mapList(rows, (row) => ({ listing: listingOf(type, row), day: row.day === 'infinity' ? null : row.day }))
}

/** Counts the listings of the entries that match the query, up to `most`. */
export async function countListings(db: Connection, type: ListingType, query: ListQuery, most: number): Promise<number> {
  return (await countEntries(type, { ...query, expand: false }, most).execute(db)).rows[0]?.count ?? 0
}
