/** Removes the events that the grid has no row for, since react-big-calendar would lay out thousands to show twenty. */
import type { DayWindow } from '../../../domain/calendar.ts'
import { daysFrom, type Day } from '../../../domain/days.ts'
import { byStartThenLength, type CalendarEvent } from './calendar-event.ts'
import { dateOf, dayInMilliseconds } from './day-date.ts'

/** More rows than any week of the grid can show. */
const mostRows = 24

const daysInWeek = 7

/**
 * The events from which a grid with room for two rows less than `rows`, or fewer, draws exactly what it would draw from
 * all of them: first-fit puts an event into the same row whether or not those that found no row are there.
 */
export function eventsWithRoom(
  events: readonly CalendarEvent[],
  window: DayWindow,
  rows: number = mostRows,
): readonly CalendarEvent[] {
  if (events.length <= rows) return events
  // The month stacks the events of several days first, but of two that share a day the order is the same in every view.
  const stacked = events.toSorted(byStartThenLength)
  const kept = new Set<CalendarEvent>()
  const last = dayNumber(dateOf(window.to))
  for (let monday = dayNumber(dateOf(window.from)); monday <= last; monday += daysInWeek) {
    keepOfWeek(stacked, monday, rows, kept)
  }
  return events.filter((event) => kept.has(event))
}

/** How many of the events take place on each day of the window. */
export function countByDay(events: readonly CalendarEvent[], window: DayWindow): ReadonlyMap<Day, number> {
  const first = dayNumber(dateOf(window.from))
  const days = daysFrom(window.from, window.to)
  const counts = new Map(days.map((day) => [day, 0]))
  for (const event of events) {
    const [start, end] = [Math.max(dayNumber(event.start) - first, 0), dayNumber(event.end) - first + 1]
    for (const day of days.slice(start, end)) counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}

function keepOfWeek(stacked: readonly CalendarEvent[], monday: number, rows: number, kept: Set<CalendarEvent>): void {
  const takenDays: number[] = []
  const keptOnDay = new Array<number>(daysInWeek).fill(0)
  for (const event of stacked) {
    const first = Math.max(dayNumber(event.start) - monday, 0)
    const last = Math.min(dayNumber(event.end) - monday, daysInWeek - 1)
    if (first > last) continue
    // One bit for each day of the week.
    const days = (1 << (last + 1)) - (1 << first)
    const row = takenDays.findIndex((taken) => (taken & days) === 0)
    if (row >= 0) takenDays[row] = (takenDays[row] ?? 0) | days
    else if (takenDays.length < rows) takenDays.push(days)
    // On a day with room left, such an event decides between one more bar and "+2 more".
    else if (keptOnDay.slice(first, last + 1).every((count) => count >= rows)) continue
    for (let day = first; day <= last; day++) keptOnDay[day] = (keptOnDay[day] ?? 0) + 1
    kept.add(event)
  }
}

function dayNumber(date: Date): number {
  return Math.floor(date.getTime() / dayInMilliseconds)
}
