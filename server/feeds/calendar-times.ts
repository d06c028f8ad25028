/** When an event is, as calendar apps are told. */
import { addDays, type Day } from '../../domain/days.ts'
import { spanOf } from '../../domain/occurrences.ts'

/** The days of an event and, if it has them, its times of day in Athens as `HH:mm`. */
export interface EventTimes {
  readonly startDate?: Day | null | undefined
  readonly endDate?: Day | null | undefined
  readonly startTime?: string | null | undefined
  readonly endTime?: string | null | undefined
}

/**
 * `end` is exclusive; null: the event has no known end. Whole days are at midnight in UTC. Times of day are those of a clock in
 * Athens, as local times of the process, because that is what ical-generator writes beside the name of a time zone.
 */
export interface CalendarTimes {
  readonly isWholeDays: boolean
  readonly start: Date
  readonly end: Date | null
}

/**
 * Null without a start date. Without a start time the event fills its days. It starts on the first day and ends on the last one, at
 * its midnight if there are several days but no end time.
 */
export function calendarTimes(event: EventTimes): CalendarTimes | null {
  const span = spanOf({ startDate: event.startDate ?? null, endDate: event.endDate ?? null })
  if (!span) return null
  const { from, to } = span
  const { startTime, endTime } = event
  if (!startTime) return { isWholeDays: true, start: new Date(`${from}T00:00Z`), end: new Date(`${addDays(to, 1)}T00:00Z`) }
  const start = new Date(`${from}T${startTime}`)
  const end = endTime ? new Date(`${to}T${endTime}`) : to > from ? new Date(`${addDays(to, 1)}T00:00`) : null
  return { isWholeDays: false, start, end: end && end > start ? end : null }
}
