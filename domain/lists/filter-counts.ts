/** The counts of a filter and of its choices, with the caps at which counting stops. */
import type { components } from '../../contract/openapi.ts'
import type { ChoiceOf } from './choices.ts'

/** The number of listings that match a filter, and that match it with each other choice. */
export type FilterCounts = components['schemas']['FilterCounts']

/** The cap of the total. A total of this value means this number of listings or more. */
export const maxTotal = 1000

/** The cap of all other counts. */
export const maxPerChoice = 100

/** A number of listings. It can be a cap, or a sum that contains caps. */
export interface ShownCount {
  readonly count: number
  readonly isCapped: boolean
}

/** The count of a choice; null while nothing is counted. Cities and tags that are not in their list have no listings. */
export function countOfChoice(counts: FilterCounts | null, choice: ChoiceOf<'names'>, name: string): ShownCount | null {
  return counts && shownCount(counts[choice].find((each) => each.name === name)?.count ?? 0)
}

/** The sum of the counts of these cities; null while nothing is counted. */
export function countOfCities(counts: FilterCounts | null, cities: readonly string[]): ShownCount | null {
  if (!counts) return null
  const found = counts.cities.filter(({ name }) => cities.includes(name)).map(({ count }) => shownCount(count))
  return { count: found.reduce((sum, { count }) => sum + count, 0), isCapped: found.some(({ isCapped }) => isCapped) }
}

/** The count with the information whether it has reached its cap. */
export function shownCount(count: number, most = maxPerChoice): ShownCount {
  return { count, isCapped: count >= most }
}
