/** The filters that are offered in place of one that nothing matches: those that keep the most of what was asked for. */
import type { Day } from '../days/days.ts'
import type { RelaxedName } from '../lists/choices.ts'
import { isSameFilter, withChoice, withWhen, type Filter } from '../lists/filter.ts'
import type { ListCount } from '../lists/paging.ts'
import { leftOutOf, relaxedFilter, relaxedKinds } from '../lists/relaxed-filters.ts'

/** A filter that nothing matches. */
export interface WantedFilter {
  readonly filter: Filter
  /** What was asked for: the filter itself, unless it has one of several tags only, or the towns around the places. */
  readonly named: Filter
  /** Whether the filter has the towns around the places. */
  readonly isAround: boolean
}

/** The filter with other places; null where none are known. */
export interface WiderPlaces {
  /** With the towns around its places. */
  readonly around: Filter | null
  /** With the whole regions of its places. */
  readonly regions: Filter | null
}

/** A filter with wider places, another day or fewer choices. */
export interface ClosestFilter {
  readonly filter: Filter
  /** The choices that were asked for and that the filter does not have. With a later day it has another time than the one left out. */
  readonly leftOut: Filter
  /** What was asked for, if the filter has the towns around its places; otherwise null. */
  readonly around: Filter | null
  readonly places: 'kept' | keyof WiderPlaces | 'any'
  /** Whether it is on the first day after the wanted time that has something. */
  readonly isLater: boolean
  /** The wishes that it does not keep. */
  readonly changed: readonly (RelaxedName | 'other tags')[]
  /** The filter that has this kind of choice too, and is the same otherwise; null if there is none. */
  readonly without: { readonly filter: Filter; readonly kind: RelaxedName } | null
}

/** A closest filter with its number of listings. */
export type Counted = ClosestFilter & ListCount

/** The maximum number of filters that are offered. */
export const maxOffered = 5

/** The filters that can be offered, but for one on a later day. Wider places count as one wish that is not kept, as no places do. */
export function closestFilters(wanted: WantedFilter, wider: WiderPlaces): ClosestFilter[] {
  const { filter } = wanted
  const kinds = relaxedKinds(filter).filter((kind) => kind !== 'cities')
  const anywhere = relaxedKinds(filter).includes('cities') ? relaxedFilter(filter, 'cities') : null
  const places = { kept: filter, ...wider, any: anywhere }
  return (Object.entries(places) as [ClosestFilter['places'], Filter | null][]).flatMap(([place, placed]) =>
    placed ? subsetsOf(kinds)
      .filter((left) => left.length > 0 || place !== 'kept')
      .map((left) => closestFilter(wanted, place, placed, left)) : [])
}

/** The filter on a later day that has something. */
export function closestOnDay(wanted: WantedFilter, day: Day): ClosestFilter {
  const without = closestFilter(wanted, 'kept', wanted.filter, ['window'])
  return { ...without, filter: withWhen(wanted.filter, { from: day, to: day }), isLater: true, without: null }
}

function closestFilter(
  { filter: wanted, named, isAround }: WantedFilter,
  places: ClosestFilter['places'],
  placed: Filter,
  left: readonly RelaxedName[],
): ClosestFilter {
  const filter = left.reduce(relaxedFilter, placed)
  const areOthers = places === 'regions' || places === 'any'
  const changed: readonly RelaxedName[] = places === 'kept' ? left : ['cities', ...left]
  const others = leftOutOf(named, (areOthers ? changed : left).reduce(relaxedFilter, named))
  const tags = named.tags.filter((tag) => !filter.tags.includes(tag))
  const last = left.at(-1)
  return {
    filter,
    leftOut: withChoice(others, 'tags', tags.length > 0 ? tags : null),
    around: places === 'around' || (isAround && places === 'kept') ? named : null,
    places,
    isLater: false,
    changed: named.tags.length > wanted.tags.length ? [...changed, 'other tags'] : changed,
    without: last ? { filter: left.slice(0, -1).reduce(relaxedFilter, placed), kind: last }
      : places === 'any' ? { filter: wanted, kind: 'cities' } : null,
  }
}

function subsetsOf<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((subsets, each) => [...subsets, ...subsets.map((subset) => [...subset, each])], [[]])
}

const fromClosest = ['kept', 'around', 'regions', 'any'] as const satisfies readonly ClosestFilter['places'][]

/**
 * Whether a filter is not offered beside another with listings: it relaxes the same wishes and more, in places that are no closer. Whole
 * regions are left out beside the towns around.
 */
export function isLessThan(filter: ClosestFilter, other: ClosestFilter): boolean {
  if (filter.places === 'regions' && other.places === 'around' && other.changed.length <= filter.changed.length) return true
  const isNoCloser = fromClosest.indexOf(other.places) <= fromClosest.indexOf(filter.places)
  const isMore = filter.changed.length > other.changed.length && other.changed.every((wish) => filter.changed.includes(wish))
  return isNoCloser && isMore
}

/** Whether a filter with any time has no other listings than one on a later day. */
export function isOnlyOn(later: Counted, filter: Counted): boolean {
  return later.isLater && !filter.isCapped && later.total === filter.total && isSameFilter(withWhen(later.filter, null), filter.filter)
}

/** Whether the places are those that were asked for, or around them. */
export function isClose({ places }: ClosestFilter): boolean {
  return places === 'kept' || places === 'around'
}

/** Orders filters: what keeps more wishes, then closer places and a later day, then more listings first. */
export function compareClosest(a: Counted, b: Counted): number {
  return a.changed.length - b.changed.length || orderOf(a) - orderOf(b) || b.total - a.total
}

/** What is around keeps all other wishes, so that it comes before a later day and what leaves out a wish. */
function orderOf({ places, isLater }: ClosestFilter): number {
  return ['around', 'later', 'kept', 'regions', 'any'].indexOf(isLater ? 'later' : places)
}
