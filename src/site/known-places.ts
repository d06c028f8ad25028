/** An address with the places that exist, and those that do not. */
import { valuesOf } from '../../domain/query-values.ts'
import type { AddressedPlaces } from '../api/geography.ts'
import type { Search } from '../paths.ts'
import { meant, placeKinds } from './addressed-places.ts'

/** A city or a region of an address that does not exist. */
export interface UnknownPlace {
  readonly kind: keyof AddressedPlaces
  readonly name: string
}

/** The address with the stored names of its cities, and without places that do not exist. */
export function withKnownPlaces(search: Search): Search {
  const places = placeKinds.map((kind) => {
    const names = valuesOf(search, kind)
    return [kind, names, [...new Set(names.flatMap((name) => meaning(kind, name) ?? []))]] as const
  })
  if (places.every(([, names, known]) => names.join() === known.join())) return search
  const { city: _, region: __, ...others } = search
  return { ...others, ...Object.fromEntries(places.flatMap(([kind, , known]) => (known.length > 0 ? [[kind, known]] : []))) }
}

/** The places of an address that do not exist. */
export function unknownPlaces(search: Search): readonly UnknownPlace[] {
  return placeKinds.flatMap((kind) => valuesOf(search, kind).flatMap((name) => (meaning(kind, name) === null ? [{ kind, name }] : [])))
}

function meaning(kind: keyof AddressedPlaces, name: string): string | null {
  const known = meant[kind].get(name)
  return known === undefined ? name : known
}
