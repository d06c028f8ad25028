/** A listing as the answers to its author and to administrators have it. */
import type { components } from '../../contract/openapi.ts'
import type { ListingOf, ListingType } from '../../domain/listing.ts'
import type { StoredListing } from '../store/stored-listings.ts'

/** Names the present state of a listing: every change makes it another one. */
export function etagOf({ listing, revision }: StoredListing): string {
  return `"${listing.id}-${revision}"`
}

/** The answer that is one listing. */
export function listingAnswer<Type extends ListingType>(kept: StoredListing<Type>): {
  readonly status: 200
  readonly body: ListingOf<Type>
  readonly headers: { readonly ETag: string }
} {
  return { status: 200, body: kept.listing, headers: { ETag: etagOf(kept) } }
}

/** For an administrator, who sees all four types in one list, and for its author: both may know what became of it. */
export function typedListing(kept: StoredListing): components['schemas']['TypedListing'] {
  const { listing, type, state, rejectionReason } = kept
  return { ...listing, type, state, rejectionReason, etag: etagOf(kept) }
}
