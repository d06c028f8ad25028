/** The filter by cities and tags that every public list has. */
import type { Listing } from './listing.ts'

/** What is chosen; an empty list lets everything through. City names are in the language they are stored in. */
export interface Filter {
  readonly cities: readonly string[]
  readonly tags: readonly string[]
}

/** Lets everything through. */
export const noFilter: Filter = { cities: [], tags: [] }

/** Whether a listing is in one of the chosen cities and carries at least one of the chosen tags. Specification, section 9. */
export function matches(listing: Pick<Listing, 'city' | 'tags'>, filter: Filter): boolean {
  const inCity = filter.cities.length === 0 || filter.cities.some((city) => city === listing.city)
  return inCity && (filter.tags.length === 0 || listing.tags.some((tag) => filter.tags.includes(tag.name)))
}

/** Whether two filters let the same listings through; the order of the choices does not count. */
export function isSameFilter(a: Filter, b: Filter): boolean {
  return isSameSet(a.cities, b.cities) && isSameSet(a.tags, b.tags)
}

/** How many choices a filter makes. */
export function filterSize(filter: Filter): number {
  return filter.cities.length + filter.tags.length
}

/** The list with the value, or without it where it was there already. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value))
}
