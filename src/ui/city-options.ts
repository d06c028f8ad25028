/** The cities that forms and filters offer, in the language of the site. */
import { nonTownNames, type City } from '../../domain/places/cities.ts'
import { languages } from '../../domain/languages.ts'
import { compareCodePoints, fold } from '../../domain/sort-key.ts'
import { getLocale } from '../../messages/compiled/runtime.js'

/** A city to choose. */
export interface CityOption {
  readonly value: string
  readonly label: string
}

/** Cities to choose, in their order. */
export function cityOptions(cities: readonly City[]): readonly CityOption[] {
  return cities.map((city) => ({ value: storedName(city), label: city.name[getLocale()] }))
}

/** Cities or regions in the order of their names in the language of the site; those that are not towns last. */
export function sortedCities<Named extends Pick<City, 'name'>>(cities: readonly Named[]): readonly Named[] {
  const keyOf = (city: Named) => `${nonTownNames.includes(storedName(city)) ? 1 : 0}${fold(city.name[getLocale()])}`
  return cities
    .map((city) => ({ city, key: keyOf(city) }))
    .sort((a, b) => compareCodePoints(a.key, b.key))
    .map(({ city }) => city)
}

function storedName({ name }: Pick<City, 'name'>): string {
  return name[languages[0]]
}
