/** A listing that is being written, before it is sent. Specification, sections 4 and 5. */
import type { Failure } from './failure.ts'
import { isListingType } from './listing.ts'
import type { OwnListing } from './own-listing.ts'
import { emptyListingForm, isBlank, listingFormOf, type ListingForm } from './submission.ts'

/**
 * `key` is a UUID under which the server takes the listing once, however often it is sent. `attempts` counts how often it
 * was sent without being refused: each of them may have arrived; `isChanged` says that something else was written since.
 * `type` is a listing type unless the address names another.
 */
export interface Draft {
  readonly key: string
  readonly type: string
  readonly form: ListingForm
  readonly attempts: number
  readonly isChanged: boolean
  /** The listing that it changes, and by its `etag` in which state that was; absent for a new listing. */
  readonly edits?: Pick<OwnListing, 'id' | 'etag'>
}

/** Why a draft is not even sent. */
export type DraftRefusal = 'token-missing' | 'unknown-type'

/** Nothing written yet. */
export function emptyDraft(key: string, type: string): Draft {
  return { key, type, form: emptyListingForm, attempts: 0, isChanged: false }
}

/** The draft of a change in which nothing is changed yet. */
export function draftOf(key: string, listing: OwnListing): Draft {
  const { id, type, etag } = listing
  return { ...emptyDraft(key, type), form: listingFormOf(listing), edits: { id, etag } }
}

/** Whether it says something else than the listing. */
export function differsFrom({ form }: Draft, listing: OwnListing): boolean {
  return JSON.stringify(form) !== JSON.stringify(listingFormOf(listing))
}

/** Whether the listing has become another since the draft was begun. */
export function isOutdated({ edits }: Draft, { etag }: Pick<OwnListing, 'etag'>): boolean {
  return edits !== undefined && edits.etag !== etag
}

/** Whether it is worth keeping. */
export function isWritten({ form, attempts }: Draft): boolean {
  return attempts > 0 || !isBlank(form)
}

/** The draft with another type. What may have arrived as the first type is another listing than this: it gets the new key. */
export function withType(draft: Draft, type: string, newKey: string): Draft {
  if (type === draft.type) return draft
  return draft.attempts === 0 ? { ...draft, type } : { ...draft, type, key: newKey, attempts: 0, isChanged: false }
}

/** The draft with these words. */
export function withForm(draft: Draft, form: ListingForm): Draft {
  const isOther = JSON.stringify(form) !== JSON.stringify(draft.form)
  return { ...draft, form, isChanged: draft.isChanged || (draft.attempts > 0 && isOther) }
}

/** What keeps a draft from being sent, whatever is written; null for nothing. */
export function refusalOf({ type }: Draft, hasToken: boolean): DraftRefusal | null {
  if (!hasToken) return 'token-missing'
  return isListingType(type) ? null : 'unknown-type'
}

/** The draft as it leaves. */
export function sent(draft: Draft): Draft {
  return { ...draft, attempts: draft.attempts + 1 }
}

/** The draft after it failed on its way: one that the server refused has not arrived, of any other nobody knows. */
export function failed(draft: Draft, { status }: Failure): Draft {
  const isRefused = status !== null && status >= 400 && status < 500
  if (!isRefused) return draft
  const attempts = draft.attempts - 1
  return { ...draft, attempts, isChanged: draft.isChanged && attempts > 0 }
}
