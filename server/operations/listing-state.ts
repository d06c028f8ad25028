/** A listing as the audit log remembers it. */
import { listingFieldNames, perField } from '../../domain/listing-fields.ts'
import type { NextListing } from '../store/listings.ts'

/** Its fields, its state and its reason, always in this order: two that look alike are alike. */
export function listingState({ fields, state, rejectionReason }: NextListing): object {
  return { ...perField(listingFieldNames, (field) => fields[field]), state, rejectionReason }
}
