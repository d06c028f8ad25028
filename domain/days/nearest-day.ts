/** The nearest day with events, which an empty calendar links to. */
import { isCalendarDay, type DayWindow } from './calendar.ts'
import type { Day } from './days.ts'
import { matches, type Filter } from '../lists/filter.ts'
import type { Listing } from '../listing/listing.ts'
import { occurrences } from './occurrences.ts'

/** A day after the window (`isLater`) or before it. */
export interface NearestDay {
  readonly day: Day
  readonly isLater: boolean
}

/** The first day after the window with an event that matches the filter, otherwise the last such day before it; null if none. */
export function nearestDay(events: readonly Listing[], { from, to, filter }: DayWindow & { filter: Filter }): NearestDay | null {
  const days = events.filter((event) => matches(event, filter)).flatMap(occurrences).filter(isCalendarDay)
  const later = days.filter((day) => day > to).reduce<Day | null>((first, day) => (first === null || day < first ? day : first), null)
  if (later !== null) return { day: later, isLater: true }
  const earlier = days.filter((day) => day < from).reduce<Day | null>((last, day) => (last === null || day > last ? day : last), null)
  return earlier === null ? null : { day: earlier, isLater: false }
}
