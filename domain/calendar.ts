/** How events are shown: the modes of their screen, the views of the calendar and the days each one covers. */
import { addDays, addMonths, startOfMonth, startOfWeek, type Day } from './days.ts'

/** The two faces of the events screen. Specification, section 2. */
export type EventsMode = 'calendar' | 'list'

/** The views offered on the events screen, in toolbar order. Specification, section 2. */
export const calendarViews = ['month', 'week', 'day'] as const

/** One of those views. */
export type CalendarView = (typeof calendarViews)[number]

/** A stretch of days, both ends included. */
export interface DayWindow {
  readonly from: Day
  readonly to: Day
}

/** The calendar can be turned to these days only. */
export const calendarRange: DayWindow = { from: '2000-01-01', to: '2099-12-31' }

/** Whether the calendar can be turned to this day. */
export function isCalendarDay(day: Day): boolean {
  return day >= calendarRange.from && day <= calendarRange.to
}

/** Narrows a text from outside to a view. */
export function isCalendarView(value: unknown): value is CalendarView {
  return calendarViews.some((view) => view === value)
}

/** The days a view shows around a date: weeks begin on Monday, a month shows the whole weeks it touches. */
export function windowOf(view: CalendarView, date: Day): DayWindow {
  if (view === 'day') return { from: date, to: date }
  if (view === 'week') return { from: startOfWeek(date), to: addDays(startOfWeek(date), 6) }
  const lastOfMonth = addDays(addMonths(startOfMonth(date), 1), -1)
  return { from: startOfWeek(startOfMonth(date)), to: addDays(startOfWeek(lastOfMonth), 6) }
}
