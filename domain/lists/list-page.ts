/** The addresses of the lists that the server makes as pages: `/lists/events/in/chania/2`. */
import { isRelativeTime, type RelativeTime } from '../days/when.ts'
import { isTown } from '../places/cities.ts'
import { listingTypes, typeRegistry, type ListingType } from '../listing/listing.ts'
import { otherTag, tagsOf } from '../listing/tags.ts'
import { slugOf } from '../slug.ts'
import { choicesOf } from './choices.ts'
import { noFilter, withChoice, type Filter } from './filter.ts'
import { maxCountedTotal } from './paging.ts'

/** The page that leads to all lists. */
export const listsPath = '/lists'

/** The search for people without scripts. */
export const listSearchPath = `${listsPath}/search`

/** The number of listings on a page. */
export const listPageSize = 50

/** The number of pages of a list: as many as its listings are counted. Who looks for others filters or searches. */
export const maxListPages = maxCountedTotal / listPageSize

/** A page of a list. */
export interface ListPage {
  readonly type: ListingType
  /** Matches all listings of the type, or has one choice: a town, a tag or a time. */
  readonly filter: Filter
  /** Counts from 1. */
  readonly number: number
}

/** The times that have a page. The others are a few days of the list of all events. */
const listedTimes: readonly RelativeTime[] = ['weekend']

/** Each filter of the type that has pages, with these cities by their stored names: for all, then times, towns and tags. */
export function listedFilters(type: ListingType, cityNames: readonly string[]): ListedFilters {
  const times = choicesOf(type).includes('when') ? listedTimes : []
  return {
    times: times.map((when) => withChoice(noFilter, 'when', when)),
    towns: cityNames.filter(isTown).map((city) => withChoice(noFilter, 'cities', [city])),
    tags: tagsOf(type).filter((tag) => tag !== otherTag).map((tag) => withChoice(noFilter, 'tags', [tag])),
  }
}

/** Filters with one choice, by its kind. */
export interface ListedFilters {
  readonly times: readonly Filter[]
  readonly towns: readonly Filter[]
  readonly tags: readonly Filter[]
}

/** The path of a page, from the root of the site. */
export function listPagePath({ type, filter, number }: ListPage): string {
  const parts = [typeRegistry[type].segment, ...choiceSegments(filter), ...(number === 1 ? [] : [String(number)])]
  return [listsPath, ...parts].join('/')
}

function choiceSegments({ cities: [city], tags: [tag], when }: Filter): readonly string[] {
  if (city !== undefined) return ['in', slugOf(city)]
  if (tag !== undefined) return ['tag', slugOf(tag)]
  return isRelativeTime(when) ? [when] : []
}

/** The page that a path names, of a list that the site has; null for any other path. */
export function readListPagePath(path: string, cityNames: readonly string[]): ListPage | null {
  const [, list = '', page = '1'] = /^(.*?)(?:\/([2-9]|[1-9]\d))?$/.exec(path) ?? []
  const number = Number(page)
  const type = listingTypes.find((each) => `${list}/`.startsWith(`${listPagePath({ type: each, filter: noFilter, number: 1 })}/`))
  if (!type || number > maxListPages) return null
  const filters = [noFilter, ...Object.values(listedFilters(type, cityNames)).flat()]
  const filter = filters.find((each: Filter) => listPagePath({ type, filter: each, number: 1 }) === list)
  return filter ? { type, filter, number } : null
}
