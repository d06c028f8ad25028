/** The keys that lead from one day of a grid to another. */
import type { KeyboardEvent } from 'react'
import { isCalendarDay } from '../../../domain/days/calendar.ts'
import { addDays, addMonths, startOfWeek, type Day } from '../../../domain/days/days.ts'

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/ */
const dayAfter: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: (day) => addDays(startOfWeek(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

/** The other day of the calendar to which a pressed key leads, or null. A key that leads from day to day does not scroll the page. */
export function dayByKey(event: KeyboardEvent, day: Day): Day | null {
  const next = dayAfter[event.key]?.(day)
  if (!next) return null
  event.preventDefault()
  return isCalendarDay(next) && next !== day ? next : null
}
