/** When an event is, as calendar apps are told. RFC 5545, sections 3.3.4 and 3.3.5. */
import { addDays, type Day } from './days.ts'
import { spanOf } from './occurrences.ts'
import { endOn, type Time, type Timed } from './times.ts'

/** Days as `yyyyMMdd`, times of day as `yyyyMMddTHHmmss` of a clock in Athens. `end` is exclusive. */
export interface CalendarTimes {
  readonly isWholeDays: boolean
  readonly start: string
  readonly end: string
}

/**
 * Null without a start date. Without a start time the event fills its days. It starts on the first day and ends on the last one, at
 * its midnight if there are several days but no end time. On one day without an end time it has an hour, as in the calendar of the site:
 * some apps do not show an event without a length.
 */
export function calendarTimes(event: Timed): CalendarTimes | null {
  const span = spanOf(event)
  if (!span) return null
  const { from, to } = span
  const { startTime, endTime } = event
  if (!startTime) return { isWholeDays: true, start: digits(from), end: digits(addDays(to, 1)) }
  const start = timeOf(from, startTime)
  const end = endTime ? endOf(to, endTime) : to > from ? timeOf(addDays(to, 1), '00:00') : null
  return { isWholeDays: false, start, end: end !== null && end > start ? end : hourAfter(from, startTime) }
}

function hourAfter(day: Day, time: Time): string {
  const hour = Number(time.slice(0, 2)) + 1
  return timeOf(addDays(day, hour === 24 ? 1 : 0), `${String(hour % 24).padStart(2, '0')}${time.slice(2)}`)
}

function endOf(lastDay: Day, endTime: Time): string {
  const { day, time } = endOn(lastDay, endTime)
  return timeOf(day, time)
}

function timeOf(day: Day, time: string): string {
  return `${digits(day)}T${digits(time)}00`
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '')
}
