/** The listings of the signed-in member. */
import type { TypedListing } from './moderation.ts'
import type { Failure } from '../failure.ts'

/** A listing of the caller with its state and ETag. */
export type OwnListing = TypedListing & { readonly etag: string }

/** Whether the author may change the listing. Only administrators change approved listings. */
export function isChangeable({ state }: Pick<OwnListing, 'state'>): boolean {
  return state !== 'approved'
}

/** Whether the author can no longer change the listing, because it was approved or deleted in the meantime. */
export function isNoLongerChangeable(failure: Failure | null): boolean {
  return failure?.type === 'already-approved' || failure?.type === 'unknown-listing'
}
