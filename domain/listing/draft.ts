/** The draft of a new or edited listing. Specification, sections 4 and 5. */
import type { Failure } from '../failure.ts'
import { isListingType } from './listing.ts'
import type { OwnListing } from './own-listing.ts'
import { emptyListingForm, isBlank, type ListingForm } from './listing-form.ts'

/**
 * `key` is a UUID, the idempotency key of the request. `attempts` counts the requests that the server did not refuse: each of
 * them may have created the listing. `isChanged` is true if the form has changed since the first of them.
 * `type` is the type from the address, which may be unknown.
 */
export interface Draft {
  readonly key: string
  readonly type: string
  readonly form: ListingForm
  readonly attempts: number
  readonly isChanged: boolean
  /** The edited listing, with the `etag` that it had when the draft was created; absent for a new listing. */
  readonly edits?: Pick<OwnListing, 'id' | 'etag'>
}

/** Why a draft cannot be sent. */
export type DraftRefusal = 'token-missing' | 'unknown-type'

/** A draft with an empty form. */
export function emptyDraft(key: string, type: string): Draft {
  return { key, type, form: emptyListingForm, attempts: 0, isChanged: false }
}

/** Whether anything was entered or sent. Only such a draft is stored. */
export function isStarted({ form, attempts }: Draft): boolean {
  return attempts > 0 || !isBlank(form)
}

/** The draft with another type. If the server may have created a listing of the first type, the draft gets the new key. */
export function withType(draft: Draft, type: string, newKey: string): Draft {
  if (type === draft.type) return draft
  return draft.attempts === 0 ? { ...draft, type } : { ...draft, type, key: newKey, attempts: 0, isChanged: false }
}

/** The draft with another form. */
export function withForm(draft: Draft, form: ListingForm): Draft {
  const isOther = JSON.stringify(form) !== JSON.stringify(draft.form)
  return { ...draft, form, isChanged: draft.isChanged || (draft.attempts > 0 && isOther) }
}

/** Why a draft cannot be sent, regardless of its form; null if it can. */
export function refusalOf({ type }: Draft, hasToken: boolean): DraftRefusal | null {
  if (!hasToken) return 'token-missing'
  return isListingType(type) ? null : 'unknown-type'
}

/** The draft with one more attempt. Store it before the request is sent. */
export function withAttempt(draft: Draft): Draft {
  return { ...draft, attempts: draft.attempts + 1 }
}

/** The draft after a failed request. A request that the server refused (4xx) created nothing, so it does not count as an attempt. */
export function afterFailure(draft: Draft, { status }: Failure): Draft {
  const isRefused = status !== null && status >= 400 && status < 500
  if (!isRefused) return draft
  const attempts = draft.attempts - 1
  return { ...draft, attempts, isChanged: draft.isChanged && attempts > 0 }
}
