/** The relaxed filters of a filter that no listing matches: each leaves out one kind of choice. */
import type { Day } from '../days/days.ts'
import { choiceNames, declarationOf, isOfPlaces, relaxedNames, type RelaxedName } from './choices.ts'
import { choicesIn, withChoice, withoutPlaces, type Filter } from './filter.ts'
import type { FilterCounts } from './filter-counts.ts'

/** A filter without one kind of choice, or its places without any other kind, and the number of listings that match it. */
export interface RelaxedFilter {
  readonly kind: RelaxedName | 'places'
  readonly filter: Filter
  readonly count: number
}

/** The filters without one kind of choice that some listing matches, sorted by the number of listings, descending. */
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

/** The places of the filter alone, if that leaves out more than one kind of choice; otherwise null. */
export function placesAlone(filter: Filter): Filter | null {
  const kinds = relaxedKinds(filter)
  return kinds.length > 2 && kinds.includes('cities') ? onlyPlaces(filter) : null
}

/** The places of the filter, without its other kinds of choices. */
export function onlyPlaces(filter: Filter): Filter {
  return choicesIn(filter).filter((choice) => !isOfPlaces(choice)).reduce((others, choice) => withChoice(others, choice, null), filter)
}

/** The choices that the relaxed filter leaves out. */
export function leftOutOf(filter: Filter, relaxed: Filter): Filter {
  return relaxedKinds(relaxed).reduce(relaxedFilter, filter)
}

/** The distance in which places are offered around the chosen ones, in kilometres. */
export const nearbyKm = 50

/**
 * What is nearest to a filter that nothing matches: in towns around the chosen ones, where nothing matches there without another kind of
 * choice or all of them, or on the first day after the chosen time.
 */
export interface NearestFilter {
  readonly kind: 'nearby' | 'later'
  readonly filter: Filter
  readonly count: number
}

/** The filter with these towns in place of its cities and regions. */
export function filterNearby(filter: Filter, towns: readonly string[]): Filter {
  return withChoice(withoutPlaces(filter), 'cities', towns)
}

/** The filter with this day as its time. */
export function filterOnDay(filter: Filter, day: Day): Filter {
  return withChoice(filter, 'when', { from: day, to: day })
}
