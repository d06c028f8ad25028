/** What a relaxed filter leaves out, in words: `This weekend, Free`. */
import { declarationOf, type RelaxedName } from '../domain/lists/choices.ts'
import type { ByDistance } from '../domain/lists/by-distance.ts'
import type { Filter } from '../domain/lists/filter.ts'
import { relaxedKinds } from '../domain/lists/relaxed-filters.ts'
import type { PlaceNames } from '../domain/places/place-names.ts'
import { m } from '../messages/compiled/messages.js'
import { distanceName } from './by-distance.ts'
import { namedChoices } from './choices.ts'

/** The names of the choices, which a relaxed filter leaves out. `byDistance` has chosen its places. */
export function leftOutName(leftOut: Filter, places: PlaceNames, byDistance: ByDistance | null = null): string {
  return relaxedKinds(leftOut)
    .map((kind) => (kind === 'cities' && byDistance ? distanceName(byDistance) : nameOf(leftOut, kind, places)))
    .join(m.filter_between_quotes())
}

/** The names, or the first of many. */
export function fewNames(names: readonly string[], join = (few: readonly string[]) => few.join(', ')): string {
  return names.length > maxNamed ? `${names.slice(0, maxNamed).join(', ')} …` : join(names)
}

/** The maximum number of names. */
const maxNamed = 3

/** The name of a single tag, or the number of tags. */
function nameOf(filter: Filter, kind: RelaxedName, places: PlaceNames): string {
  const names = namedChoices(filter, places)
    .filter(({ chosen }) => declarationOf(chosen.choice).relaxedAs === kind)
    .map(({ words }) => words)
  if (kind === 'tags' && names.length > 1) return m.filter_tags({ count: names.length })
  return fewNames(names, (few) => few.join(m.filter_between_quotes()))
}
