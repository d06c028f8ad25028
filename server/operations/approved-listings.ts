/** What visitors read, made once for the four types. */
import type { ListQuery } from '../../domain/list-query.ts'
import type { ListingType } from '../../domain/listing.ts'
import { pageSize } from '../../domain/paging.ts'
import { ProblemError } from '../../domain/problems.ts'
import { allEntries, pageOfEntries, type ApprovedEntry } from '../store/approved-lists.ts'
import { readListing } from '../store/kept-listings.ts'
import type { ListingsByType } from '../store/listing-row.ts'
import type { Dependencies } from './dependencies.ts'
import { listingAnswer } from './listing-bodies.ts'
import { pageHeaders, type PageHeaders } from './page-headers.ts'
import { readListQuery, type ListParameters } from './read-list-query.ts'

interface ListInput {
  readonly query: ListParameters
  readonly addressWith: (query: ListParameters) => string
}

interface ListAnswer<Type extends ListingType> {
  readonly status: 200
  readonly body: ListingsByType[Type][]
  readonly headers?: PageHeaders
}

/** Lists the approved listings of a type: all of them, or one page where `limit` or `page` is given. */
export function listApproved<Type extends ListingType>(type: Type, { db, storedCityName }: Dependencies) {
  return async ({ query, addressWith }: ListInput): Promise<ListAnswer<Type>> => {
    const asked = readListQuery(query, type, storedCityName)
    if (!query.limit && !query.page) return { status: 200, body: shown(await allEntries(db, type, asked), asked) }
    const page = { number: query.page ?? 1, size: query.limit ?? pageSize }
    const found = await pageOfEntries(db, type, asked, page)
    const addressOf = (number: number) => addressWith({ ...query, page: number })
    return { status: 200, body: shown(found.entries, asked), headers: pageHeaders(found, page, addressOf) }
  }
}

/** Reads one approved listing; throws unknown-listing for any other id. */
export function getApproved<Type extends ListingType>(type: Type, { db }: Dependencies) {
  return async ({ params }: { readonly params: { readonly id: number } }) => {
    const kept = await readListing(db, type, params.id)
    if (kept?.state !== 'approved') throw new ProblemError({ type: 'unknown-listing', listingType: type, id: params.id })
    return listingAnswer(kept)
  }
}

/** Only an expanded list says which day an entry stands for. */
function shown<Type extends ListingType>(entries: readonly ApprovedEntry<Type>[], { expand }: ListQuery): ListingsByType[Type][] {
  return entries.map(({ listing, day }) => (expand ? { ...listing, currentDate: day } : listing))
}
