/** The lists a visitor reads, in SQL: the same entries in the same order as `entriesOf` of domain gives. */
import type { Day } from '../../domain/days.ts'
import type { ListQuery } from '../../domain/list-query.ts'
import type { ListingType } from '../../domain/listing.ts'
import { countedTotal } from '../../domain/paging.ts'
import type { Connection } from './connection.ts'
import { countEntries, selectEntries, type Slice } from './entry-queries.ts'
import { listingOf, type ListingsByType } from './listing-row.ts'

/** Which part of a list to read; `number` counts from 1. */
export interface Page {
  readonly number: number
  readonly size: number
}

/** An entry of a list: a listing, and the day that it stands for there; null when it has no days. */
export interface ApprovedEntry<Type extends ListingType> {
  readonly listing: ListingsByType[Type]
  readonly day: Day | null
}

/** One page of a list. `total` is exact up to 1000; beyond it, it is 1000 and `isCapped` is true. */
export interface EntryPage<Type extends ListingType> {
  readonly entries: ApprovedEntry<Type>[]
  readonly hasNext: boolean
  readonly total: number
  readonly isCapped: boolean
}

/**
 * All entries that answer the query, past ones included: by day (undated last), folded title, id.
 * `from` and `to` mean nothing to the types without dates.
 */
export async function allEntries<Type extends ListingType>(
  db: Connection,
  type: Type,
  query: ListQuery,
): Promise<ApprovedEntry<Type>[]> {
  return entriesAt(db, type, query, { offset: 0, limit: null })
}

/** One page of those entries; it is empty beyond the last one. */
export async function pageOfEntries<Type extends ListingType>(
  db: Connection,
  type: Type,
  query: ListQuery,
  { number, size }: Page,
): Promise<EntryPage<Type>> {
  const [found, counted] = await Promise.all([
    entriesAt(db, type, query, { offset: (number - 1) * size, limit: size + 1 }),
    countEntries(type, query, countedTotal + 1).execute(db),
  ])
  const count = counted.rows[0]?.count ?? 0
  return {
    entries: found.slice(0, size),
    hasNext: found.length > size,
    total: Math.min(count, countedTotal),
    isCapped: count > countedTotal,
  }
}

async function entriesAt<Type extends ListingType>(
  db: Connection,
  type: Type,
  query: ListQuery,
  slice: Slice,
): Promise<ApprovedEntry<Type>[]> {
  const { rows } = await selectEntries(type, query, slice).execute(db)
  return rows.map((row) => ({ listing: listingOf[type](row), day: row.day === 'infinity' ? null : row.day }))
}
