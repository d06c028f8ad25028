/** A list with a filter, in words: `Free events in Crete this weekend · Cleanup`. */
import type { Language } from '../domain/languages.ts'
import { noFilter, withChoice, withWhen, type Filter } from '../domain/lists/filter.ts'
import type { ListingType } from '../domain/listing/listing.ts'
import { inGreekPlace } from '../domain/places/in-greek-place.ts'
import type { PlaceNames } from '../domain/places/place-names.ts'
import { m } from '../messages/compiled/messages.js'
import { getLocale } from '../messages/compiled/runtime.js'
import { namedChoices } from './choices.ts'

/** The name of a place after "in". */
const placeAfterIn: Readonly<Record<Language, (name: string) => string>> = { en: (name) => name, el: inGreekPlace }

/** What the list has, with its price, places and time, then its other choices. */
export function listTitle(type: ListingType, filter: Filter, places: PlaceNames): string {
  const wordsOf = (chosen: Filter) => namedChoices(chosen, ['time', 'regions', 'names', 'flag'], places).map(({ words }) => words)
  const inPlaces = wordsOf({ ...noFilter, cities: filter.cities, ...(filter.regions ? { regions: filter.regions } : {}) })
  const { when } = filter
  const isRelative = typeof when === 'string'
  const title = [
    m.list_of({ type, price: filter.free ? 'free' : 'any' }),
    ...(inPlaces.length > 0 ? [m.list_in({ place: allOf(inPlaces.map(placeAfterIn[getLocale()])) })] : []),
    ...(isRelative ? [m.list_when({ when })] : []),
  ].join(' ')
  const told = withChoice(withChoice({ ...filter, cities: [] }, 'regions', null), 'free', null)
  return [title, ...wordsOf(isRelative ? withWhen(told, null) : told)].join(' · ')
}

function allOf(names: readonly string[]): string {
  return new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(names)
}
