/** What filters without some of their kinds of choices are, and what they leave out. */
import { choiceNames, declarationOf, isOfPlaces, relaxedNames, type RelaxedName } from './choices.ts'
import { choicesIn, withChoice, withoutPlaces, type Filter } from './filter.ts'

/** The kinds of choices that the filter has. */
export function relaxedKinds(filter: Filter): readonly RelaxedName[] {
  return relaxedNames.filter((kind) => choicesIn(filter).some((choice) => declarationOf(choice).relaxedAs === kind))
}

/** The filter without this kind of choice. */
export function relaxedFilter(filter: Filter, kind: RelaxedName): Filter {
  const left = choiceNames.filter((choice) => declarationOf(choice).relaxedAs === kind)
  return left.reduce((others, choice) => withChoice(others, choice, null), filter)
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

/** The filter with these towns in place of its cities and regions. */
export function filterNearby(filter: Filter, towns: readonly string[]): Filter {
  return withChoice(withoutPlaces(filter), 'cities', towns)
}
