/** What administrators decide upon: listings of all types, waiting or approved. Specification, sections 2 and 4. */
import type { components } from '../contract/openapi.ts'
import { faultsOf, type FieldFaults } from './field-fault.ts'
import { matches, type Filter } from './filter.ts'
import { fieldsOf, isSameValue, listingFieldNames, perField } from './listing-fields.ts'
import type { Listing, ListingField } from './listing.ts'
import { listingPayloadOf, type ListingForm } from './submission.ts'
import { manyLines, optionalTextFault } from './text-fault.ts'

type SentListing = components['schemas']['TypedListing']

/** A listing that says which type it is, and by its `etag` which state of it this is; null from a server that does not tell. */
export type TypedListing = Omit<SentListing, 'etag'> & { readonly etag: string | null }

/** What is decided on a listing. */
export type Decision = 'approval' | 'rejection' | 'update' | 'deletion'

/** The fields that tell two states of a listing apart, in the order they are shown. */
export const comparedFields: readonly ComparedField[] = [...listingFieldNames, 'state']

/** A field that tells two states of a listing apart. */
export type ComparedField = ListingField | 'state'

/** The longest reason of a rejection, in code points. */
const longestReason = 1000

/** The fields in which two states differ; what is absent and what is null are the same. */
export function differingFields(a: TypedListing, b: TypedListing): ComparedField[] {
  return comparedFields.filter((field) => !isSameValue(a[field], b[field]))
}

/** The listing as this form would leave it. */
export function editedListing(listing: TypedListing, form: ListingForm): TypedListing {
  const { type, approved } = listing
  const emptied = perField(fieldsOf(type), (field) => (field === 'tags' ? [] : null))
  return { ...listing, ...emptied, ...listingPayloadOf(type, form, approved) } as TypedListing
}

/**
 * What Manage Posts shows of all listings, whole: what waits with the lowest id first, what is approved with the highest, as
 * a listing carries no other sign of its age.
 */
export function moderatedListings<Row extends Listing>(
  listings: readonly Row[],
  { approved, filter }: { readonly approved: boolean; readonly filter: Filter },
): Row[] {
  const inOrder = listings.filter((listing) => matches(listing, filter)).sort((a, b) => a.id - b.id)
  return approved ? inOrder.reverse() : inOrder
}

/** What is wrong with the reason of a rejection; it may be empty. */
export function reasonFaults(reason: string): FieldFaults<'reason'> {
  return faultsOf({ reason: optionalTextFault(reason.trim(), longestReason, manyLines) })
}
