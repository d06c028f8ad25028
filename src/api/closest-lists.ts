/** Finds the lists that are offered in place of those that have nothing, for empty lists and for the search. */
import { addDays, type Day } from '../../domain/days/days.ts'
import { daysOfWhen } from '../../domain/days/when.ts'
import { RequestFailed } from '../../domain/failure.ts'
import {
  closestFilters, closestOnDay, compareClosest, isClose, isLessThan, isOnlyOn, maxOffered,
  type ClosestFilter, type Counted, type WantedFilter,
} from '../../domain/relaxed/closest-filters.ts'
import type { ByDistance } from '../../domain/lists/by-distance.ts'
import { choicesIn, isSameFilter, withChoice, withWhen, type Filter } from '../../domain/lists/filter.ts'
import type { ListCount } from '../../domain/lists/paging.ts'
import { relaxedKinds } from '../../domain/lists/relaxed-filters.ts'
import type { ListingType } from '../../domain/listing/listing.ts'
import { inWholeRegions } from '../../domain/lists/whole-regions.ts'
import type { OfferedList } from '../../domain/search/named-lists.ts'
import type { ApprovedListings } from './approved-listings.ts'
import type { Geography } from './geography.ts'
import { nearbyFilter } from './nearby-filter.ts'

/** A list that has nothing. */
export interface WantedList extends WantedFilter {
  readonly type: ListingType
}

/** What the closest lists are found with. */
export interface ClosestParts {
  readonly lists: Readonly<Record<ListingType, Pick<ApprovedListings, 'fetchPage'>>>
  readonly geography: Pick<Geography, 'fetchRegions' | 'townsAround'>
  /** The distance that has chosen the places; null if none has. */
  readonly byDistance: ByDistance | null
  /** Throws RequestFailed. */
  readonly count: (closest: ClosestFilter & Pick<WantedList, 'type'>, today: Day, signal: AbortSignal) => Promise<ListCount>
}

/**
 * Of each type those that keep the most, at most five of all types together. Wishes are relaxed one by one, then two at once, and so on,
 * until there is something in the wanted places or around them. Wider places and later days that cannot be found are left out. Throws
 * RequestFailed, or an AbortError.
 */
export async function closestLists(
  wanted: readonly WantedList[],
  parts: ClosestParts,
  today: Day,
  signal: AbortSignal,
): Promise<OfferedList[]> {
  const types = [...new Set(wanted.map(({ type }) => type))]
  const found = await Promise.all(types.map(async (type) => {
    const ofType = wanted.filter((list) => list.type === type)
    return (await closestOf(ofType, parts, today, signal)).map((counted) => ({ type, counted }))
  }))
  const all = found.flat()
  // Where whole regions have something, whole types of all places are no answer.
  const areRegions = all.some(({ counted: { places } }) => places === 'regions')
  const offered = all.filter(({ counted: { filter } }) => !areRegions || choicesIn(filter).length > 0)
  return offered.sort((a, b) => compareClosest(a.counted, b.counted)).slice(0, maxOffered).map(({ type, counted }) => {
    const { filter, leftOut, around, total, isCapped } = counted
    return { type, filter, leftOut, around, total, isCapped }
  })
}

async function closestOf(wanted: readonly WantedList[], parts: ClosestParts, today: Day, signal: AbortSignal): Promise<Counted[]> {
  const all = (await Promise.all(wanted.map(async (list) => {
    const [around, regions, later] = await Promise.all([
      widerAround(list, parts).catch(nothing), widerRegions(list, parts).catch(nothing),
      laterDay(list, parts, today, signal).catch(nothing),
    ])
    return [...closestFilters(list, { around, regions }), ...(later ? [closestOnDay(list, later)] : [])]
      .map((closest) => ({ type: list.type, ...closest }))
  }))).flat()
  const most = Math.max(0, ...all.map(({ changed }) => changed.length))
  let offered: readonly Counted[] = []
  for (let size = 1; size <= most && !offered.some(isClose); size += 1) {
    const known = offered
    const tried = all.filter((each) => each.changed.length === size && !known.some((other) => isLessThan(each, other)))
    offered = withoutLess([...known, ...await countedOf(tried, parts, today, signal)])
  }
  return [...offered]
}

/** The filters that have listings, with their numbers. */
async function countedOf(
  closest: readonly (ClosestFilter & { readonly type: ListingType })[],
  { count }: ClosestParts,
  today: Day,
  signal: AbortSignal,
): Promise<Counted[]> {
  const counts = await Promise.all(closest.map(async (each) => {
    const counting = count(each, today, signal)
    return each.places === 'kept' || each.places === 'any' ? counting : counting.catch(nothing)
  }))
  return closest.flatMap((each, index) => {
    const found = counts[index]
    return found && found.total > 0 ? [{ ...each, ...found }] : []
  })
}

function withoutLess(filters: readonly Counted[]): readonly Counted[] {
  return filters.filter((each, index) => !filters.some((other, place) =>
    isOnlyOn(other, each) || isLessThan(each, other) || (place < index && isSameFilter(each.filter, other.filter))))
}

async function widerAround({ filter, isAround }: WantedList, { geography, byDistance }: ClosestParts): Promise<Filter | null> {
  return isAround ? null : nearbyFilter(filter, geography, byDistance)
}

async function widerRegions({ filter, named }: WantedList, { geography, byDistance }: ClosestParts): Promise<Filter | null> {
  if (byDistance || !relaxedKinds(named).includes('cities')) return null
  return inWholeRegions(withChoice(named, 'tags', filter.tags), await geography.fetchRegions())
}

async function laterDay({ type, filter }: WantedList, { lists }: ClosestParts, today: Day, signal: AbortSignal): Promise<Day | null> {
  if (filter.when === undefined) return null
  const query = { filter: withWhen(filter, null), from: addDays(daysOfWhen(filter.when, today).to, 1), page: 1, size: 1 }
  return (await lists[type].fetchPage(query, signal)).rows[0]?.currentDate ?? null
}

function nothing(error: unknown): null {
  if (error instanceof RequestFailed) return null
  throw error
}
