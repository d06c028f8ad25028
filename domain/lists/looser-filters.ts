/** What to leave out of a filter that nothing matches. */
import { choiceNames, declarationOf, type RelaxedName } from './choices.ts'
import { withChoice, type Filter } from './filter.ts'
import type { FilterCounts } from './filter-counts.ts'

/** A filter without one kind of choice, and the number of listings that match it. */
export interface LooserFilter {
  readonly kind: RelaxedName
  readonly filter: Filter
  readonly count: number
}

/** The filters that something matches, those with the most listings first. */
export function looserFilters(filter: Filter, without: FilterCounts['without']): readonly LooserFilter[] {
  return (Object.entries(without) as [RelaxedName, number][])
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, count, filter: looser(filter, kind) }))
    .sort((a, b) => b.count - a.count)
}

function looser(filter: Filter, kind: RelaxedName): Filter {
  const left = choiceNames.filter((choice) => declarationOf(choice).relaxedAs === kind)
  return left.reduce((others, choice) => withChoice(others, choice, null), filter)
}
