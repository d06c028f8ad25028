/** The lists a visitor reads, in SQL: the same entries in the same order as `entriesOf` of domain gives. */
import type { Day } from '../../domain/days.ts'
import type { ListQuery } from '../../domain/list-query.ts'
import type { ListingType } from '../../domain/listing.ts'
import type { Connection } from './connection.ts'
import { countEntries, selectEntries } from './entry-queries.ts'
import { listingOf, type ListingsByType } from './listing-row.ts'
import type { StoredList } from './stored-list.ts'

/** An entry of a list: a listing, and the day that it stands for there; null when it has no days. */
export interface ApprovedEntry<Type extends ListingType> {
  readonly listing: ListingsByType[Type]
  readonly day: Day | null
}

/**
 * The entries that answer the query, past ones included: by day (undated last), folded title, id.
 * `from` and `to` mean nothing to the types without dates.
 */
export function approvedList<Type extends ListingType>(db: Connection, type: Type, query: ListQuery): StoredList<ApprovedEntry<Type>> {
  return {
    async rowsAt(slice) {
      const { rows } = await selectEntries(type, query, slice).execute(db)
      return rows.map((row) => ({ listing: listingOf[type](row), day: row.day === 'infinity' ? null : row.day }))
    },
    async countUpTo(most) {
      const { rows } = await countEntries(type, query, most).execute(db)
      return rows[0]?.count ?? 0
    },
  }
}
