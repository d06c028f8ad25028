/** The lists that a text names, and what comes closest to those that are empty. */
import { addDays, type Day } from '../../../domain/days/days.ts'
import { daysOfWhen } from '../../../domain/days/when.ts'
import { choicesIn, isSameFilter, noFilter, withChoice, withWhen, type Filter } from '../../../domain/lists/filter.ts'
import { filterOnDay, leftOutOf, onlyPlaces, placesAlone, relaxedFilter, relaxedKinds } from '../../../domain/lists/relaxed-filters.ts'
import type { ListCount } from '../../../domain/lists/paging.ts'
import { hasField, listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import { inWholeRegions } from '../../../domain/places/whole-regions.ts'
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
  async function counted(named: readonly UncountedList[], today: Day, signal: AbortSignal): Promise<OfferedList[]> {
    const pages = await Promise.all(named.map((list) => lists[list.type].fetchPage({ ...queryOf(list, today), page: 1, size: 1 }, signal)))
    return named.flatMap((list, index) => {
      const { total = 0, isCapped = false } = pages[index] ?? {}
      return total > 0 ? [{ ...list, total, isCapped }] : []
    })
  }

  /** The lists in the towns around their places. */
  async function aroundPlaces(named: readonly UncountedList[]): Promise<UncountedList[]> {
    return Promise.all(named.map(async (list) => {
      const towns = await nearbyFilter(list.filter, geography)
      return towns ? { ...list, filter: towns, around: list.filter } : list
    }))
  }

  async function countedAround(named: readonly UncountedList[], today: Day, signal: AbortSignal): Promise<OfferedList[]> {
    return counted((await aroundPlaces(named)).filter(({ around }) => around !== null), today, signal)
  }

  /** The lists on the first day after their time that has something. */
  async function countedLater(named: readonly UncountedList[], today: Day, signal: AbortSignal): Promise<OfferedList[]> {
    const later = await Promise.all(named.map(async (list): Promise<UncountedList[]> => {
      const { when } = list.filter
      if (when === undefined) return []
      const { filter } = queryOf(list, today)
      const after = { filter, from: addDays(daysOfWhen(when, today).to, 1), page: 1, size: 1 }
      const day = (await lists[list.type].fetchPage(after, signal)).rows[0]?.currentDate
      return day ? [{ ...list, filter: filterOnDay(list.filter, day), leftOut: withWhen(list.leftOut, when) }] : []
    }))
    return counted(later.flat(), today, signal)
  }

  /** Offers what comes closest rather than nothing, and nothing rather than a failure. */
  async function offeredOf({ lists: named, isAround }: NamedLists, today: Day, signal: AbortSignal): Promise<OfferedList[]> {
    const placed = async (each: readonly UncountedList[]) => (isAround ? aroundPlaces(each) : each)
    const countedIn = async (each: readonly UncountedList[]) => counted(await placed(each), today, signal)
    const wanted = named.flatMap((list) => differingFrom(list, tagsApart(list.filter)))
    const offered = await countedIn(wanted).catch(() => null)
    if (offered?.length !== 0) return offered ?? []
    const apart = named.flatMap(({ type, filter }) => tagsApart(filter).map((each) => ({ type, filter: each, ...asNamed })))
    const [nearby, later, inRegions, relaxed] = await Promise.all([
      isAround ? [] : countedAround(apart, today, signal).catch(() => []),
      placed(wanted).then((each) => countedLater(each, today, signal)).catch(() => []),
      countedInRegions(named, today, signal).catch(() => []),
      countedIn(named.flatMap(relaxedLists)).catch(() => []),
    ])
    const isSaid = (list: OfferedList) => later.some((each) => hasAllOf(each, list))
    return [...nearby, ...later, ...closest(relaxed, inRegions).filter((list) => !isSaid(list))]
  }

  /** The lists with whole regions in place of the towns and prefectures in them. */
  async function countedInRegions(named: readonly NamedList[], today: Day, signal: AbortSignal): Promise<OfferedList[]> {
    const lists = named.filter(({ filter }) => relaxedKinds(filter).includes('cities'))
    const regions = lists.length > 0 ? await geography.fetchRegions() : []
    const whole = lists.map(({ type, filter }) => ({ type, named: filter, filter: inWholeRegions(filter, regions) }))
    return counted(whole.flatMap(({ type, named: places, filter }) =>
      filter ? tagsApart(filter).map((each) => ({ type, filter: each, leftOut: onlyPlaces(places), around: null })) : []), today, signal)
  }

  return {
    offeredOf,
    wholeLists: (today, signal) => counted(listingTypes.map((type) => ({ type, filter: noFilter, ...asNamed })), today, signal),
    aroundPlaces,
  }
}

/** Whether a list on a day has all listings of the one with any time. */
function hasAllOf(onDay: OfferedList, list: OfferedList): boolean {
  const isSameBut = isSameFilter(withWhen(onDay.filter, null), list.filter)
  return onDay.type === list.type && isSameBut && onDay.total === list.total && !list.isCapped
}

/** The query of the list of a type from today on, or of its own time. */
export function queryOf({ type, filter }: NamedList, today: Day): Omit<PageQuery, 'page' | 'size'> {
  const days = filter.when === undefined ? { from: today } : daysOfWhen(filter.when, today)
  return { filter: withWhen(filter, null), ...(hasField(type, 'startDate') ? days : {}) }
}

/** A list has any of its tags, and a text means all that it names: each is offered by itself. */
function tagsApart(filter: Filter): Filter[] {
  return filter.tags.length > 1 ? filter.tags.map((tag) => withChoice(filter, 'tags', [tag])) : [filter]
}

/** Lists of the same type with fewer choices. */
function differingFrom({ type, filter }: NamedList, others: readonly Filter[]): UncountedList[] {
  return others.map((other) => {
    const tags = filter.tags.filter((tag) => !other.tags.includes(tag))
    return { type, filter: other, leftOut: withChoice(leftOutOf(filter, other), 'tags', tags.length > 0 ? tags : null), around: null }
  })
}

/** The list without each kind of its choices, and that of its places alone. */
function relaxedLists({ type, filter }: NamedList): UncountedList[] {
  const inPlaces = placesAlone(filter)
  const relaxed = relaxedKinds(filter).flatMap((kind) => tagsApart(relaxedFilter(filter, kind)))
  return differingFrom({ type, filter }, [...relaxed, ...(inPlaces ? [inPlaces] : [])])
}

/**
 * The lists in the named places, of each type those that leave out least, before those in their regions and those of all places. Where
 * regions have something, whole types of all places are no answer.
 */
function closest(lists: readonly OfferedList[], inRegions: readonly OfferedList[]): OfferedList[] {
  const kindsOut = ({ leftOut }: OfferedList) => relaxedKinds(leftOut)
  const inPlaces = lists.filter((list) => !kindsOut(list).includes('cities'))
  const isClosest = (list: OfferedList) =>
    inPlaces.every((other) => other.type !== list.type || kindsOut(other).length >= kindsOut(list).length)
  const others = lists.filter((list) => !inPlaces.includes(list) && (inRegions.length === 0 || choicesIn(list.filter).length > 0))
  return [...inPlaces.filter(isClosest), ...inRegions, ...others]
}
