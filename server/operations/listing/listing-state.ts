/** The state of a listing that audit entries contain. */
import { listingFieldNames, perField } from '../../../domain/listing/listing-fields.ts'
import type { NextVersion } from '../../store/listing/listing-versions.ts'

/**
 * The fields, the state, the reason, and the note of a cancelled event, or true without one; in a fixed order, so that equal states have
 * equal JSON.
 */
export function listingState({ fields, state, rejectionReason, cancellation }: NextVersion): object {
  const cancelled = cancellation && { cancellation: cancellation.note ?? true }
  return { ...perField(listingFieldNames, (field) => fields[field]), state, rejectionReason, ...cancelled }
}

/** What the log keeps of a removal by a moderator, whose entry has the listing as it was before. */
export function removedState(reason: string | null, mergedInto?: number): object {
  return mergedInto === undefined ? { state: 'removed', removalReason: reason } : { state: 'removed', mergedInto }
}
