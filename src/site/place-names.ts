/** Keeps the names of places in the language of the site, which come with the lists of cities and regions. */
import { languages, type Language } from '../../domain/languages.ts'
import type { City } from '../../domain/places/cities.ts'
import { storedNames, withCityNames, withRegionNames, type PlaceNames } from '../../domain/places/place-names.ts'
import type { RegionNameIn } from '../../domain/places/regions.ts'

export interface KnownPlaceNames {
  readonly read: () => PlaceNames
  /** Calls `listener` when names are added, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
  /** Whether cities have their names in the language of the site. */
  areCitiesNamed(): boolean
  nameCities(cities: readonly City[]): void
  nameRegions(nameIn: RegionNameIn): void
}

export function createPlaceNames(language: Language): KnownPlaceNames {
  const listeners = new Set<() => void>()
  let names = storedNames
  // The default language has the stored names.
  let areCitiesNamed = language === languages[0]
  const set = (next: PlaceNames) => {
    names = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => names,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    areCitiesNamed: () => areCitiesNamed,
    nameCities(cities) {
      if (areCitiesNamed) return
      areCitiesNamed = true
      set(withCityNames(names, cities, language))
    },
    nameRegions: (nameIn) => set(withRegionNames(names, nameIn, language)),
  }
}
