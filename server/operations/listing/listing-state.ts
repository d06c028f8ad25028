/** The state of a listing that audit entries contain. */
import { listingFieldNames, perField } from '../../../domain/listing/listing-fields.ts'
import type { StatedReasons } from '../../../domain/given-reasons/statement.ts'
import type { NextVersion } from '../../store/listing/listing-versions.ts'
import type { Removed } from '../../store/listing/listings.ts'

/**
 * The fields, the state, the reason, and the note of a cancelled event, or true without one; in a fixed order, so that equal states have
 * equal JSON.
 */
export function listingState({ fields, state, statement, cancellation }: NextVersion): object {
  const cancelled = cancellation && { cancellation: cancellation.note ?? true }
  return { ...perField(listingFieldNames, (field) => fields[field]), state, ...reasonOf(statement, 'rejectionReason'), ...cancelled }
}

/** What the log keeps of a removal by a moderator, whose entry has the listing as it was before; nothing of one by its author. */
export function removedState({ by, statement, mergedInto }: Omit<Removed<StatedReasons>, 'state'>): object | null {
  if (by === 'author') return null
  return mergedInto === undefined ? { state: 'removed', ...reasonOf(statement, 'removalReason') } : { state: 'removed', mergedInto }
}

function reasonOf(statement: StatedReasons | null, name: 'rejectionReason' | 'removalReason'): object {
  const law = statement?.law ?? null
  return { [name]: statement?.facts ?? null, ...(law !== null && { law }) }
}
