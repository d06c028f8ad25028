/** The names of cities and regions in the language of the site, for views. */
import { createContext, use } from 'react'
import { storedNames, type PlaceNames } from '../../domain/places/place-names.ts'

/** Without a provider, places have their stored names. */
export const PlaceNamesContext = createContext<PlaceNames>(storedNames)

export function usePlaceNames(): PlaceNames {
  return use(PlaceNamesContext)
}
