/** The whole regions around the places of a filter. In a file of its own, since only what is offered for empty lists needs them. */
import type { Filter } from './filter.ts'
import { languages } from '../languages.ts'
import type { Region } from '../places/regions.ts'

/** The filter with the whole regions of its towns and prefectures in place of these; null if it has none, or one of no region. */
export function inWholeRegions({ regions: chosen = [], ...filter }: Filter, regions: readonly Region[]): Filter | null {
  const whole = [
    ...filter.cities.map((city) => regions.find(({ prefectures }) =>
      prefectures.some(({ towns }) => towns.some(({ name }) => name[languages[0]] === city)))),
    ...chosen.map((id) => regions.find(({ prefectures }) => prefectures.some((prefecture) => prefecture.id === id))),
  ]
  const ids = whole.flatMap((region) => region?.id ?? [])
  return ids.length === 0 || ids.length < whole.length ? null : { ...filter, cities: [], regions: [...new Set(ids)] }
}
