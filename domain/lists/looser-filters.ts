/** What to leave out of a filter that nothing matches. */
import type { components } from '../../contract/openapi.ts'
import { withFree, withWhen, type Filter } from './filter.ts'

type Without = components['schemas']['FilterCounts']['without']

/** A kind of choice of a filter. */
export type ChoiceKind = keyof Without

/** A filter without one kind of choice, and the number of listings that match it. */
export interface LooserFilter {
  readonly kind: ChoiceKind
  readonly filter: Filter
  readonly count: number
}

/** The filters that something matches, those with the most listings first. */
export function looserFilters(filter: Filter, without: Without): readonly LooserFilter[] {
  return (Object.entries(without) as [ChoiceKind, number][])
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, count, filter: looser(filter, kind) }))
    .sort((a, b) => b.count - a.count)
}

function looser({ regions, ...filter }: Filter, kind: ChoiceKind): Filter {
  const inPlace = regions ? { ...filter, regions } : filter
  switch (kind) {
    case 'cities': return { ...filter, cities: [] }
    case 'tags': return { ...inPlace, tags: [] }
    case 'free': return withFree(inPlace, false)
    case 'window': return withWhen(inPlace, null)
  }
}
