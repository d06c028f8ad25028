/** The addresses of the screens that open a listing over its list. */
import { screenAddress } from '../paths.ts'
import { typeRegistry, type ListingType } from './listing.ts'

/** Relative to the site, with nothing but the listing: `#/events?event=123`. */
export function openedAddress(type: ListingType, id: number): string {
  return screenAddress(typeRegistry[type].path, `?${type === 'event' ? 'event' : 'listing'}=${id}`)
}

/** The query parameter that opens the form for a report of the opened listing. */
export const reportParameter = 'report'

/** The address of an opened listing with the form that reports it. */
export function reportAddress(type: ListingType, id: number): string {
  return `${openedAddress(type, id)}&${reportParameter}=1`
}
