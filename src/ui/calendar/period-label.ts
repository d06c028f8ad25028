/** The labels of periods on the calendar, in its locale, en-US. */
import { windowOf, type CalendarView } from '../../../domain/calendar.ts'
import type { Day } from '../../../domain/days.ts'
import { lazily } from '../../../domain/lazily.ts'
import { dateOf } from './day-date.ts'

const month = lazily(() => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' }))
const days = lazily(() => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' }))
const weekday = lazily(() => new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric', weekday: 'long',
}))

/** The month, week or day that a view shows: `October 2026`, `October 5 – 11, 2026`, `Monday, October 5, 2026`. */
export function periodLabel(view: CalendarView, date: Day): string {
  if (view === 'month') return month().format(dateOf(date))
  if (view === 'day') return weekday().format(dateOf(date))
  const { from, to } = windowOf(view, date)
  return rangeLabel(from, to)
}

/** `September 28 – October 4, 2026`; for one day `October 4, 2026`. */
export function rangeLabel(from: Day, to: Day): string {
  return days().formatRange(dateOf(from), dateOf(to))
}
