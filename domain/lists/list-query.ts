/** The entries of an approved list and their order. Property tests compare the server's SQL with these functions. */
import type { Day } from '../days/days.ts'
import type { Moment } from '../days/times.ts'
import { isCancelled } from '../listing/cancellation.ts'
import { matches, type Filter } from './filter.ts'
import type { Entry, Listing } from '../listing/listing.ts'
import { occurrences } from '../days/occurrences.ts'
import { compareCodePoints } from '../sort-key.ts'
import { keyOnDay } from './order-of-day.ts'

/**
 * A query of an approved list.
 * `from` and `to` select the days of the window, both included. An event without dates matches any `from` but no `to`. Types
 * without dates ignore both.
 * With `expand` an event has an entry for each day; otherwise it has one, on its first day in the window.
 */
export interface ListQuery {
  readonly filter: Filter
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly expand?: boolean | undefined
  /** Whether cancelled events are left out. */
  readonly onlyOpen?: boolean | undefined
  /** The moment by which the events of its day are ordered. Null or absent: they are ordered by their start times alone. */
  readonly now?: Moment | null | undefined
}

/**
 * The entries that match a query, ordered by day (undated last), on a day by `keyOnDay`, then by id. Specification, section 9.
 */
export function entriesOf(listings: readonly Listing[], query: ListQuery): Entry[] {
  return listings
    .filter((listing) => matches(listing, query.filter) && !(query.onlyOpen && isCancelled(listing)))
    .flatMap((listing) => listingEntries(listing, query))
    .map((entry) => ({ entry, key: keyOnDay(entry, entry.currentDate, query.now ?? null) }))
    .sort((a, b) => compareDays(a.entry, b.entry) || compareCodePoints(a.key, b.key) || a.entry.id - b.entry.id)
    .map(({ entry }) => entry)
}

function listingEntries(listing: Listing, { from, to, expand }: ListQuery): Entry[] {
  const days = occurrences(listing)
  if (days.length === 0) return isEvent(listing) && to ? [] : [{ ...listing, currentDate: null }]
  const shown = days.filter((day) => (!from || day >= from) && (!to || day <= to))
  return (expand ? shown : shown.slice(0, 1)).map((currentDate) => ({ ...listing, currentDate }))
}

/** Only events have `startDate`, which may be null. */
function isEvent(listing: Listing): boolean {
  return listing.startDate !== undefined
}

function compareDays(a: Entry, b: Entry): number {
  if (a.currentDate === b.currentDate) return 0
  if (a.currentDate === null) return 1
  if (b.currentDate === null) return -1
  return a.currentDate < b.currentDate ? -1 : 1
}
