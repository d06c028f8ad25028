/** What is nearest to a filter that no listing matches. Requires the offer `filter-counts`. */
import { RequestFailed } from '../../domain/failure.ts'
import { daysOfWhen } from '../../domain/days/when.ts'
import type { ByDistance } from '../../domain/lists/by-distance.ts'
import type { FilterCounts } from '../../domain/lists/filter-counts.ts'
import { choicesIn, withWhen } from '../../domain/lists/filter.ts'
import {
  filterOnDay, leftOutOf, placesAlone, relaxedFilters, type NearestFilter, type RelaxedFilter,
} from '../../domain/lists/relaxed-filters.ts'
import type { ListingType } from '../../domain/listing/listing.ts'
import type { ApprovedListings } from './approved-listings.ts'
import type { CountsQuery, FetchCounts } from './filter-counts.ts'
import type { Geography } from './geography.ts'
import { nearbyFilter } from './nearby-filter.ts'

/** A filter that is offered in place of one that nothing matches, with the number of listings that match it. */
export type OfferedFilter = NearestFilter | RelaxedFilter

/** What nothing matches, and the distance that has chosen its places; null if none has. */
export interface EmptyQuery extends CountsQuery {
  readonly byDistance: ByDistance | null
}

/** The call. */
export interface NearestFilters {
  /** Some listing matches each of them; those in the places come before those of all places. Throws RequestFailed, or an AbortError. */
  fetch(query: EmptyQuery, signal: AbortSignal): Promise<readonly OfferedFilter[]>
}

interface NearestParts {
  readonly fetchCounts: FetchCounts
  readonly listings: Readonly<Record<ListingType, Pick<ApprovedListings, 'fetchNearestDay'>>>
  readonly geography: Pick<Geography, 'townsAround'>
}

/** Creates the calls. Of what is nearest, the part that cannot be found is left out. */
export function createNearestFilters({ fetchCounts, listings, geography }: NearestParts): NearestFilters {
  async function counted<Kind extends OfferedFilter['kind']>(kind: Kind, query: CountsQuery, signal: AbortSignal) {
    return { kind, filter: query.filter, count: (await fetchCounts(query, signal)).total }
  }

  /** What leaves out one kind of choice, in the places of the filter, otherwise the places alone. */
  async function inPlaces(query: CountsQuery, { without }: FilterCounts, signal: AbortSignal): Promise<readonly RelaxedFilter[]> {
    const relaxed = relaxedFilters(query.filter, without).filter(({ kind }) => kind !== 'cities')
    const alone = relaxed.length > 0 ? null : placesAlone(query.filter)
    return alone ? [await counted('places', { ...query, filter: alone }, signal)] : relaxed
  }

  /** In the towns around, with later days before others if something is left out. */
  async function nearby({ byDistance, ...query }: EmptyQuery, signal: AbortSignal): Promise<NearestFilter | null> {
    const filter = await nearbyFilter(query.filter, geography, byDistance)
    if (filter === null) return null
    const counts = await fetchCounts({ ...query, filter }, signal)
    if (counts.total > 0) return { kind: 'nearby', filter, count: counts.total }
    const relaxed = await inPlaces({ ...query, filter }, counts, signal)
    const closest = relaxed.find(({ kind }) => kind === 'window') ?? relaxed[0]
    return closest ? { ...closest, kind: 'nearby' } : null
  }

  async function later({ type, filter, today }: CountsQuery, signal: AbortSignal): Promise<NearestFilter | null> {
    if (filter.when === undefined) return null
    const window = { ...daysOfWhen(filter.when, today), filter: withWhen(filter, null) }
    const nearest = await listings[type].fetchNearestDay(window, signal)
    return nearest?.isLater ? counted('later', { type, today, filter: filterOnDay(filter, nearest.day) }, signal) : null
  }

  return {
    async fetch(query, signal) {
      const [[counts, relaxed], around, after] = await Promise.all([
        fetchCounts(query, signal).then(async (known) => [known, await inPlaces(query, known, signal).catch(noneOf)] as const),
        nearby(query, signal).catch(nothing), later(query, signal).catch(nothing),
      ])
      const anywhere = relaxedFilters(query.filter, counts.without).filter(({ kind }) => kind === 'cities')
      const isWhole = around !== null && choicesIn(leftOutOf(query.filter, around.filter)).length === 0
      const offered = isWhole ? [around, after, ...relaxed, ...anywhere] : [after, ...relaxed, around, ...anywhere]
      return offered.filter((each) => each !== null).filter(({ count }) => count > 0)
    },
  }
}

function noneOf(error: unknown): readonly [] {
  nothing(error)
  return []
}

function nothing(error: unknown): null {
  if (error instanceof RequestFailed) return null
  throw error
}
