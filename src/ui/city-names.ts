/** The names of cities and regions in the language of the site. Listings and addresses have the stored names, which are English. */
import { cityNamesIn, type City } from '../../domain/places/cities.ts'
import type { Language } from '../../domain/languages.ts'
import type { RegionNameIn } from '../../domain/places/regions.ts'

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

let nameOfRegion = (id: string): string => id.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ')

/** Call when the regions are loaded, before what names them is rendered; until then their names are made of their ids. */
export function nameRegions(nameIn: RegionNameIn, language: Language): void {
  nameOfRegion = (id) => nameIn(id, language)
}

/** The name of a region or a prefecture by its id. */
export function regionName(id: string): string {
  return nameOfRegion(id)
}
