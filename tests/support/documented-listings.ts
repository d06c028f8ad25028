/** The visitor's listings as a backend sends them that knows only the documented calls: whole lists in no order. */
import type { DocumentedListings } from './documented-calls.ts'
import { visitorListings } from './visitor-listings.ts'

const approved = visitorListings.filter((listing) => listing.approved)

/** Other backends keep each type in a table of its own: the same id stands for a listing of each. */
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
