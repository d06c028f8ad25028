/** The counts of a filter and of its choices, with the bounds at which they stop. */
import type { components } from '../../contract/openapi.ts'

/** How many listings match a filter, and each of its choices within the rest of it. */
export type FilterCounts = components['schemas']['FilterCounts']

/** The bound of the total: as many listings or more. */
export const mostTotal = 1000

/** The bound of all other counts. */
export const mostOfChoice = 100

/** A number of listings, which may be a bound or a sum of bounds. */
export interface ShownCount {
  readonly count: number
  readonly isCapped: boolean
}

/** The count of a choice; null while nothing is counted. Cities and tags that are not in their list have no listings. */
export function countOfChoice(counts: FilterCounts | null, kind: 'cities' | 'tags', name: string): ShownCount | null {
  return counts && shownCount(counts[kind].find((choice) => choice.name === name)?.count ?? 0)
}

/** The sum of the counts of these cities; null while nothing is counted. */
export function countOfCities(counts: FilterCounts | null, cities: readonly string[]): ShownCount | null {
  if (!counts) return null
  const found = counts.cities.filter(({ name }) => cities.includes(name)).map(({ count }) => shownCount(count))
  return { count: found.reduce((sum, { count }) => sum + count, 0), isCapped: found.some(({ isCapped }) => isCapped) }
}

/** A count that stops at a bound. */
export function shownCount(count: number, most = mostOfChoice): ShownCount {
  return { count, isCapped: count >= most }
}
