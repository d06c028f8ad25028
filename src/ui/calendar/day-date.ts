/** Converts days to the `Date`s that react-big-calendar works on, and back: the only place where a `Date` represents a day. */
import type { Day } from '../../../domain/days/days.ts'
import { lazily } from '../../../domain/lazily.ts'

export const dayInMilliseconds = 86_400_000

const athensTime = lazily(() => new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Athens', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
}))

/** The day's midnight in UTC, where every day has one and lasts 24 hours, whatever the browser's zone. */
export function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

export function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10)
}

/** The time that clocks in Athens show at this moment, on the day that is today there. */
export function athensClockOn(today: Day, moment: Date): Date {
  return new Date(`${today}T${athensTime().format(moment)}:00Z`)
}
