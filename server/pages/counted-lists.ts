/** The lists that have listings, with their numbers, so that a page leads to no empty one. */
import { athensToday } from '../../domain/days/days.ts'
import { maxPerChoice } from '../../domain/lists/filter-counts.ts'
import { noFilter, type Filter } from '../../domain/lists/filter.ts'
import { listedFilters, type ListedFilters, type ListPage } from '../../domain/lists/list-page.ts'
import { listingTypes, type ListingType } from '../../domain/listing/listing.ts'
import { isTagOf } from '../../domain/listing/tags.ts'
import type { Connection } from '../store/connection.ts'
import { countListings } from '../store/lists/approved-list.ts'
import { filterCounts } from '../store/lists/filter-counts.ts'

/** What the counts are read from. */
export interface ListParts {
  readonly db: Connection
  readonly now: () => Date
  /** The stored names of all cities, in the order of their list. */
  readonly cityNames: readonly string[]
}

/** A list with the number of its listings, which stops at 100. */
export interface CountedList {
  readonly type: ListingType
  readonly filter: Filter
  readonly count: number
}

/** The lists of a type. */
export type CountedLists = { readonly [Kind in keyof ListedFilters]: readonly CountedList[] } & {
  /** All listings of the type; none if there are none. */
  readonly all: readonly CountedList[]
}

/** The lists of a type that have listings. Events are counted from today on. */
export async function countedLists(type: ListingType, { db, now, cityNames }: ListParts): Promise<CountedLists> {
  const counts = await filterCounts(db, { type, query: { filter: noFilter }, today: athensToday(now()), cityNames })
  const [ofCities, ofTags] = [counts.cities, counts.tags].map((choices) => new Map(choices.map(({ name, count }) => [name, count])))
  const countOf = ({ cities: [city], tags: [tag], when }: Filter) => {
    if (city !== undefined) return ofCities?.get(city)
    if (tag !== undefined) return ofTags?.get(tag)
    return typeof when === 'string' ? counts.times?.[when] : counts.total
  }
  const counted = (filters: readonly Filter[]) =>
    filters.map((filter) => ({ type, filter, count: Math.min(countOf(filter) ?? 0, maxPerChoice) })).filter(({ count }) => count > 0)
  const { times, towns, tags } = listedFilters(type, cityNames)
  return { all: counted([noFilter]), times: counted(times), towns: counted(towns), tags: counted(tags) }
}

/** The lists of other types with the same town or tag. A list of a whole type or of a time has none. */
export async function sameListsOfOtherTypes({ type, filter }: ListPage, { db, now }: ListParts): Promise<readonly CountedList[]> {
  const { cities: [city], tags: [tag] } = filter
  const others = listingTypes.filter((each) => each !== type && (city !== undefined || (tag !== undefined && isTagOf(each, tag))))
  const found: CountedList[] = []
  for (const each of others) {
    const count = await countListings(db, each, { filter, from: athensToday(now()) }, maxPerChoice)
    if (count > 0) found.push({ type: each, filter, count })
  }
  return found
}
