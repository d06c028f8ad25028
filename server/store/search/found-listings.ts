/** Searches the approved listings, and reads those that were found. */
import { sql } from 'kysely'
import type { ListingOf, ListingType } from '../../../domain/listing/listing.ts'
import type { ListCount } from '../../../domain/lists/paging.ts'
import type { SearchName } from '../../../domain/search/search-names.ts'
import type { SearchQuery } from '../../../domain/search/search-query.ts'
import type { Connection } from '../connection.ts'
import { searchListings, type SearchPlace } from './search.ts'
import { storedListing, storedRows } from '../listing/stored-listings.ts'

/** A page of the listings of one type that were found, and the number of all. */
export interface FoundListings<Type extends ListingType> extends ListCount {
  readonly listings: ListingOf<Type>[]
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
  const found = await searchListings(db, query, names, place)
  const ids = found.flatMap((each) => each.ids)
  const rows = ids.length === 0 ? [] : await storedRows(db).where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const listingsOf = (type: ListingType, some: readonly number[]) =>
    some.flatMap((id) => byId.get(id) ?? []).map((row) => storedListing(type, row).listing)
  return Object.fromEntries(
    found.map(({ type, total, isCapped, ids: some }) => [type, { total, isCapped, listings: listingsOf(type, some) }]),
  )
}
