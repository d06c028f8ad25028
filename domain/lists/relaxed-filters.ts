/** The relaxed filters of a filter that no listing matches: each leaves out one kind of choice. */
import { choiceNames, declarationOf, relaxedNames, type RelaxedName } from './choices.ts'
import { choicesIn, withChoice, type Filter } from './filter.ts'
import type { FilterCounts } from './filter-counts.ts'

/** A filter without one kind of choice, and the number of listings that match it. */
export interface RelaxedFilter {
  readonly kind: RelaxedName
  readonly filter: Filter
  readonly count: number
}

/** The relaxed filters that some listing matches, sorted by the number of listings, descending. */
export function relaxedFilters(filter: Filter, without: FilterCounts['without']): readonly RelaxedFilter[] {
  return (Object.entries(without) as [RelaxedName, number][])
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, count, filter: relaxedFilter(filter, kind) }))
    .sort((a, b) => b.count - a.count)
}

/** The kinds of choices that the filter has. */
export function relaxedKinds(filter: Filter): readonly RelaxedName[] {
  return relaxedNames.filter((kind) => choicesIn(filter).some((choice) => declarationOf(choice).relaxedAs === kind))
}

/** The filter without this kind of choice. */
export function relaxedFilter(filter: Filter, kind: RelaxedName): Filter {
  const left = choiceNames.filter((choice) => declarationOf(choice).relaxedAs === kind)
  return left.reduce((others, choice) => withChoice(others, choice, null), filter)
}
