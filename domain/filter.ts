/** The filter of the lists, by cities and tags. */
import type { Listing } from './listing.ts'

/** The selected cities and tags. An empty array matches everything. Cities have their stored names. */
export interface Filter {
  readonly cities: readonly string[]
  readonly tags: readonly string[]
}

/** The filter that matches every listing. */
export const noFilter: Filter = { cities: [], tags: [] }

/** Whether a listing has one of the selected cities and one of the selected tags. Specification, section 9. */
export function matches(listing: Pick<Listing, 'city' | 'tags'>, filter: Filter): boolean {
  const inCity = filter.cities.length === 0 || filter.cities.some((city) => city === listing.city)
  return inCity && (filter.tags.length === 0 || listing.tags.some((tag) => filter.tags.includes(tag.name)))
}

/** Whether two filters are equal; the order of cities and tags is ignored. */
export function isSameFilter(a: Filter, b: Filter): boolean {
  return isSameSet(a.cities, b.cities) && isSameSet(a.tags, b.tags)
}

/** The number of selected cities and tags. */
export function filterSize(filter: Filter): number {
  return filter.cities.length + filter.tags.length
}

/** The values with the value added, or removed if they contain it. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value))
}
