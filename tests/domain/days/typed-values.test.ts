/** Parses typed days and numbers. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isDay } from '../../../domain/days/days.ts'
import { formatCost, formatDay } from '../../../domain/format.ts'
import { languages } from '../../../domain/languages.ts'
import { numberText, parseDay, parseNumber, parseShortDay, withoutThousands } from '../../../domain/days/typed-values.ts'
import { day } from '../arbitraries.ts'

describe('a typed day', () => {
  it.each([
    ['24/10/2026', '2026-10-24'], ['4/3/2026', '2026-03-04'], ['04.03.2026', '2026-03-04'], ['4-3-2026', '2026-03-04'],
    ['4 3 2026', '2026-03-04'], [' 4 / 3 / 2026 ', '2026-03-04'], ['29/2/2028', '2028-02-29'], ['2026-10-24', '2026-10-24'],
  ])('%j is %s', (typed, read) => expect(parseDay(typed)).toBe(read))

  it.each(['', '29/2/2026', '31/4/2026', '0/1/2026', '10/24/2026', '24/10/26', '24/10', '2026/10/24', '24/10/2026x', '24102026', 'soon'])(
    '%j is invalid',
    (typed) => expect(parseDay(typed)).toBeNull(),
  )

  it.each([
    ['28/11', '2026-11-28'], ['28.11', '2026-11-28'], ['28.11.', '2026-11-28'], ['26/11', '2026-11-26'], ['25/11', '2027-11-25'],
    ['28.11.26', '2026-11-28'], ['1/3/25', '2025-03-01'], ['27', '2026-11-27'], ['10', '2026-12-10'], ['31', '2026-12-31'],
    ['29/2', '2028-02-29'], ['30/2', null], ['32', null], ['0', null], ['1/13', null], ['30.2.26', null], ['28/11/', null], ['soon', null],
    ['24/10/2026', null],
  ])('%j on November 26, 2026 is %s', (typed, read) => expect(parseShortDay(typed, '2026-11-26')).toBe(read))

  it('without its year or month is the first such day from today on', () => {
    fc.assert(fc.property(day, fc.integer({ min: 0, max: 364 }), (today, count) => {
      const meant = addDays(today, count)
      const [dayText = '', month = ''] = formatDay(meant).split('/')
      expect(parseShortDay(`${dayText}/${month}`, today)).toBe(meant)
      if (count < 28) expect(parseShortDay(dayText, today)).toBe(meant)
    }))
  })

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
    ['1.000', 1000], ['1,000', 1000], ['12.500', 12500], ['999,999', 999999], ['1.000.000', 1e6], ['1,234,567', 1234567],
    ['1.234,50', 1234.5], ['1,234.50', 1234.5], ['1.234.567,8', 1234567.8], ['-1.000', -1000], ['1.0000', 1], ['1.00', 1], ['0,50', 0.5],
  ])('%j is %d', (typed, read) => expect(parseNumber(typed)).toBe(read))

  it.each([
    '', ' ', '1,2,3', '1.2.3', '1,00,0', '1.00.000', '1.000.00', '1.000,000.5', '1,000,5', '1.000.000.0', '0.000.000', '1e9', '0x10', 'NaN',
    'Infinity', '12 €', '--1', '.', ',', '1..000', '1.,5',
    // Three digits that are neither thousands nor surely decimals.
    '0.500', '0,125', '.500', '1000.500', '1234,567', '01.000', '1.000,000', '1,234.567',
  ])('%j is invalid', (typed) => expect(parseNumber(typed)).toBeNaN())

  it('is read as it is written in both languages', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(...languages), (cents, language) => {
      const [written = ''] = formatCost(cents / 100, language)?.match(/[\d.,]+/) ?? []
      expect(parseNumber(written)).toBe(cents / 100)
      expect(parseNumber(written.replace(/[.,]00$/, ''))).toBe(cents / 100)
    }))
  })

  it('is the same without its thousands separators', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[-+]?\d{0,4}([.,]\d{0,4}){0,3}$/))
    fc.assert(fc.property(typed, (text) => {
      expect(parseNumber(withoutThousands(text))).toBe(parseNumber(text))
      expect(withoutThousands(withoutThousands(text))).toBe(withoutThousands(text))
    }))
  })

  it.each([
    ['1.000', '1000'], ['1.234,50', '1234,50'], ['1,234.50', '1234.50'], [' 1.000 ', '1000'], ['12,5', '12,5'], ['1.2.3', '1.2.3'],
    ['0.500', '0.500'],
  ])('%j is %j without them', (typed, plain) => expect(withoutThousands(typed)).toBe(plain))

  it('is read from the text that a form begins with', () => {
    expect([12.5, 12.125, 1000, 0].map(numberText)).toEqual(['12.5', '12.1250', '1000', '0'])
    const number = fc.tuple(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: 0, max: 5 })).map(([n, places]) => n / 10 ** places)
    fc.assert(fc.property(number.filter((each) => !String(each).includes('e')), (each) => parseNumber(numberText(each)) === each))
  })
})
