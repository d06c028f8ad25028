/** What comes closest to a filter that no listing matches. Requires the offer `filter-counts`. */
import type { Day } from '../../domain/days/days.ts'
import type { ByDistance } from '../../domain/lists/by-distance.ts'
import { filterPairs, type Filter } from '../../domain/lists/filter.ts'
import { maxTotal, shownCount } from '../../domain/lists/filter-counts.ts'
import type { ListingType } from '../../domain/listing/listing.ts'
import type { OfferedList } from '../../domain/search/named-lists.ts'
import type { ApprovedListings } from './approved-listings.ts'
import { closestLists, type ClosestParts } from './closest-lists.ts'
import type { CountsQuery, FetchCounts } from './filter-counts.ts'
import type { Geography } from './geography.ts'

/** What nothing matches, and the distance that has chosen its places; null if none has. */
export interface EmptyQuery extends CountsQuery {
  readonly byDistance: ByDistance | null
}

/** The call. */
export interface NearestFilters {
  /** Some listing matches each of them. Throws RequestFailed, or an AbortError. */
  fetch(query: EmptyQuery, signal: AbortSignal): Promise<readonly OfferedList[]>
}

interface NearestParts {
  readonly fetchCounts: FetchCounts
  readonly listings: Readonly<Record<ListingType, Pick<ApprovedListings, 'fetchPage'>>>
  readonly geography: Pick<Geography, 'townsAround' | 'fetchRegions'>
}

/** Creates the calls. */
export function createNearestFilters({ fetchCounts, listings, geography }: NearestParts): NearestFilters {
  /** One request counts a filter without each of its kinds of choices. */
  function countOnce(): ClosestParts['count'] {
    const asked = new Map<string, ReturnType<FetchCounts>>()
    const countsOf = (type: ListingType, filter: Filter, today: Day, signal: AbortSignal) => {
      const key = JSON.stringify(filterPairs(filter))
      const counts = asked.get(key) ?? fetchCounts({ type, filter, today }, signal)
      asked.set(key, counts)
      return counts
    }
    return async ({ type, filter, without }, today, signal) => {
      const counts = await countsOf(type, without?.filter ?? filter, today, signal)
      const { count: total, isCapped } = without ? shownCount(counts.without[without.kind] ?? 0) : shownCount(counts.total, maxTotal)
      return { total, isCapped }
    }
  }

  return {
    fetch({ type, filter, today, byDistance }, signal) {
      return closestLists([{ type, filter, named: filter, isAround: false }], {
        lists: listings, geography, byDistance, count: countOnce(),
      }, today, signal)
    },
  }
}
