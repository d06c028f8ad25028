/** Folds and compares text, so that browser, server and SQL sort and search alike. */
import { shownEndTime } from './days/times.ts'
import type { Listing } from './listing/listing.ts'

const combiningMarks = /\p{M}+/gu

/**
 * Text without case and accents, for comparison: `ΟΔΟΣ`, `Οδός` and `οδος` all give `οδοσ`.
 * Converted to upper case, because lower-casing alone gives a final sigma at the end of a Greek word and keeps `ß`; and to lower
 * case before, because `ẞ` is its own upper case. Compatibility characters are replaced first, since they have no case.
 */
export function fold(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase().toUpperCase().normalize('NFKD').replace(combiningMarks, '')
  return letters.toLowerCase().replaceAll('ς', 'σ').trim()
}

/** What orders listings of one day. */
type Sorted = Pick<Listing, 'title'> & Partial<Pick<Listing, 'startTime' | 'endTime'>>

/**
 * The sort key of a listing: its folded title, after the times of an event that has them: ` 18:00 20:30 forest walk`, without an end
 * ` 18:00 --:-- forest walk`. A folded title does not begin with a space, so events without times come after the others.
 */
export function sortKey({ title, startTime, endTime }: Sorted): string {
  return startTime ? ` ${startTime} ${shownEndTime(endTime) ?? '--:--'} ${fold(title)}` : fold(title)
}

/** Where a sort key of an event with times has the end: its first character, counted from 1 as in SQL, and the number of characters. */
export const endInSortKey = { first: 8, count: 5 } as const

/**
 * Compares by code points, as PostgreSQL's collation "C" does on UTF-8. The operator `<` compares UTF-16 code units, which
 * puts characters beyond U+FFFF before U+E000–U+FFFF.
 */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index)
    const right = b.charCodeAt(index)
    if (left !== right) return surrogatesLast(left) - surrogatesLast(right)
  }
  return a.length - b.length
}

/** Orders UTF-16 surrogates after all other code units, as the characters that they encode. */
function surrogatesLast(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
