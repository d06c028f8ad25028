/** Cancelling an event, which stays listed until its last day. */
import type { Day } from '../days/days.ts'
import { spanOf } from '../days/occurrences.ts'
import type { Listing } from './listing.ts'

/** Whether an approved listing can be cancelled, or reopened, on this day: an event until its last day. */
export function canBeCancelled(listing: Listing, today: Day): boolean {
  const span = spanOf(listing)
  return span !== null && span.to >= today
}

/** Whether it does not take place. */
export function isCancelled({ cancellation }: Pick<Listing, 'cancellation'>): boolean {
  return Boolean(cancellation)
}
