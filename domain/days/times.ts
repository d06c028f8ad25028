/** Times of day in Athens as strings `HH:mm`: their rules, and the days of an event that they belong to. */
import { addDays, athensTime, athensToday, type Day } from './days.ts'
import { faultsOf, type FieldFaults } from '../field-fault.ts'
import type { Listing } from '../listing/listing.ts'
import { spanOf } from './occurrences.ts'
import type { Rule } from '../problems.ts'

/** A time of day, `HH:mm`, from 00:00 to 23:59. String order is chronological order. */
export type Time = string

/** The midnight between two days; as an end, that at the end of the last day. */
const midnight: Time = '00:00'

const minutesOfDay = 1440

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether the value is a time of day. */
export function isTime(value: unknown): value is Time {
  return typeof value === 'string' && timePattern.test(value)
}

/** The days and times of an event. */
export type Timed = Pick<Listing, 'startDate' | 'endDate' | 'startTime' | 'endTime'>

/** When an event begins and ends on one of its days; null: that is not known, or on another day. */
export interface TimesOfDay {
  readonly start: Time | null
  readonly end: Time | null
}

/** The start time belongs to the first day and the end time to the last one; the days between have neither. */
export function timesOn(event: Timed, day: Day): TimesOfDay {
  const span = spanOf(event)
  return {
    start: (span?.from === day && event.startTime) || null,
    end: (span?.to === day && event.startTime && event.endTime) || null,
  }
}

/** A moment in Athens. */
export interface Moment {
  readonly day: Day
  readonly time: Time
}

/** The beginning of the quarter of an hour in Athens in which a moment is. What depends on the time of day changes with it. */
export function quarterOf(now: Date): Moment {
  const time = athensTime(now)
  const minutes = Math.floor(Number(time.slice(3)) / 15) * 15
  return { day: athensToday(now), time: `${time.slice(0, 3)}${String(minutes).padStart(2, '0')}` }
}

/** Whether an event has ended: its last day is over, or this is its last day and it has an end time that is over. */
export function isOver(event: Timed, { day, time }: Moment): boolean {
  const span = spanOf(event)
  if (!span || span.to > day) return false
  const { end } = timesOn(event, day)
  return span.to < day || (end !== null && end !== midnight && end <= time)
}

/** Whether the event takes place on one day and has a time. */
export function isTimedDay(event: Timed): boolean {
  const span = spanOf(event)
  return span !== null && span.from === span.to && Boolean(event.startTime)
}

/**
 * The event as it is stored. One that was entered to end at midnight of the day after its first one ends when that day begins, so it has
 * one day. With a later last day, midnight is the end of this day, as it is with one day.
 */
export function endingOnLastDay<Event extends Partial<Timed>>(event: Event): Event {
  return isUntilNextMidnight(event) ? { ...event, endDate: event.startDate } : event
}

/** Whether an event ends at midnight of the day after its first one. */
export function isUntilNextMidnight({ startDate, endDate, startTime, endTime }: Partial<Timed>): boolean {
  return Boolean(startDate && startTime) && endTime === midnight && endDate === addDays(startDate ?? '', 1)
}

/** The day and the time of day at which an event ends whose last day and end time these are. */
export function endOn(lastDay: Day, endTime: Time): Moment {
  return { day: endTime === midnight ? addDays(lastDay, 1) : lastDay, time: endTime }
}

/** The end time as it is shown beside its day, where `00:00` would be read as the beginning of the day. */
export function shownEndTime(endTime: Time | null | undefined): string | null {
  return endTime === midnight ? '24:00' : (endTime ?? null)
}

/** The invalid times of an event. A time that is not one has its own fault. */
export function timeFaults(
  { startDate, endDate, startTime, endTime }: Partial<Timed>,
): FieldFaults<'startDate' | 'startTime' | 'endTime', Rule> {
  const isOneDay = !endDate || endDate === startDate
  const isReversed = isOneDay && Boolean(startTime && endTime) && endTime !== midnight && String(endTime) <= String(startTime)
  return faultsOf({
    startDate: !startDate && startTime ? { rule: 'missing' } : null,
    startTime: !startTime && endTime ? { rule: 'without-start-time' } : null,
    endTime: isReversed ? { rule: 'before-start-time' } : null,
  })
}

/** The minutes since midnight. */
export function minutesOf(time: Time): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** The minutes from the beginning of the last day to the end time. */
export function endMinutesOf(endTime: Time): number {
  return endTime === midnight ? minutesOfDay : minutesOf(endTime)
}

