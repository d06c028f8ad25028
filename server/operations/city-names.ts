/** The names of the cities, ready for looking up. */
import { storedLanguage, type City } from '../../domain/cities.ts'
import { fold } from '../../domain/sort-key.ts'

/** The name under which a city is stored, for its name in any language; null when there is no such city. */
export type StoredCityName = (name: string) => string | null

/** Answers as `storedCityName` of domain does, without folding every known name for every question. */
export function storedCityNames(cities: readonly City[]): StoredCityName {
  const stored = new Map<string, string>()
  for (const city of cities) {
    for (const name of Object.values(city.name)) {
      if (!stored.has(fold(name))) stored.set(fold(name), city.name[storedLanguage])
    }
  }
  return (name) => stored.get(fold(name)) ?? null
}
