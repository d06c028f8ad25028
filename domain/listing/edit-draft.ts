/** The drafts of an edit and of a copy of one's own listing. */
import { emptyDraft, type Draft } from './draft.ts'
import { contentOf, listingFieldNames } from './listing-fields.ts'
import type { ListingForm } from './listing-form.ts'
import { withChange } from '../moderation/moderation.ts'
import type { OwnListing } from './own-listing.ts'
import { listingFormOf } from './submission.ts'

/** The draft that edits a listing, without changes yet. */
export function draftOf(key: string, listing: OwnListing): Draft {
  const { id, type, etag } = listing
  return { ...emptyDraft(key, type), form: listingFormOf(listing), edits: { id, etag } }
}

/** The draft of a new listing with the text of another one. Its days are empty, since the other one has them. */
export function copyOf(key: string, listing: OwnListing): Draft {
  const { type } = listing
  const form = listingFormOf(withChange(listing))
  const days = listingFieldNames.filter((field) => contentOf(field).kind === 'day').map((field) => [field, ''])
  return { ...emptyDraft(key, type), form: { ...form, ...Object.fromEntries(days) as Partial<ListingForm> } }
}

/** Whether the form differs from the listing. */
export function differsFrom({ form }: Draft, listing: OwnListing): boolean {
  return JSON.stringify(form) !== JSON.stringify(listingFormOf(listing))
}

/** Whether the listing has changed since the draft was created. */
export function isOutdated({ edits }: Draft, { etag }: Pick<OwnListing, 'etag'>): boolean {
  return edits !== undefined && edits.etag !== etag
}
