/** The filter of the lists: by cities and tags, events also by their cost, and the list of events by time. */
import { isFree } from '../format.ts'
import type { Listing } from '../listing/listing.ts'
import { isSameTime, type When } from '../days/when.ts'

/** The selected cities and tags. An empty array matches everything. Cities have their stored names. */
export interface Filter {
  readonly cities: readonly string[]
  readonly tags: readonly string[]
  /** The ids of regions and prefectures, whose towns are selected beside the cities (`regions.ts`); absent if none is. */
  readonly regions?: readonly string[]
  /** Of events: only those that cost nothing. Absent otherwise. */
  readonly free?: true
  /** Of the list of events; absent for any time. It becomes the window of the query (`daysOfWhen`). */
  readonly when?: When
}

/** The filter that matches every listing. */
export const noFilter: Filter = { cities: [], tags: [] }

/**
 * Whether a listing has one of the selected cities, one of the selected tags and the selected cost, at whatever time. The filter must
 * have the towns of its regions among its cities (`withoutRegions`). Specification, section 9.
 */
export function matches(listing: Pick<Listing, 'city' | 'tags' | 'cost'>, filter: Filter): boolean {
  const inCity = filter.cities.length === 0 || filter.cities.some((city) => city === listing.city)
  const hasTag = filter.tags.length === 0 || listing.tags.some((tag) => filter.tags.includes(tag.name))
  return inCity && hasTag && (!filter.free || isFree(listing.cost))
}

/** Whether two filters are equal; the order of cities and tags is ignored. */
export function isSameFilter(a: Filter, b: Filter): boolean {
  const isSamePlace = isSameSet(a.cities, b.cities) && isSameSet(a.regions ?? [], b.regions ?? [])
  return isSamePlace && isSameSet(a.tags, b.tags) && a.free === b.free && isSameTime(a.when, b.when)
}

/** The number of choices: cities, regions, tags, the cost and the time. */
export function filterSize({ cities, regions = [], tags, free, when }: Filter): number {
  return cities.length + regions.length + tags.length + (free ? 1 : 0) + (when === undefined ? 0 : 1)
}

/** The filter with another time; null for any time. */
export function withWhen({ when: _, ...others }: Filter, when: When | null): Filter {
  return when === null ? others : { ...others, when }
}

/** The filter for events that cost nothing, or for events of any cost. */
export function withFree({ free: _, ...others }: Filter, isFreeOnly: boolean): Filter {
  return isFreeOnly ? { ...others, free: true } : others
}

/** The values with the value added, or removed if they contain it. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value))
}
