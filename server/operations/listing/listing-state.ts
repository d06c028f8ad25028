/** The state of a listing that audit entries contain. */
import { listingFieldNames, perField } from '../../../domain/listing/listing-fields.ts'
import type { NextVersion } from '../../store/listing/listing-versions.ts'

/** The fields, the state and the reason, in a fixed order, so that equal states have equal JSON. */
export function listingState({ fields, state, rejectionReason }: NextVersion): object {
  return { ...perField(listingFieldNames, (field) => fields[field]), state, rejectionReason }
}
