/** Parses the days, times and numbers that users type. */
import { cleanText } from '../clean-text.ts'
import { addMonths, isDay, startOfMonth, type Day } from './days.ts'
import { isTime, type Time } from './times.ts'

const typedDay = /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4})$/
const shortDay = /^(\d{1,2})(?:\s*[/.\- ]\s*(\d{1,2})(?:\s*[/.\- ]\s*(\d\d))?)?\.?$/
const typedTime = /^(\d{1,2})(?:\s*[:.,h]?\s*(\d\d))?$/i

// In both, exactly three digits behind a separator are no decimals: `1.000` is a thousand for one reader and one for another.
const plainNumber = /^[+-]?(?:\d+|(?=[.,]\d))(?:[.,](?!\d{3}$)\d*)?$/
const numberWithThousands = /^[+-]?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,](?!\d{3}$)\d*)?$/

/**
 * Parses a typed day, day before month: `24/10/2026`, `4.3.2026`, `4-3-2026`, `4 3 2026`, or the format of the API,
 * `2026-10-24`. Null for anything else, and for a day that does not exist.
 */
export function parseDay(typed: string): Day | null {
  const text = cleanText(typed, 'line').trim()
  if (isDay(text)) return text
  const [, day = '', month = '', year = ''] = typedDay.exec(text) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : null
}

/** A month and a day can be eight years apart: 29 February of 1896 and of 1904. */
const longestWaitInMonths = 8 * 12

/**
 * Parses a typed day without its year, or its month, as the first such day from today on: `28/11`, `28.11.`, `10`. A year can have two
 * digits: `28.11.26`. Null for anything else, and for a day that does not exist.
 */
export function parseShortDay(typed: string, today: Day): Day | null {
  const [, day, month, year] = shortDay.exec(cleanText(typed, 'line').trim()) ?? []
  if (day === undefined) return null
  if (year !== undefined) return parseDay(`${day}/${month}/20${year}`)
  for (let count = 0; count <= longestWaitInMonths; count += 1) {
    const first = addMonths(startOfMonth(today), count)
    const written = `${first.slice(0, 8)}${day.padStart(2, '0')}`
    const isWanted = month === undefined || Number(month) === Number(first.slice(5, 7))
    if (isWanted && isDay(written) && written >= today) return written
  }
  return null
}

/** Parses a typed time of 24 hours: `9:30`, `09.30`, `0930`, `930`, `9`. Null for anything else. */
export function parseTime(typed: string): Time | null {
  const [, hour, minutes = '00'] = typedTime.exec(cleanText(typed, 'line').trim()) ?? []
  if (hour === undefined) return null
  const time = `${hour.padStart(2, '0')}:${minutes}`
  return isTime(time) ? time : null
}

/**
 * Parses a typed number, with a decimal point or a decimal comma: `12,5` is 12.5. The other of them, or the same one before each three
 * digits, separates thousands: `1.000` and `1,000` are 1000, `1.234,50` is 1234.5. NaN for anything else.
 */
export function parseNumber(typed: string): number {
  const text = withoutThousands(cleanText(typed, 'line')).trim()
  return plainNumber.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** A typed number without the separators of its thousands: `1.234,50` is `1234,50`. Any other text is unchanged. */
export function withoutThousands(typed: string): string {
  const text = typed.trim()
  const separator = numberWithThousands.exec(text)?.[1]
  return separator === undefined ? typed : text.replaceAll(separator, '')
}

/** A number as a form shows it, in decimal notation, so that it is parsed as the same number. */
export function numberText(value: number): string {
  const text = String(value)
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}
