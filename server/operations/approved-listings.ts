/** What visitors read, made once for the four types. */
import type { ListQuery } from '../../domain/list-query.ts'
import type { ListingOf, ListingType } from '../../domain/listing.ts'
import { ProblemError } from '../../domain/problems.ts'
import { approvedList, type ApprovedEntry } from '../store/approved-list.ts'
import { readListing } from '../store/stored-listings.ts'
import { listOf } from '../store/stored-list.ts'
import type { Dependencies } from './dependencies.ts'
import { listAnswer, type ListInput } from './list-answer.ts'
import { listingAnswer } from './listing-bodies.ts'
import { readListQuery, type ListParameters } from './read-list-query.ts'

/** Lists the approved listings of a type. */
export function listApproved<Type extends ListingType>(type: Type, { db, storedCityName }: Dependencies) {
  return (input: ListInput<ListParameters>) => {
    const query = readListQuery(input.query, type, storedCityName)
    return listAnswer(input, listOf(approvedList(db, type, query), (entry) => shown(entry, query)))
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
function shown<Type extends ListingType>({ listing, day }: ApprovedEntry<Type>, { expand }: ListQuery): ListingOf<Type> {
  return expand ? { ...listing, currentDate: day } : listing
}
