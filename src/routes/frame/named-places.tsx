/** Gives views the names of places, and renders them again when names are added. */
import { useSyncExternalStore, type ReactNode } from 'react'
import { useSite } from '../../site/site.ts'
import { PlaceNamesContext } from '../../ui/place-names.ts'

export function NamedPlaces({ children }: { readonly children: ReactNode }) {
  const { placeNames } = useSite()
  return <PlaceNamesContext value={useSyncExternalStore(placeNames.subscribe, placeNames.read)}>{children}</PlaceNamesContext>
}
