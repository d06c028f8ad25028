/**
 * Formats costs and days. Without `Intl`, since first views show them: its first use in a page takes 15 to 20 ms, on a cheap phone 60
 * to 80. A test compares both.
 */
import { dateWords } from './days/date-words.ts'
import { weekday, type Day } from './days/days.ts'
import type { Language } from './languages.ts'

/** Whether a cost in euros is none: zero, or not given. Specification, section 9. */
export function isFree(cost: number | null | undefined): cost is 0 | null | undefined {
  return !cost || cost <= 0
}

/** A cost in euros as `€1,234.50`, in Greek as `1.234,50 €`; null if it is free. Specification, section 9. */
export function formatCost(cost: number | null | undefined, language: Language): string | null {
  if (isFree(cost)) return null
  const [euros = '', cents] = cost.toFixed(2).split('.')
  const grouped = (separator: string) => euros.replaceAll(/\B(?=(?:\d{3})+$)/g, separator)
  return language === 'el' ? `${grouped('.')},${cents}\u00A0€` : `€${grouped(',')}.${cents}`
}

/** A day as dd/MM/yyyy, in both languages. Specification, section 9. */
export function formatDay(day: Day): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}

/** A formatted day, and the time of day that belongs to it: `04/10/2026, 10:30`; in both languages with 24 hours. */
export function withTime(day: string, time: string | null | undefined): string {
  return time ? `${day}, ${time}` : day
}

/** The times of one day: `10:30–12:00`; `10:30` without an end. */
export function formatTimes(start: string, end: string | null | undefined): string {
  return end ? `${start}–${end}` : start
}

/** A day as `MMMM d, yyyy`: October 4, 2026; in Greek 4 Οκτωβρίου 2026. Specification, section 2. */
export function formatLongDay(day: Day, language: Language): string {
  const { day: number, monthInDate, year } = dayParts(day, language)
  return language === 'el' ? `${number} ${monthInDate} ${year}` : `${monthInDate} ${number}, ${year}`
}

/** A day's month and year: October 2026. */
export function formatMonth(day: Day, language: Language): string {
  return `${dateWords[language].months[monthOf(day)] ?? ''} ${Number(day.slice(0, 4))}`
}

interface DayParts {
  readonly day: string
  readonly monthInDate: string
  readonly shortMonth: string
  readonly year: string
  readonly weekday: string
  readonly shortWeekday: string
}

/** The parts of a day: `{ day: "4", monthInDate: "October", shortMonth: "Oct", year: "2026", weekday: "Sunday", shortWeekday: "Sun" }`. */
export function dayParts(day: Day, language: Language): DayParts {
  const { monthsInDates, weekdays } = dateWords[language]
  const [monthInDate, weekdayName] = [monthsInDates[monthOf(day)] ?? '', weekdays[weekday(day) - 1] ?? '']
  return {
    day: String(Number(day.slice(8, 10))),
    monthInDate,
    // June and July have the same first three letters in Greek.
    shortMonth: monthInDate.slice(0, monthInDate.startsWith('Ιου') ? 4 : 3),
    year: String(Number(day.slice(0, 4))),
    weekday: weekdayName,
    shortWeekday: weekdayName.slice(0, 3),
  }
}

/** Counts from 0. */
function monthOf(day: Day): number {
  return Number(day.slice(5, 7)) - 1
}
