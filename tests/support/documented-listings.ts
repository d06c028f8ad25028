/** The visitor's listings as a backend sends them that knows only the documented calls: whole lists in no order. */
import type { DocumentedListings } from './documented-backend.ts'
import { visitorListings } from './visitor-listings.ts'

const approved = visitorListings.map((listing, index) => ({ ...listing, id: 900 - index })).filter((listing) => listing.approved)

const ofType = (type: string) => approved.filter((listing) => listing.type === type).toReversed()

export const documentedListings: DocumentedListings = {
  event: ofType('event'),
  volunteer: ofType('volunteer'),
  shop: ofType('shop'),
  dine: ofType('dine'),
}
