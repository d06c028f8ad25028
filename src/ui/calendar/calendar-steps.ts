/** The dates to which Back and Next lead in each view. */
import { calendarRange, isCalendarDay, windowOf, type CalendarView } from '../../../domain/days/calendar.ts'
import { addDays, addMonths, type Day } from '../../../domain/days/days.ts'

/** The date one period later, or earlier for -1; null when nothing new would be shown within the calendar's range. */
export function stepDate(view: CalendarView, date: Day, direction: 1 | -1): Day | null {
  const moved = { month: addMonths(date, direction), week: addDays(date, 7 * direction), day: addDays(date, direction) }[view]
  if (isCalendarDay(moved)) return moved
  const edge = direction > 0 ? calendarRange.to : calendarRange.from
  return windowOf(view, edge).from === windowOf(view, date).from ? null : edge
}
