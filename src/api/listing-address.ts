/** The addresses of the calls about the listings of one type. */
import { typeRegistry, type ListingType } from '../../domain/listing.ts'

/** The collection of a type, such as `/api/events`. */
export function listingsAddress(type: ListingType) {
  return `/api/${typeRegistry[type].segment}` as const
}

/** One listing of a type, such as `/api/events/{id}`. */
export function listingAddress(type: ListingType) {
  return `${listingsAddress(type)}/{id}` as const
}
