/** The draft of an edit of one's own listing. */
import { emptyDraft, type Draft } from './draft.ts'
import type { OwnListing } from './own-listing.ts'
import { listingFormOf } from './submission.ts'

/** The draft that edits a listing, without changes yet. */
export function draftOf(key: string, listing: OwnListing): Draft {
  const { id, type, etag } = listing
  return { ...emptyDraft(key, type), form: listingFormOf(listing), edits: { id, etag } }
}

/** Whether the form differs from the listing. */
export function differsFrom({ form }: Draft, listing: OwnListing): boolean {
  return JSON.stringify(form) !== JSON.stringify(listingFormOf(listing))
}

/** Whether the listing has changed since the draft was created. */
export function isOutdated({ edits }: Draft, { etag }: Pick<OwnListing, 'etag'>): boolean {
  return edits !== undefined && edits.etag !== etag
}
