/** The days on which a listing takes place. */
import { isCalendarDay, type DayWindow } from './calendar.ts'
import { addDays, daysBetween, daysFrom, type Day } from './days.ts'
import type { Listing } from '../listing/listing.ts'

/** The maximum number of days of an event, both ends included. */
export const longestEventInDays = 366

/**
 * The first and the last day of a listing; without an end date both are the start date. Null for an event without a start date,
 * for one that ends before it starts, and for types without dates. Specification, section 9.
 */
export function spanOf({ startDate, endDate }: Pick<Listing, 'startDate' | 'endDate'>): DayWindow | null {
  if (!startDate || (endDate && endDate < startDate)) return null
  if (!endDate || endDate === startDate) return { from: startDate, to: startDate }
  const isTooLong = daysBetween(startDate, endDate) >= longestEventInDays
  return { from: startDate, to: isTooLong ? addDays(startDate, longestEventInDays - 1) : endDate }
}

/** The days of a listing in order; empty if it has no span. */
export function occurrences(listing: Pick<Listing, 'startDate' | 'endDate'>): Day[] {
  const span = spanOf(listing)
  return span ? daysFrom(span.from, span.to) : []
}

/** Which of its days a day is for a listing that has several: the second of three. */
export function dayOfSeveral(
  listing: Pick<Listing, 'startDate' | 'endDate'>,
  day: Day,
): { readonly number: number; readonly count: number } | null {
  const span = spanOf(listing)
  if (!span || span.from === span.to) return null
  return { number: daysBetween(span.from, day) + 1, count: daysBetween(span.from, span.to) + 1 }
}

/** The day that the calendar shows for an event: today if it is taking place, otherwise its first day; null without days. */
export function dayToShow(event: Pick<Listing, 'startDate' | 'endDate'>, today: Day): Day | null {
  const span = spanOf(event)
  if (!span || !isCalendarDay(span.from)) return null
  return span.from <= today && today <= span.to ? today : span.from
}
