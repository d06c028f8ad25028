/** The addresses of the screens that show a list with a filter. */
import { typeRegistry, type ListingType } from '../listing/listing.ts'
import { screenAddress } from '../paths.ts'
import { filterPairs, type Filter } from './filter.ts'

/** Relative to the site: `#/events?city=Chania`. */
export function listScreen(type: ListingType, filter: Filter): string {
  const query = filterPairs(filter).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return screenAddress(typeRegistry[type].path, query === '' ? '' : `?${query}`)
}
