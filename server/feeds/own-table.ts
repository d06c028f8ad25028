/** The listings of a member as a table. */
import type { components } from '../../contract/openapi.ts'
import { listingFieldNames } from '../../domain/listing/listing-fields.ts'
import { csvRows, csvText, type Separator } from './csv.ts'
import { fieldCells } from './listing-cells.ts'

type OwnListing = components['schemas']['TypedListing']

/**
 * CSV, in parts: a row for each listing with its state, since when it has it, and why it was rejected or removed; then its fields, and when
 * an event was cancelled.
 */
export async function* ownTableText(batches: AsyncIterable<readonly OwnListing[]>, separator: Separator): AsyncGenerator<string, void> {
  yield csvText(['id', 'type', 'state', 'since', 'reason', ...listingFieldNames, 'cancelled'], [], separator)
  for await (const listings of batches) yield csvRows(listings.map(rowOf), separator)
}

function rowOf(listing: OwnListing) {
  const { id, type, state, stateSince, rejectionReason, removal, cancellation } = listing
  return [id, type, state, stateSince, removal?.reason ?? rejectionReason, ...fieldCells(listing), cancellation?.at ?? null]
}
