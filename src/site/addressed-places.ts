/** The places that addresses name. They are looked up before a screen is shown, so that it knows which exist. */
import { valuesOf } from '../../domain/query-values.ts'
import type { AddressedPlaces, Geography } from '../api/geography.ts'
import type { Search } from '../paths.ts'

/** The parameters that name places. */
export const placeKinds: readonly (keyof AddressedPlaces)[] = ['city', 'region']

/** What they mean, as far as it was looked up. */
export const meant = { city: new Map<string, string | null>(), region: new Map<string, string | null>() } as const

/** Whether all places of this address were looked up. */
export function arePlacesKnown(search: Search): boolean {
  return placeKinds.every((kind) => valuesOf(search, kind).every((name) => meant[kind].has(name)))
}

/** Looks up the places of an address. Throws if their lists cannot be read; until then, all are taken to exist. */
export async function lookUpPlaces(search: Search, geography: Pick<Geography, 'lookUp'>): Promise<void> {
  if (arePlacesKnown(search)) return
  const found = await geography.lookUp({ city: valuesOf(search, 'city'), region: valuesOf(search, 'region') })
  for (const kind of placeKinds) for (const [name, meaning] of found[kind]) meant[kind].set(name, meaning)
}
