/** An event as the calendar draws it: one bar over all its days. */
import type { DayWindow } from '../../../domain/calendar.ts'
import { addDays, type Day } from '../../../domain/days.ts'
import type { Listing } from '../../../domain/listing.ts'
import { longestEventInDays } from '../../../domain/occurrences.ts'
import { dateOf, dayInMilliseconds } from './day-date.ts'

export interface CalendarEvent {
  readonly id: number
  readonly title: string
  readonly listing: Listing
  readonly firstDay: Day
  readonly lastDay: Day
  readonly start: Date
  readonly end: Date
  readonly allDay: true
}

/** The bars that touch the window, in the order of the listings; an event without a start date has none. */
export function calendarEvents(listings: readonly Listing[], { from, to }: DayWindow): CalendarEvent[] {
  return listings.flatMap((listing) => {
    const { startDate: firstDay, endDate } = listing
    // Compared as text first: most of a year's events lie outside and need no Date.
    if (!firstDay || firstDay > to || (endDate || firstDay) < from) return []
    const lastDay = lastDayOf(firstDay, endDate || firstDay)
    return lastDay < from || lastDay < firstDay ? [] : [barOf(listing, firstDay, lastDay)]
  })
}

/** How the bars of a day are stacked, by whole days: earlier first, then longer. */
export function byStartThenLength(a: CalendarEvent, b: CalendarEvent): number {
  return a.start.getTime() - b.start.getTime() || b.end.getTime() - a.end.getTime()
}

function lastDayOf(firstDay: Day, endDate: Day): Day {
  const longest = addDays(firstDay, longestEventInDays - 1)
  return endDate < longest ? endDate : longest
}

function barOf(listing: Listing, firstDay: Day, lastDay: Day): CalendarEvent {
  return {
    id: listing.id,
    title: listing.title,
    listing,
    firstDay,
    lastDay,
    start: dateOf(firstDay),
    // A millisecond short of midnight: at midnight the bar of a week's last day would seem to go on in the next week.
    end: new Date(dateOf(lastDay).getTime() + dayInMilliseconds - 1),
    allDay: true,
  }
}
