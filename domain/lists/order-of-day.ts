/** The order of the events of a day, in lists and in the calendar. Property tests compare the server's SQL with it. */
import type { Day } from '../days/days.ts'
import { isOver, timesOn, type Moment, type Timed } from '../days/times.ts'
import { compareCodePoints, sortKey } from '../sort-key.ts'

/** What orders a listing among those of a day. */
type Listed = Timed & Parameters<typeof sortKey>[0]

/**
 * The key of a listing among those of one day: by start time, events without one last; then by folded title. Of the events of the
 * present day, those that are still to come or in progress come first, then those of which neither is known, then those that are over.
 * Null as `now`: they are ordered by their start times alone. Null as `day`: they have no days.
 */
export function keyOnDay(listing: Listed, day: Day | null, now: Moment | null): string {
  return `${now !== null && day === now.day ? progressAt(listing, now) : 0}${sortKey(listing)}`
}

/** The events of a day in their order. */
export function inOrderOfDay<Event extends Listed & { readonly id: number }>(
  events: readonly Event[],
  day: Day,
  now: Moment | null,
): Event[] {
  return events
    .map((event) => ({ event, key: keyOnDay(event, day, now) }))
    .sort((a, b) => compareCodePoints(a.key, b.key) || a.event.id - b.event.id)
    .map(({ event }) => event)
}

/** The group of an event among those of the present day: 0 is still to come or in progress, 1 may be either or over, 2 is over. */
function progressAt(event: Timed, now: Moment): 0 | 1 | 2 {
  if (isOver(event, now)) return 2
  const isAhead = Boolean(event.startTime && event.startTime >= now.time)
  return isAhead || timesOn(event, now.day).end !== null ? 0 : 1
}
