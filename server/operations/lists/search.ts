/** The search over the approved listings. */
import { listingTypes } from '../../../domain/listing/listing.ts'
import { pageSize } from '../../../domain/lists/paging.ts'
import { readSearch } from '../../../domain/search/search-query.ts'
import { findListings } from '../../store/search/found-listings.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handlers } from '../handler.ts'

/** The operations of the tag `search`. */
export function searchOperations({ db, searchNames }: Dependencies) {
  return {
    searchListings: async ({ query: { q, type, from, limit = pageSize, page = 1 } }) => {
      const slice = { offset: (page - 1) * limit, limit }
      const place = { types: type ? [type] : listingTypes, from, slice }
      return { status: 200, body: await findListings(db, readSearch(q, searchNames), searchNames, place) }
    },
  } as const satisfies Partial<Handlers>
}
