/** The listings of the signed-in member. */
import type { Day } from '../days/days.ts'
import { canBeCancelled } from './cancellation.ts'
import { isMoved } from './moved-days.ts'
import type { TypedListing } from '../moderation/moderation.ts'
import type { Failure } from '../failure.ts'
import type { Offers } from '../offers.ts'

/** A listing of the caller with its state and ETag. */
export type OwnListing = TypedListing & { readonly etag: string }

/**
 * What an author decides on a listing alone: to withdraw it or the change of its published text, to restore it, to cancel an event, or to
 * reopen it.
 */
export type OwnDecision = 'withdrawal' | 'change-withdrawal' | 'restoration' | 'cancellation' | 'reopening'

/** Whether the author can cancel the event on this day, or reopen it. */
export function isCancellable(listing: OwnListing, today: Day, offers: Offers): boolean {
  return offers.has('cancellation') && listing.state === 'approved' && canBeCancelled(listing, today)
}

/** Whether the author can restore the listing. */
export function isRestorable({ removal }: Pick<OwnListing, 'removal'>): boolean {
  return removal?.by === 'author'
}

/**
 * Whether the author may change or withdraw the listing, which is not removed. Without the offer `own-changes`, only moderators change
 * approved listings.
 */
export function isChangeable({ state }: Pick<OwnListing, 'state'>, offers: Offers): boolean {
  return state !== 'removed' && (state !== 'approved' || offers.has('own-changes'))
}

/** Whether a change that was saved has moved the event at once. An event that was moved before can be unseen still. */
export function isMovedNow(before: OwnListing, saved: OwnListing): boolean {
  return saved.moved !== null && (before.moved === null || isMoved(before, saved))
}

/** Whether the author can no longer change the listing, because it was approved or deleted in the meantime. */
export function isNoLongerChangeable(failure: Failure | null): boolean {
  return failure?.type === 'already-approved' || failure?.type === 'unknown-listing'
}
