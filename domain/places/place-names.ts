/** The names of cities and regions in the language of a reader. Listings and addresses have the stored names, which are English. */
import { capitalized } from '../capitalized.ts'
import type { Language } from '../languages.ts'
import { cityNamesIn, type City } from './cities.ts'
import type { RegionNameIn } from './regions.ts'

/** How places are named in one language. */
export interface PlaceNames {
  /** The name of a city by its stored name; the stored name if the city is not listed. */
  readonly cityName: (stored: string) => string
  /** The name of a region or a prefecture by its id. */
  readonly regionName: (id: string) => string
}

/** Without the lists: the stored names of cities, and names of regions made of their ids. */
export const storedNames: PlaceNames = {
  cityName: (stored) => stored,
  regionName: (id) => id.split('-').map(capitalized).join(' '),
}

/** The names with those of these cities. */
export function withCityNames(names: PlaceNames, cities: readonly City[], language: Language): PlaceNames {
  const nameIn = cityNamesIn(cities)
  return { ...names, cityName: (stored) => nameIn(stored, language) }
}

/** The names with those of regions. */
export function withRegionNames(names: PlaceNames, nameIn: RegionNameIn, language: Language): PlaceNames {
  return { ...names, regionName: (id) => nameIn(id, language) }
}
