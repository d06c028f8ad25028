/** The times for which events can be listed, all reckoned from today. */
import type { DayWindow } from './calendar.ts'
import { addDays, addMonths, startOfMonth, weekday, type Day } from './days.ts'

/** In the order in which they are offered: `week` is the next seven days, `month` the rest of this month. */
export const whens = ['today', 'weekend', 'week', 'month'] as const

/** One of those times. */
export type When = (typeof whens)[number]

/** Narrows an external value to a time. */
export function isWhen(value: unknown): value is When {
  return whens.some((when) => when === value)
}

/** The days of a time, from today on. On a Saturday or a Sunday the weekend is the present one. */
export function daysOfWhen(when: When, today: Day): DayWindow {
  const untilSunday = 7 - weekday(today)
  switch (when) {
    case 'today': return { from: today, to: today }
    case 'weekend': return { from: addDays(today, Math.max(0, untilSunday - 1)), to: addDays(today, untilSunday) }
    case 'week': return { from: today, to: addDays(today, 6) }
    case 'month': return { from: today, to: addDays(addMonths(startOfMonth(today), 1), -1) }
  }
}
