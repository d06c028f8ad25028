/** Formats days of the week, ranges of days as the calendar names its periods, and when an event takes place. */
import type { Day } from './days.ts'
import { dayParts, formatLongDay, formatTimes, withTime } from '../format.ts'
import type { Language } from '../languages.ts'
import { spanOf } from './occurrences.ts'
import { shownEndTime, type Timed } from './times.ts'

/** `Sunday, October 4, 2026`; in Greek `Κυριακή 4 Οκτωβρίου 2026`. */
export function formatLongDayOfWeek(day: Day, language: Language): string {
  return `${dayParts(day, language).weekday}${language === 'el' ? '' : ','} ${formatLongDay(day, language)}`
}

/**
 * `October 5 – 11, 2026`, `September 28 – October 4, 2026`, in Greek `5–11 Οκτωβρίου 2026`; for one day `October 4, 2026`. The spaces
 * at the English dash are thin.
 */
export function formatDays(from: Day, to: Day, language: Language): string {
  if (from === to) return formatLongDay(from, language)
  const [start, end] = [dayParts(from, language), dayParts(to, language)]
  const isSameYear = start.year === end.year
  const isSameMonth = isSameYear && start.monthInDate === end.monthInDate
  if (language === 'el') {
    if (isSameMonth) return `${start.day}–${formatLongDay(to, language)}`
    const first = isSameYear ? `${start.day} ${start.monthInDate}` : formatLongDay(from, language)
    return `${first} – ${formatLongDay(to, language)}`
  }
  const first = isSameYear ? `${start.monthInDate} ${start.day}` : formatLongDay(from, language)
  const last = isSameMonth ? `${end.day}, ${end.year}` : formatLongDay(to, language)
  return `${first}\u2009–\u2009${last}`
}

/**
 * The days of an event with its times: `Sunday, October 4, 2026, 10:30–12:00`, `Sunday, October 4, 2026, 18:00 – Tuesday, October 6,
 * 2026, 14:00`; without times, its days. Null if it has no days.
 */
export function formatWhen(event: Timed, language: Language): string | null {
  const span = spanOf(event)
  const { startTime, endTime } = event
  if (!span || !startTime) return span && formatDaysOfWeek(span.from, span.to, language)
  const first = formatLongDayOfWeek(span.from, language)
  if (span.from === span.to) return withTime(first, formatTimes(startTime, endTime))
  return `${withTime(first, startTime)} – ${withTime(formatLongDayOfWeek(span.to, language), shownEndTime(endTime))}`
}

/** `Monday, October 5 – Sunday, October 11, 2026`, in Greek `Δευτέρα 5 – Κυριακή 11 Οκτωβρίου 2026`; for one day as above. */
function formatDaysOfWeek(from: Day, to: Day, language: Language): string {
  const last = formatLongDayOfWeek(to, language)
  if (from === to) return last
  const [start, end] = [dayParts(from, language), dayParts(to, language)]
  if (start.year !== end.year) return `${formatLongDayOfWeek(from, language)} – ${last}`
  if (language === 'en') return `${start.weekday}, ${start.monthInDate} ${start.day} – ${last}`
  return `${start.weekday} ${start.day}${start.monthInDate === end.monthInDate ? '' : ` ${start.monthInDate}`} – ${last}`
}
