/** The filter of the lists, by cities and tags, and of the list of events by time. */
import type { Listing } from './listing.ts'
import type { When } from './when.ts'

/** The selected cities and tags. An empty array matches everything. Cities have their stored names. */
export interface Filter {
  readonly cities: readonly string[]
  readonly tags: readonly string[]
  /** Of the list of events; absent for any time. It becomes the window of the query (`daysOfWhen`). */
  readonly when?: When
}

/** The filter that matches every listing. */
export const noFilter: Filter = { cities: [], tags: [] }

/** Whether a listing has one of the selected cities and one of the selected tags, at whatever time. Specification, section 9. */
export function matches(listing: Pick<Listing, 'city' | 'tags'>, filter: Filter): boolean {
  const inCity = filter.cities.length === 0 || filter.cities.some((city) => city === listing.city)
  return inCity && (filter.tags.length === 0 || listing.tags.some((tag) => filter.tags.includes(tag.name)))
}

/** Whether two filters are equal; the order of cities and tags is ignored. */
export function isSameFilter(a: Filter, b: Filter): boolean {
  return isSameSet(a.cities, b.cities) && isSameSet(a.tags, b.tags) && a.when === b.when
}

/** The number of choices: cities, tags and the time. */
export function filterSize({ cities, tags, when }: Filter): number {
  return cities.length + tags.length + (when === undefined ? 0 : 1)
}

/** The filter with another time; null for any time. */
export function withWhen({ cities, tags }: Filter, when: When | null): Filter {
  return when === null ? { cities, tags } : { cities, tags, when }
}

/** The values with the value added, or removed if they contain it. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value))
}
