/** Reading approved listings, for all types. */
import type { components } from '../../../contract/openapi.ts'
import { athensToday } from '../../../domain/days/days.ts'
import { quarterOf, type Moment } from '../../../domain/days/times.ts'
import type { ListQuery } from '../../../domain/lists/list-query.ts'
import type { ListingOf, ListingType } from '../../../domain/listing/listing.ts'
import { isMoved } from '../../../domain/listing/moved-days.ts'
import { ProblemError } from '../../../domain/problems.ts'
import type { Connection } from '../../store/connection.ts'
import { approvedList, countListings, type ApprovedEntry } from '../../store/lists/approved-list.ts'
import { filterCounts } from '../../store/lists/filter-counts.ts'
import { keptListing } from '../../store/listing/public-listings.ts'
import { readListing, type StoredListing } from '../../store/listing/stored-listings.ts'
import { mapList } from '../../store/lists/stored-list.ts'
import type { Dependencies } from '../dependencies.ts'
import { listAnswer, type ListInput } from './list-answer.ts'
import { listingAnswer, withCityIn } from '../listing/listing-bodies.ts'
import { readListQuery, type ListParameters } from './read-list-query.ts'

interface SingleInput {
  readonly params: { readonly id: number }
  readonly query: Readonly<Partial<Pick<components['parameters'], 'cityLanguage'>>>
}

/** Lists the approved listings of a type. */
export function listApproved<Type extends ListingType>(type: Type, { db, now, cityNameIn, ...lookups }: Dependencies) {
  return async (input: ListInput<ListParameters>) => {
    const present = presentOf(input.query, quarterOf(now()))
    // A client that does not ask for cancelled events would show them as if they took place.
    const query = { ...readListQuery(input.query, type, lookups), now: present, onlyOpen: input.query.cancelled !== 'include' }
    const bodyOf = (entry: ApprovedEntry<Type>) => withCityIn(entryBody(entry, query), input.query.cityLanguage, cityNameIn)
    const answer = await listAnswer(input, mapList(approvedList(db, type, query), bodyOf))
    const { headers } = answer
    if (!query.expand || !headers || headers['X-Total-Capped']) return answer
    return { ...answer, headers: { ...headers, 'X-Total-Listings': await countListings(db, type, query, headers['X-Total-Count']) } }
  }
}

/** The moment by which a page that begins with today is ordered. A whole list is not: it is sent in the order of an index. */
function presentOf({ from, limit, page }: ListParameters, now: Moment): Moment | null {
  return from === now.day && (limit || page) ? now : null
}

/** Counts the approved listings of a filter and of its choices. Throws as readListQuery. */
export function countApproved<Type extends ListingType>(type: Type, { db, now, cityNames, ...lookups }: Dependencies) {
  return async ({ query }: { readonly query: ListParameters }) => {
    const counted = { type, query: readListQuery(query, type, lookups), today: athensToday(now()), cityNames }
    return { status: 200, body: await filterCounts(db, counted) } as const
  }
}

/** Reads one approved listing. Throws unknown-listing if there is none of this type with the id, also for a duplicate that was merged. */
export function getApproved<Type extends ListingType>(type: Type, { db, cityNameIn }: Dependencies) {
  return async ({ params, query }: SingleInput) => {
    const stored = await readListing(db, type, params.id)
    if (stored?.state !== 'approved') throw await unknownListing(db, type, params.id)
    const { check } = stored
    const listing = {
      ...stored.listing, ...(isMoveAnnounced(stored) && { moveAnnounced: true }), ...(check && { checkedOn: athensToday(check.at) }),
    }
    return listingAnswer({ ...stored, listing: withCityIn(listing, query.cityLanguage, cityNameIn) })
  }
}

function isMoveAnnounced({ listing, change }: StoredListing): boolean {
  return change?.state === 'waiting' && isMoved(listing, change.fields)
}

/** The problem tells which listing was kept in place of a duplicate. */
async function unknownListing(db: Connection, type: ListingType, id: number): Promise<ProblemError> {
  const kept = await keptListing(db, id)
  return new ProblemError({ type: 'unknown-listing', listingType: type, id, ...(kept?.type === type && { mergedInto: kept.listing.id }) })
}

/** Only an expanded list has the day of each entry. */
function entryBody<Type extends ListingType>({ listing, day }: ApprovedEntry<Type>, { expand }: ListQuery): ListingOf<Type> {
  return expand ? { ...listing, currentDate: day } : listing
}
