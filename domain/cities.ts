/** The cities that a listing can have, with their names in each language. */
import type { components } from '../contract/openapi.ts'
import { languages, type Language } from './languages.ts'
import { fold } from './sort-key.ts'

/** An entry of the list of cities. */
export type City = components['schemas']['City']

/** The city of shops on the internet, by its stored name. */
export const internetName = 'e-shop'

/** The cities that are not towns, by their stored names. */
export const nonTownNames: readonly string[] = ['Other', internetName]

/** The language of the city names in the database and the API. */
const storedLanguage = languages[0]

/** Maps the name of a city, in any language, case and accents, to its stored name; null for an unknown city. */
export type StoredCityName = (name: string) => string | null

/** A lookup in these cities. The names are folded once, when it is created. */
export function storedCityNames(cities: readonly City[]): StoredCityName {
  const stored = new Map<string, string>()
  for (const city of cities) {
    for (const name of Object.values(city.name)) {
      if (!stored.has(fold(name))) stored.set(fold(name), city.name[storedLanguage])
    }
  }
  return (name) => stored.get(fold(name)) ?? null
}

/** The name of a city in a language, by its stored name; a city that is not listed has its stored name. */
export type CityNameIn = (stored: string, language: Language) => string

/** A lookup in these cities. */
export function cityNamesIn(cities: readonly City[]): CityNameIn {
  const names = new Map(cities.map(({ name }) => [name[storedLanguage], name]))
  return (stored, language) => names.get(stored)?.[language] ?? stored
}
