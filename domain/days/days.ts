/** Calendar days as strings `yyyy-MM-dd`, without a time zone; "today" is the current day in Athens. */

/** A calendar day, `yyyy-MM-dd`, from 0001-01-01 to 9999-12-31. String order is chronological order. */
export type Day = string

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const dayInMilliseconds = 86_400_000
const hourInMilliseconds = 3_600_000

/** Whether the value is an existing day; false for `2026-02-30`. */
export function isDay(text: unknown): text is Day {
  return typeof text === 'string' && dayPattern.test(text) && !text.startsWith('0000') && dayOf(numberOf(text)) === text
}

/**
 * The day in Athens at a given moment from 1997 on. Greece is two hours before UTC; in summer, from 1:00 UTC of the last Sunday of
 * March to that of October, three (Directive 2000/84/EC). A test compares it with the time zone database. Reckoned here, since the
 * first use of `Intl` in a page takes 15 ms, on a cheap phone 60, before anything can be shown.
 */
export function athensToday(now: Date): Day {
  return new Date(now.getTime() + hoursBeforeUtc(now) * hourInMilliseconds).toISOString().slice(0, 10)
}

/** The time of day in Athens, `HH:mm`, at a given moment from 1997 on. */
export function athensTime(now: Date): string {
  return new Date(now.getTime() + hoursBeforeUtc(now) * hourInMilliseconds).toISOString().slice(11, 16)
}

/** The milliseconds until the next day begins in Athens: 1 to 25 hours. */
export function untilTomorrowMs(now: Date): number {
  const tomorrow = addDays(athensToday(now), 1)
  return Date.parse(athensMoment({ day: tomorrow, time: '00:00' })) - now.getTime()
}

/**
 * A time of day in Athens as ISO 8601, with its offset from UTC: `2026-11-28T18:00:00+02:00`, in summer `+03:00`. A time that the clocks
 * skip has the offset of before, one that comes twice means the first. RFC 5545, section 3.3.5.
 */
export function athensMoment({ day, time }: { readonly day: Day; readonly time: string }): string {
  const hours = hoursBeforeUtc(new Date(Date.parse(`${day}T${time}:00Z`) - 3 * hourInMilliseconds))
  return `${day}T${time}:00+0${hours}:00`
}

function hoursBeforeUtc(moment: Date): 2 | 3 {
  const year = moment.getUTCFullYear()
  return moment.getTime() >= clockChange(year, 'March') && moment.getTime() < clockChange(year, 'October') ? 3 : 2
}

/** The moment at which the clocks of the European Union change; both months have 31 days. */
function clockChange(year: number, month: 'March' | 'October'): number {
  const last = Date.UTC(year, month === 'March' ? 2 : 9, 31)
  return last - new Date(last).getUTCDay() * dayInMilliseconds + hourInMilliseconds
}

/** The day `count` days later, or earlier if `count` is negative. */
export function addDays(day: Day, count: number): Day {
  return dayOf(numberOf(day) + count)
}

/** The number of days between two days: 0 for the same day, negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return numberOf(to) - numberOf(from)
}

/** All days from the first to the last, both included; empty if the last is earlier. */
export function daysFrom(first: Day, last: Day): Day[] {
  const start = numberOf(first)
  return Array.from({ length: Math.max(0, numberOf(last) - start + 1) }, (_, index) => dayOf(start + index))
}

/** 1 for Monday to 7 for Sunday, as in ISO 8601. */
export function weekday(day: Day): number {
  return ((((numberOf(day) + 3) % 7) + 7) % 7) + 1
}

/** The Monday of the week of a day. */
export function startOfWeek(day: Day): Day {
  return addDays(day, 1 - weekday(day))
}

/** The first day of the month of a day. */
export function startOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`
}

/** The same day `count` months later, or the last day of a month that is shorter. */
export function addMonths(day: Day, count: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const firstOf = (month: number) => `${pad(Math.floor(month / 12), 4)}-${pad((month % 12) + 1, 2)}-01`
  const length = daysBetween(firstOf(months), firstOf(months + 1))
  return addDays(firstOf(months), Math.min(Number(day.slice(8)), length) - 1)
}

/** Days since 1970-01-01. */
function numberOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / dayInMilliseconds
}

function dayOf(number: number): Day {
  const moment = new Date(number * dayInMilliseconds)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10)
}

function pad(number: number, width: number): string {
  return String(number).padStart(width, '0')
}
