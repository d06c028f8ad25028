/** An event as the calendar draws it: one bar over all its days. */
import type { DayWindow } from '../../../domain/calendar.ts'
import type { Day } from '../../../domain/days.ts'
import type { Listing } from '../../../domain/listing.ts'
import { spanOf } from '../../../domain/occurrences.ts'
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
    const { startDate, endDate } = listing
    // Compared as text first, since most of a year's events are outside the window and need no Date.
    if (!startDate || startDate > to || (endDate || startDate) < from) return []
    const span = spanOf(listing)
    return span && span.to >= from ? [barOf(listing, span)] : []
  })
}

/** How the bars of a day are stacked, by whole days: earlier first, then longer. */
export function byStartThenLength(a: CalendarEvent, b: CalendarEvent): number {
  return a.start.getTime() - b.start.getTime() || b.end.getTime() - a.end.getTime()
}

function barOf(listing: Listing, { from: firstDay, to: lastDay }: DayWindow): CalendarEvent {
  return {
    id: listing.id,
    title: listing.title,
    listing,
    firstDay,
    lastDay,
    start: dateOf(firstDay),
    // One millisecond before midnight: at midnight the bar of a week's last day would be drawn as continuing in the next week.
    end: new Date(dateOf(lastDay).getTime() + dayInMilliseconds - 1),
    allDay: true,
  }
}
