/** Searches the approved listings, and reads those that were found. */
import { sql } from 'kysely'
import type { ListingOf, ListingType } from '../../../domain/listing/listing.ts'
import type { ListCount } from '../../../domain/lists/paging.ts'
import type { SearchName } from '../../../domain/search/search-names.ts'
import type { SearchQuery } from '../../../domain/search/search-query.ts'
import type { SearchRank } from '../../../domain/search/search-ranks.ts'
import type { Connection } from '../connection.ts'
import { searchListings, type SearchPlace } from './search.ts'
import { storedListing, storedRows } from '../listing/stored-listings.ts'

/** A page of the listings of one type that were found, the rank of each, and the number of all. */
export interface FoundListings<Type extends ListingType> extends ListCount {
  readonly listings: ListingOf<Type>[]
  readonly ranks: SearchRank[]
}

/** What was found of each type that was searched. */
export type FoundByType = { readonly [Type in ListingType]?: FoundListings<Type> }

/** Searches the types, in the order of `searchLists` of domain. */
export async function findListings(
  db: Connection,
  query: SearchQuery,
  names: readonly SearchName[],
  place: SearchPlace,
): Promise<FoundByType> {
  const byType = await searchListings(db, query, names, place)
  const ids = byType.flatMap(({ found }) => found.map(({ id }) => id))
  const rows = ids.length === 0 ? [] : await storedRows(db).where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return Object.fromEntries(byType.map(({ type, total, isCapped, found }) => {
    const read = found.flatMap(({ id, rank }) => {
      const row = byId.get(id)
      return row ? [{ listing: storedListing(type, row).listing, rank }] : []
    })
    return [type, { total, isCapped, listings: read.map(({ listing }) => listing), ranks: read.map(({ rank }) => rank) }]
  }))
}
