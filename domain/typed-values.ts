/** Parses the days and numbers that users type. */
import { isDay, type Day } from './days.ts'

const typedDay = /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4})$/
const typedNumber = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/

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
