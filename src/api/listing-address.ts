/** The paths of the API for the listings of one type. */
import { typeRegistry, type ListingType } from '../../domain/listing/listing.ts'

/** The path of the collection of a type, such as `/api/events`. */
export function listingsAddress(type: ListingType) {
  return `/api/${typeRegistry[type].segment}` as const
}

/** The path of one listing of a type, such as `/api/events/{id}`. */
export function listingAddress(type: ListingType) {
  return `${listingsAddress(type)}/{id}` as const
}
