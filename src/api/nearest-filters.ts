/** What is nearest to a filter that no listing matches. Requires the offer `filter-counts`. */
import { RequestFailed } from '../../domain/failure.ts'
import { daysOfWhen } from '../../domain/days/when.ts'
import { withWhen } from '../../domain/lists/filter.ts'
import { filterOnDay, relaxedFilters, type NearestFilter, type RelaxedFilter } from '../../domain/lists/relaxed-filters.ts'
import type { ListingType } from '../../domain/listing/listing.ts'
import type { ApprovedListings } from './approved-listings.ts'
import type { CountsQuery, FetchCounts } from './filter-counts.ts'
import type { Geography } from './geography.ts'
import { nearbyFilter } from './nearby-filter.ts'

/** A filter that is offered in place of one that nothing matches, with the number of listings that match it. */
export type OfferedFilter = NearestFilter | RelaxedFilter

/** The call. */
export interface NearestFilters {
  /** Some listing matches each of them; those that change least come first. Throws RequestFailed, or an AbortError. */
  fetch(query: CountsQuery, signal: AbortSignal): Promise<readonly OfferedFilter[]>
}

interface NearestParts {
  readonly fetchCounts: FetchCounts
  readonly listings: Readonly<Record<ListingType, Pick<ApprovedListings, 'fetchNearestDay'>>>
  readonly geography: Pick<Geography, 'townsAround'>
}

/** Creates the calls. Of what is nearest, the part that cannot be found is left out. */
export function createNearestFilters({ fetchCounts, listings, geography }: NearestParts): NearestFilters {
  async function counted(kind: NearestFilter['kind'], query: CountsQuery, signal: AbortSignal): Promise<NearestFilter> {
    return { kind, filter: query.filter, count: (await fetchCounts(query, signal)).total }
  }

  async function nearby(query: CountsQuery, signal: AbortSignal): Promise<NearestFilter | null> {
    const filter = await nearbyFilter(query.filter, geography)
    return filter && counted('nearby', { ...query, filter }, signal)
  }

  async function later({ type, filter, today }: CountsQuery, signal: AbortSignal): Promise<NearestFilter | null> {
    if (filter.when === undefined) return null
    const window = { ...daysOfWhen(filter.when, today), filter: withWhen(filter, null) }
    const nearest = await listings[type].fetchNearestDay(window, signal)
    return nearest?.isLater ? counted('later', { type, today, filter: filterOnDay(filter, nearest.day) }, signal) : null
  }

  return {
    async fetch(query, signal) {
      const [{ without }, ...found] = await Promise.all([
        fetchCounts(query, signal), nearby(query, signal).catch(nothing), later(query, signal).catch(nothing),
      ])
      const nearest = found.filter((each) => each !== null).filter(({ count }) => count > 0)
      return [...nearest, ...relaxedFilters(query.filter, without)]
    },
  }
}

function nothing(error: unknown): null {
  if (error instanceof RequestFailed) return null
  throw error
}
