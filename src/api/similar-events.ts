/** The events that one that is over leads to, as the server chooses them for its page. */
import { isOver, type Moment } from '../../domain/days/times.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import { maxSimilar, similarFilters } from '../../domain/lists/similar-events.ts'
import type { ApprovedListings } from './approved-listings.ts'

/** Enough for a day with some that are over, which are last on it. */
const read = 20

/**
 * The next ones of those that `similarFilters` names, none of them over at `now` itself. Throws RequestFailed, or an AbortError if the
 * signal is aborted.
 */
export async function fetchSimilar(
  { fetchPage }: Pick<ApprovedListings, 'fetchPage'>, listing: Listing, now: Moment, signal: AbortSignal,
): Promise<readonly Listing[]> {
  for (const filter of similarFilters(listing)) {
    const { rows } = await fetchPage({ filter, from: now.day, page: 1, size: read, now }, signal)
    const ahead = rows.filter((event) => event.id !== listing.id && event.startDate && !isOver(event, now)).slice(0, maxSimilar)
    if (ahead.length > 0) return ahead
  }
  return []
}
