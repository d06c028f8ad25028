/** The times for which events can be listed. */
import type { DayWindow } from './calendar.ts'
import { addDays, addMonths, startOfMonth, weekday, type Day } from './days.ts'

/** In the order in which they are offered: `week` is the next seven days, `month` the rest of this month. */
export const whens = ['today', 'weekend', 'week', 'month'] as const

/** One of those times. */
export type RelativeTime = (typeof whens)[number]

/** A time of the filter: one of those, or the days from one to another, both included. */
export type When = RelativeTime | DayWindow

/** Narrows an external value to a time that is reckoned from today. */
export function isRelativeTime(value: unknown): value is RelativeTime {
  return whens.some((when) => when === value)
}

/** Whether two times are the same; undefined is any time. */
export function isSameTime(a: When | undefined, b: When | undefined): boolean {
  return typeof a === 'object' && typeof b === 'object' ? a.from === b.from && a.to === b.to : a === b
}

/** The days of a time. On a Saturday or a Sunday the weekend is the present one. */
export function daysOfWhen(when: When, today: Day): DayWindow {
  if (typeof when === 'object') return when
  const untilSunday = 7 - weekday(today)
  switch (when) {
    case 'today': return { from: today, to: today }
    case 'weekend': return { from: addDays(today, Math.max(0, untilSunday - 1)), to: addDays(today, untilSunday) }
    case 'week': return { from: today, to: addDays(today, 6) }
    case 'month': return { from: today, to: addDays(addMonths(startOfMonth(today), 1), -1) }
  }
}
