/** The names of cities in the language of the site. Listings and addresses have the stored names, which are English. */
import type { City } from '../../domain/cities.ts'
import { languages, type Language } from '../../domain/languages.ts'

let names: ReadonlyMap<string, string> = new Map()

/** Call before the first screen is rendered; until then, and for cities that are not listed, stored names are shown. */
export function nameCities(cities: readonly City[], language: Language): void {
  names = new Map(cities.map(({ name }) => [name[languages[0]], name[language]]))
}

/** The name of a city by its stored name. */
export function cityName(stored: string): string {
  return names.get(stored) ?? stored
}
