/** The towns of Greece, each with its name in every language, and how to find one. */
import type { components } from '../contract/openapi.ts'
import { fold } from './sort-key.ts'

export type City = components['schemas']['City']

export type Language = keyof City['name']

/** The language whose city names are stored and sent. */
export const storedLanguage: Language = 'en'

/** Finds a city by its name in any language, whatever its case and accents; null when there is none. */
export function cityNamed(cities: readonly City[], name: string): City | null {
  const wanted = fold(name)
  return cities.find((city) => Object.values(city.name).some((known) => fold(known) === wanted)) ?? null
}

/** The name under which a city is stored, for its name in any language; null when there is no such city. */
export function storedCityName(cities: readonly City[], name: string): string | null {
  return cityNamed(cities, name)?.name[storedLanguage] ?? null
}
