/** Parses typed days and numbers. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDay } from '../../domain/days.ts'
import { formatDay } from '../../domain/format.ts'
import { parseDay, parseNumber } from '../../domain/typed-values.ts'
import { day } from './arbitraries.ts'

describe('a typed day', () => {
  it.each([
    ['24/10/2026', '2026-10-24'], ['4/3/2026', '2026-03-04'], ['04.03.2026', '2026-03-04'], ['4-3-2026', '2026-03-04'],
    ['4 3 2026', '2026-03-04'], [' 4 / 3 / 2026 ', '2026-03-04'], ['29/2/2028', '2028-02-29'], ['2026-10-24', '2026-10-24'],
  ])('%j is %s', (typed, read) => expect(parseDay(typed)).toBe(read))

  it.each(['', '29/2/2026', '31/4/2026', '0/1/2026', '10/24/2026', '24/10/26', '24/10', '2026/10/24', '24/10/2026x', '24102026', 'soon'])(
    '%j is invalid',
    (typed) => expect(parseDay(typed)).toBeNull(),
  )

  it('is parsed from its formatted text', () => {
    fc.assert(fc.property(day, (some) => parseDay(formatDay(some)) === some))
  })

  it('is a day or null for any text', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,2}[/. -]\d{1,2}[/. -]\d{4}$/))
    fc.assert(fc.property(typed, (text) => parseDay(text) === null || isDay(parseDay(text))))
  })
})

describe('a typed number', () => {
  it.each([
    ['12', 12], ['12.5', 12.5], ['12,5', 12.5], [' 0,10 ', 0.1], ['.5', 0.5], [',5', 0.5], ['12,', 12], ['-1', -1], ['+3', 3],
  ])('%j is %d', (typed, read) => expect(parseNumber(typed)).toBe(read))

  it.each(['', ' ', '1.234,50', '1,2,3', '1e9', '0x10', 'NaN', 'Infinity', '12 €', '--1', '.', ','])('%j is invalid', (typed) =>
    expect(parseNumber(typed)).toBeNaN(),
  )
})
