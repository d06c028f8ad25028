/** Formats costs, days and moments, and parses the days and numbers that users type. */
import { isDay, type Day } from './days.ts'
import { lazily } from './lazily.ts'

const euros = lazily(() => new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }))
const longDay = lazily(() => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' }))
const shortMonth = lazily(() => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' }))
const athensMoment = lazily(() => new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Athens', day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
}))
const exactAthensMoment = lazily(() => new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Athens', dateStyle: 'full', timeStyle: 'long', hourCycle: 'h23',
}))
const typedDay = /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4})$/
const typedNumber = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/
const longWeekday = lazily(() => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' }))

/** A cost in euros as `€12.50`; null if it is free. Specification, section 9. */
export function formatCost(cost: number | null | undefined): string | null {
  return cost && cost > 0 ? euros().format(cost) : null
}

/** A day as dd/MM/yyyy. Specification, section 9. */
export function formatDay(day: Day): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}

/**
 * Parses a typed day, day before month: `24/10/2026`, `4.3.2026`, `4-3-2026`, `4 3 2026`, or the format of the API,
 * `2026-10-24`. Null for anything else, and for a day that does not exist.
 */
export function parseDay(typed: string): Day | null {
  const text = typed.trim()
  if (isDay(text)) return text
  const [, day = '', month = '', year = ''] = typedDay.exec(text) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : null
}

/** Parses a typed number, with a decimal point or a decimal comma: `12,5` is 12.5. NaN for anything else. */
export function parseNumber(typed: string): number {
  const text = typed.trim()
  return typedNumber.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** A day as `MMMM d, yyyy`: October 4, 2026. Specification, section 2. */
export function formatLongDay(day: Day): string {
  return longDay().format(midnight(day))
}

/** An ISO 8601 moment, such as `2026-11-20T08:30:00.000Z`, in Athens time: `20/11/2026, 10:30`. */
export function formatMoment(moment: string): string {
  return athensMoment().format(new Date(moment))
}

/** The moment to the second, with weekday and time zone: `Friday, November 20, 2026 at 10:30:00 GMT+2`. */
export function formatExactMoment(moment: string): string {
  return exactAthensMoment().format(new Date(moment))
}

/** The parts of a day for the date badge: `{ day: "4", month: "Oct", year: "2026", weekday: "Sunday" }`. */
export function dayParts(day: Day): { day: string; month: string; year: string; weekday: string } {
  const moment = midnight(day)
  return {
    day: String(Number(day.slice(8, 10))),
    month: shortMonth().format(moment),
    year: day.slice(0, 4),
    weekday: longWeekday().format(moment),
  }
}

function midnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}
