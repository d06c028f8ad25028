/** Cancelled events, which stay listed until their last day. */
import type { Day } from '../days/days.ts'
import { isOver, type Moment, type Timed } from '../days/times.ts'
import { spanOf } from '../days/occurrences.ts'
import type { Listing } from './listing.ts'

/** Whether an approved listing can be cancelled, or reopened, on this day: an event until its last day. */
export function canBeCancelled(listing: Listing, today: Day): boolean {
  const span = spanOf(listing)
  return span !== null && span.to >= today
}

/** Why nobody can take part in an event. */
export type Closed = 'cancelled' | 'over'

/** Null for what is still to come, and for listings without days. */
export function closedBy(listing: Timed & Pick<Listing, 'cancellation'>, now: Moment): Closed | null {
  if (isCancelled(listing)) return 'cancelled'
  return isOver(listing, now) ? 'over' : null
}

/** Whether it does not take place. */
export function isCancelled({ cancellation }: Pick<Listing, 'cancellation'>): boolean {
  return Boolean(cancellation)
}
