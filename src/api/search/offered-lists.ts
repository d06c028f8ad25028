/** The lists that a text names, and what comes closest to those that are empty. */
import type { Day } from '../../../domain/days/days.ts'
import { daysOfWhen } from '../../../domain/days/when.ts'
import { noFilter, withChoice, withWhen } from '../../../domain/lists/filter.ts'
import type { ListCount } from '../../../domain/lists/paging.ts'
import { hasField, listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import type { NamedList, NamedLists, OfferedList } from '../../../domain/search/named-lists.ts'
import type { ApprovedListings } from '../approved-listings.ts'
import type { Geography } from '../geography.ts'
import type { PageQuery } from '../list-parameters.ts'
import { nearbyFilter } from '../nearby-filter.ts'

/** The calls. */
export interface OfferedLists {
  /** The lists that have listings, with their numbers. No failure: then there are none. */
  offeredOf(named: NamedLists, today: Day, signal: AbortSignal): Promise<OfferedList[]>
  /** The lists of all types that have listings, with their numbers. Throws RequestFailed. */
  wholeLists(today: Day, signal: AbortSignal): Promise<OfferedList[]>
  /** The lists in the towns around their places. Throws RequestFailed. */
  aroundPlaces(named: readonly UncountedList[]): Promise<UncountedList[]>
}

/** A list whose listings are not counted yet. */
export type UncountedList = Omit<OfferedList, keyof ListCount>

/** How a list that the text names differs from what it names. */
export const asNamed = { leftOut: noFilter, around: null } as const

/** Creates the calls. */
export function createOfferedLists(
  lists: Readonly<Record<ListingType, Pick<ApprovedListings, 'fetchPage'>>>,
  geography: Pick<Geography, 'fetchRegions' | 'townsAround' | 'withoutRegions'>,
): OfferedLists {
  async function count(list: NamedList, today: Day, signal: AbortSignal): Promise<ListCount> {
    const { total, isCapped } = await lists[list.type].fetchPage({ ...queryOf(list, today), page: 1, size: 1 }, signal)
    return { total, isCapped }
  }

  async function counted(named: readonly UncountedList[], today: Day, signal: AbortSignal): Promise<OfferedList[]> {
    const all = await Promise.all(named.map(async (list) => ({ ...list, ...await count(list, today, signal) })))
    return all.filter(({ total }) => total > 0)
  }

  /** The lists in the towns around their places. */
  async function aroundPlaces(named: readonly UncountedList[]): Promise<UncountedList[]> {
    return Promise.all(named.map(async (list) => {
      const towns = await nearbyFilter(list.filter, geography)
      return towns ? { ...list, filter: towns, around: list.filter } : list
    }))
  }

  /** Offers what comes closest rather than nothing, and nothing rather than a failure. */
  async function offeredOf({ lists: named, isAround }: NamedLists, today: Day, signal: AbortSignal): Promise<OfferedList[]> {
    try {
      const apart = named.flatMap(tagsApart)
      const wanted = isAround ? await aroundPlaces(apart) : apart
      const offered = await counted(wanted, today, signal)
      if (offered.length > 0) return offered
      const { closestLists } = await import('../closest-lists.ts')
      const empty = wanted.map(({ type, filter, around, leftOut }, index) => {
        const { filter: exact = filter } = apart[index] ?? {}
        return { type, filter, named: withChoice(exact, 'tags', [...exact.tags, ...leftOut.tags]), isAround: around !== null }
      })
      return await closestLists(empty, { lists, geography, byDistance: null, count }, today, signal)
    } catch {
      return []
    }
  }

  return {
    offeredOf,
    wholeLists: (today, signal) => counted(listingTypes.map((type) => ({ type, filter: noFilter, ...asNamed })), today, signal),
    aroundPlaces,
  }
}

/** The query of the list of a type from today on, or of its own time. */
export function queryOf({ type, filter }: NamedList, today: Day): Omit<PageQuery, 'page' | 'size'> {
  const days = filter.when === undefined ? { from: today } : daysOfWhen(filter.when, today)
  return { filter: withWhen(filter, null), ...(hasField(type, 'startDate') ? days : {}) }
}

/** A list has any of its tags, and a text means all that it names: each is offered by itself. */
function tagsApart({ type, filter }: NamedList): UncountedList[] {
  if (filter.tags.length < 2) return [{ type, filter, ...asNamed }]
  return filter.tags.map((tag) => {
    const others = filter.tags.filter((other) => other !== tag)
    return { type, filter: withChoice(filter, 'tags', [tag]), leftOut: withChoice(noFilter, 'tags', others), around: null }
  })
}
