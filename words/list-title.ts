/** A list with a filter, in words: `Free events in Crete this weekend · Cleanup`. */
import { joinedFacts } from '../domain/joined-facts.ts'
import type { Language } from '../domain/languages.ts'
import { flagNames } from '../domain/lists/choices.ts'
import { withChoice, withoutPlaces, withWhen, type Filter } from '../domain/lists/filter.ts'
import { onlyPlaces } from '../domain/lists/relaxed-filters.ts'
import type { ListingType } from '../domain/listing/listing.ts'
import { inGreekPlace } from '../domain/place-names/in-greek-place.ts'
import type { PlaceNames } from '../domain/places/place-names.ts'
import { m } from '../messages/compiled/messages.js'
import { getLocale } from '../messages/compiled/runtime.js'
import { flagWords, namedChoices } from './choices.ts'

/** The name of a place after "in". */
const placeAfterIn: Readonly<Record<Language, (name: string) => string>> = { en: (name) => name, el: inGreekPlace }

/** What the list has, with a flag that names it, its places and its time, then its other choices. */
export function listTitle(type: ListingType, filter: Filter, places: PlaceNames): string {
  const wordsOf = (chosen: Filter) => namedChoices(chosen, places).map(({ words }) => words)
  const inPlaces = placesAfterIn(filter, places)
  const naming = flagNames.find((flag) => filter[flag] && flagWords[flag].list)
  const { when } = filter
  const isRelative = typeof when === 'string'
  const title = [
    (naming && flagWords[naming].list?.(type)) ?? m.list_of({ type, price: 'any' }),
    ...(inPlaces.length > 0 ? [m.list_in({ place: allOf(inPlaces) })] : []),
    ...(isRelative ? [m.list_when({ when })] : []),
  ].join(' ')
  const unnamed = naming ? withChoice(withoutPlaces(filter), naming, null) : withoutPlaces(filter)
  return joinedFacts([title, ...wordsOf(isRelative ? withWhen(unnamed, null) : unnamed)])
}

/** `Volos and Chania` */
export function allOf(names: readonly string[]): string {
  return new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(names)
}

/** The names of the places of the filter as they stand after "in" and "near": `Χανιά` is `στα Χανιά`. */
export function placesAfterIn(filter: Filter, places: PlaceNames): readonly string[] {
  return namedChoices(onlyPlaces(filter), places).map(({ words }) => placeAfterIn[getLocale()](words))
}
