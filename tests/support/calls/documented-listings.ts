/** The visitor's listings as whole, unsorted lists, as a backend with only the documented calls sends them. */
import type { DocumentedListings } from './documented-calls.ts'
import { visitorListings } from '../listings/visitor-listings.ts'

const approved = visitorListings.filter((listing) => listing.approved)

/** Other backends have one table for each type, so ids are not unique across types. */
function ofType(type: string) {
  const listings = approved.filter((listing) => listing.type === type)
  return listings.map((listing, index) => ({ ...listing, id: index + 1 })).reverse()
}

export const documentedListings: DocumentedListings = {
  event: ofType('event'),
  volunteer: ofType('volunteer'),
  shop: ofType('shop'),
  dine: ofType('dine'),
}
