/** The cities that a listing can have, with their names in each language. */
import type { components } from '../../contract/openapi.ts'
import { languages, type Language } from '../languages.ts'

/** An entry of the list of cities. */
export type City = components['schemas']['City'] & {
  /** Other names that people use; absent where they were not read. */
  readonly aliases?: readonly string[]
}

/** The other names of cities as `public/cityAliases.json` has them, by the ids of the cities. */
export interface SentAliases {
  /** Where they are from. */
  readonly source: string
  readonly aliases: Readonly<Record<string, readonly string[]>>
}

/** The cities with their other names. */
export function withAliases(cities: readonly City[], { aliases }: SentAliases): readonly City[] {
  return cities.map((city) => ({ ...city, aliases: aliases[city.id] ?? [] }))
}

/** The city of shops on the internet, by its stored name. */
export const internetName = 'e-shop'

/** The cities that are not towns, by their stored names. */
export const nonTownNames: readonly string[] = ['Other', internetName]

/** Whether a listing with this city is in a town. */
export function isTown(city: string | null): city is string {
  return city !== null && !nonTownNames.includes(city)
}

/** The language of the city names in the database and the API. */
const storedLanguage = languages[0]

/** Maps what people call a city to its stored name (`city-lookup.ts`); null for an unknown city. */
export type StoredCityName = (name: string) => string | null

/** The name of a city in a language, by its stored name; a city that is not listed has its stored name. */
export type CityNameIn = (stored: string, language: Language) => string

/** A lookup in these cities. */
export function cityNamesIn(cities: readonly City[]): CityNameIn {
  const names = new Map(cities.map(({ name }) => [name[storedLanguage], name]))
  return (stored, language) => names.get(stored)?.[language] ?? stored
}
