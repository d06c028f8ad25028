/** The entries of an approved list and their order. Property tests compare the server's SQL with these functions. */
import type { Day } from '../days/days.ts'
import { isOver, timesOn, type Moment } from '../days/times.ts'
import { matches, type Filter } from './filter.ts'
import type { Entry, Listing } from '../listing/listing.ts'
import { occurrences } from '../days/occurrences.ts'
import { compareCodePoints, sortKey } from '../sort-key.ts'

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
  /** The moment by which the events of its day are ordered. Null or absent: they are ordered by their start times alone. */
  readonly now?: Moment | null | undefined
}

/**
 * The entries that match a query, ordered by day (undated last); on a day by start time, events without one last; then by folded title,
 * then by id. Of the events of the present day, those that are still to come or in progress come first, then those of which neither is
 * known, then those that are over. Specification, section 9.
 */
export function entriesOf(listings: readonly Listing[], query: ListQuery): Entry[] {
  return listings
    .filter((listing) => matches(listing, query.filter))
    .flatMap((listing) => listingEntries(listing, query))
    .map((entry) => ({ entry, key: sortKey(entry), progress: progressAt(entry, query.now ?? null) }))
    .sort((a, b) =>
      compareDays(a.entry, b.entry) || a.progress - b.progress || compareCodePoints(a.key, b.key) || a.entry.id - b.entry.id)
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

/** The group of an entry among those of its day: 0 is still to come or in progress, 1 may be either or over, 2 is over. */
function progressAt(entry: Entry, now: Moment | null): 0 | 1 | 2 {
  if (now === null || entry.currentDate !== now.day) return 0
  if (isOver(entry, now)) return 2
  const isAhead = Boolean(entry.startTime && entry.startTime >= now.time)
  return isAhead || timesOn(entry, now.day).end !== null ? 0 : 1
}

function compareDays(a: Entry, b: Entry): number {
  if (a.currentDate === b.currentDate) return 0
  if (a.currentDate === null) return 1
  if (b.currentDate === null) return -1
  return a.currentDate < b.currentDate ? -1 : 1
}
