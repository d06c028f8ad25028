/** The modes of the events screen, the views of its calendar, and the days of each view. */
import { addDays, addMonths, daysBetween, startOfMonth, startOfWeek, type Day } from './days.ts'

/** The two modes of the events screen. Specification, section 2. */
export type EventsMode = 'calendar' | 'list'

/** The views of the calendar, in the order of the toolbar. Specification, section 2. */
export const calendarViews = ['month', 'week', 'day'] as const

/** One of those views. */
export type CalendarView = (typeof calendarViews)[number]

/** A range of days, both ends included. */
export interface DayWindow {
  readonly from: Day
  readonly to: Day
}

/** The days that the calendar can show. */
export const calendarRange: DayWindow = { from: '2000-01-01', to: '2099-12-31' }

/** Whether the calendar can show this day. */
export function isCalendarDay(day: Day): boolean {
  return day >= calendarRange.from && day <= calendarRange.to
}

/** Narrows an external value to a view. */
export function isCalendarView(value: unknown): value is CalendarView {
  return calendarViews.some((view) => view === value)
}

/** The days that a view shows around a date. Weeks begin on Monday; a month includes the complete first and last week. */
export function windowOf(view: CalendarView, date: Day): DayWindow {
  if (view === 'day') return { from: date, to: date }
  if (view === 'week') return { from: startOfWeek(date), to: addDays(startOfWeek(date), 6) }
  const lastOfMonth = addDays(addMonths(startOfMonth(date), 1), -1)
  return { from: startOfWeek(startOfMonth(date)), to: addDays(startOfWeek(lastOfMonth), 6) }
}

/** The number of weeks that the month of a date shows: 4 to 6. */
export function weeksOfMonth(date: Day): number {
  const { from, to } = windowOf('month', date)
  return (daysBetween(from, to) + 1) / 7
}
