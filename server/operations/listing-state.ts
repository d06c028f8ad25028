/** A listing as the audit log remembers it. */
import type { NextListing } from '../store/listings.ts'

/** Its fields, its state and its reason, always in this order: two that look alike are alike. */
export function listingState({ fields, state, rejectionReason }: NextListing): object {
  const { title, description, city, address, link, tags, startDate, endDate, cost } = fields
  return { title, description, city, address, link, tags, startDate, endDate, cost, state, rejectionReason }
}
