/** The events that one that is over leads to, as the server chooses them for its page. */
import { isOver, type Moment } from '../../domain/days/times.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import { noFilter, type Filter } from '../../domain/lists/filter.ts'
import type { ApprovedListings } from './approved-listings.ts'

/** How many similar events are shown. */
const maxSimilar = 3

/** Enough for a day with some that are over, which are last on it. */
const read = 20

/**
 * The next events with one of the tags of an event, in its town if there are any. None of them is over at `now` itself. An event without
 * tags is like no other. Throws RequestFailed, or an AbortError if the signal is aborted.
 */
export async function fetchSimilar(
  { fetchPage }: Pick<ApprovedListings, 'fetchPage'>,
  { id, city, tags }: Listing,
  now: Moment,
  signal: AbortSignal,
): Promise<readonly Listing[]> {
  if (tags.length === 0) return []
  const ahead = async (filter: Filter) => {
    const { rows } = await fetchPage({ filter, from: now.day, page: 1, size: read, now }, signal)
    return rows.filter((event) => event.id !== id && event.startDate && !isOver(event, now)).slice(0, maxSimilar)
  }
  const anywhere = { ...noFilter, tags: tags.map(({ name }) => name) }
  const near = city ? await ahead({ ...anywhere, cities: [city] }) : []
  return near.length > 0 ? near : ahead(anywhere)
}
