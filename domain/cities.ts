/** The towns of Greece, each with its name in every language, and how to find one. */
import type { components } from '../contract/openapi.ts'
import { fold } from './sort-key.ts'

/** A city as the list of cities has it. */
export type City = components['schemas']['City']

/** The entries of the list of cities that are no towns, by the names they are stored under. */
export const cityNamesOfNoTown: readonly string[] = ['Other', 'e-shop']

/** The language whose city names are stored and sent. */
const storedLanguage = 'en'

/** The name under which a city is stored, for its name in any language, case and accents; null when there is no such city. */
export type StoredCityName = (name: string) => string | null

/** A lookup over these cities. Their names are folded once, not for each question. */
export function storedCityNames(cities: readonly City[]): StoredCityName {
  const stored = new Map<string, string>()
  for (const city of cities) {
    for (const name of Object.values(city.name)) {
      if (!stored.has(fold(name))) stored.set(fold(name), city.name[storedLanguage])
    }
  }
  return (name) => stored.get(fold(name)) ?? null
}
