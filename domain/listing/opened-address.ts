/** The addresses of the screens that open a listing over its list. */
import { screenAddress } from '../paths.ts'
import { typeRegistry, type ListingType } from './listing.ts'

/** Relative to the site, with nothing but the listing: `#/events?event=123`. */
export function openedAddress(type: ListingType, id: number): string {
  return screenAddress(typeRegistry[type].path, `?${type === 'event' ? 'event' : 'listing'}=${id}`)
}
