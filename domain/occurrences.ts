/** The days on which a listing takes place. */
import { daysFrom, type Day } from './days.ts'
import type { Listing } from './listing.ts'

/** An event may last so many days, both ends included. */
export const longestEventInDays = 366

/**
 * The days of a listing in order, both ends included: a missing end is the start.
 * Empty for an event without a start date and for the types that have no dates. Specification, section 9.
 */
export function occurrences(listing: Pick<Listing, 'startDate' | 'endDate'>): Day[] {
  const { startDate, endDate } = listing
  return startDate ? daysFrom(startDate, endDate || startDate).slice(0, longestEventInDays) : []
}
