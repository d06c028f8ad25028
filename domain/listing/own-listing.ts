/** The listings of the signed-in member. */
import type { TypedListing } from './moderation.ts'
import type { Failure } from '../failure.ts'
import type { Offers } from '../offers.ts'

/** A listing of the caller with its state and ETag. */
export type OwnListing = TypedListing & { readonly etag: string }

/** What of a listing its author withdraws: the listing itself, or the change of its published text. */
export type WithdrawnPart = 'listing' | 'change'

/** Whether the author may change or withdraw the listing. Without the offer `own-changes`, only administrators change approved listings. */
export function isChangeable({ state }: Pick<OwnListing, 'state'>, offers: Offers): boolean {
  return state !== 'approved' || offers.has('own-changes')
}

/** Whether the author can no longer change the listing, because it was approved or deleted in the meantime. */
export function isNoLongerChangeable(failure: Failure | null): boolean {
  return failure?.type === 'already-approved' || failure?.type === 'unknown-listing'
}
