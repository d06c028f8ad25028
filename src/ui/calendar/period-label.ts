/** The label of the period that a view of the calendar shows. */
import { windowOf, type CalendarView } from '../../../domain/days/calendar.ts'
import type { Day } from '../../../domain/days/days.ts'
import { formatDays, formatLongDayOfWeek } from '../../../domain/days/format-period.ts'
import { formatMonth } from '../../../domain/format.ts'
import { getLocale } from '../../../messages/compiled/runtime.js'

/** The month, week or day: `October 2026`, `October 5 – 11, 2026`, `Monday, October 5, 2026`. */
export function periodLabel(view: CalendarView, date: Day): string {
  if (view === 'month') return formatMonth(date, getLocale())
  if (view === 'day') return formatLongDayOfWeek(date, getLocale())
  const { from, to } = windowOf(view, date)
  return formatDays(from, to, getLocale())
}
