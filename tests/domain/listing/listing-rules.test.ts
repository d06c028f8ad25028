/** The rules for days and costs of a listing. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../../domain/days/days.ts'
import { isFaultless } from '../../../domain/field-fault.ts'
import { costFault, dateFaults, parseDecimal } from '../../../domain/listing/listing-rules.ts'
import { occurrences } from '../../../domain/days/occurrences.ts'
import { day } from '../arbitraries.ts'

const today = '2027-03-01'

describe('the days of an event', () => {
  it.each([
    ['today', today, today],
    ['366 days', '2028-01-01', '2028-12-31'],
    ['one day without an end', today, null],
    ['none', null, null],
  ])('can be %s', (_, startDate, endDate) => {
    expect(dateFaults({ startDate, endDate }, today)).toEqual({})
  })

  it.each([
    ['begin yesterday', '2027-02-28', today, { startDate: { rule: 'in-the-past' } }],
    ['end before they begin', '2027-03-02', today, { endDate: { rule: 'before-start' } }],
    ['be 367', '2028-01-01', '2029-01-01', { endDate: { rule: 'too-many-days', limit: 366 } }],
    ['end without a start', null, today, { startDate: { rule: 'missing' } }],
    ['begin on February 30', '2028-02-30', null, { startDate: { rule: 'not-a-day' } }],
    ['end on February 29 of a year without one', today, '2027-02-29', { endDate: { rule: 'not-a-day' } }],
    ['have faults in both fields', '2027-01-01', '2026-01-01', { startDate: { rule: 'in-the-past' }, endDate: { rule: 'before-start' } }],
  ])('cannot %s', (_, startDate, endDate, faults) => {
    expect(dateFaults({ startDate, endDate }, today)).toEqual(faults)
  })

  it('can start in the past only on the stored start date', () => {
    const kept = { startDate: '2027-02-01', endDate: '2027-02-02' }
    expect(dateFaults({ startDate: '2027-02-01', endDate: '2027-03-05' }, today, kept)).toEqual({})
    expect(dateFaults({ startDate: '2027-02-02', endDate: '2027-03-05' }, today, kept)).toEqual({ startDate: { rule: 'in-the-past' } })
    expect(dateFaults({ startDate: '2027-02-01', endDate: '2027-01-31' }, today, kept)).toEqual({ endDate: { rule: 'before-start' } })
  })

  it('are valid exactly if they start today or later and are 1 to 366', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -3, max: 400 }), (startDate, length) => {
        const dates = { startDate, endDate: addDays(startDate, length) }
        const fits = daysBetween(today, startDate) >= 0 && length >= 0 && length < 366
        expect(isFaultless(dateFaults(dates, today))).toBe(fits)
        if (fits) expect(occurrences(dates)).toHaveLength(length + 1)
      }),
    )
  })
})

describe('a cost', () => {
  it.each([0, -0, 0.01, 0.05, 0.07, 7.5, 1.1, 4.35, 99_999.99, 100_000])('can be %d', (cost) => {
    expect(costFault(cost)).toBeNull()
  })

  it.each([
    [-1, { rule: 'too-small', limit: 0 }],
    [-0.01, { rule: 'too-small', limit: 0 }],
    [-Infinity, { rule: 'too-small', limit: 0 }],
    [NaN, { rule: 'not-a-number' }],
    [Infinity, { rule: 'too-large', limit: 100_000 }],
    [100_000.01, { rule: 'too-large', limit: 100_000 }],
    [0.001, { rule: 'too-precise' }],
    [5e-324, { rule: 'too-precise' }],
    [0.1 + 0.2, { rule: 'too-precise' }],
  ])('cannot be %d', (cost, fault) => {
    expect(costFault(cost)).toEqual(fault)
  })

  it('can be any number of cents, and no fraction of a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 1, max: 9 }), (cents, part) => {
        const written = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
        expect(costFault(Number(written))).toBeNull()
        expect(costFault(Number(`${written}${part}`))).toEqual({ rule: 'too-precise' })
      }),
    )
  })
})

describe('a cost as a string of the contract', () => {
  it.each([['7.50', 7.5], ['0', 0], ['-1', -1], ['+2', 2], ['1.234', 1.234], ['1000.00', 1000]])('%j is %d', (text, cost) => {
    expect(parseDecimal(text)).toBe(cost)
  })

  it.each([
    '', 'abc', '7,50', '1.000', '12.500', '1e3', '0x10', 'Infinity', 'NaN', '.5', '5.', '1 000', '--1', '٣',
  ])('%j is not a number', (text) => {
    expect(costFault(parseDecimal(text))).toEqual({ rule: 'not-a-number' })
  })
})
