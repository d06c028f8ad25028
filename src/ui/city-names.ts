/** The names of cities in the language of the site. Listings and addresses have the stored names, which are English. */
import { cityNamesIn, type City } from '../../domain/cities.ts'
import type { Language } from '../../domain/languages.ts'

let nameOf = (stored: string): string => stored

/** Call before the first screen is rendered; until then, and for cities that are not listed, stored names are shown. */
export function nameCities(cities: readonly City[], language: Language): void {
  const nameIn = cityNamesIn(cities)
  nameOf = (stored) => nameIn(stored, language)
}

/** The name of a city by its stored name. */
export function cityName(stored: string): string {
  return nameOf(stored)
}
