/** Calendar days are strings that follow the calendar. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays, addMonths, athensToday, daysBetween, daysFrom, isDay, startOfMonth, startOfWeek, untilTomorrowMs, weekday,
} from '../../../domain/days/days.ts'
import { day } from '../arbitraries.ts'

describe('isDay', () => {
  it.each(['2026-02-28', '2028-02-29', '0001-01-01', '9999-12-31'])('accepts %s', (text) => expect(isDay(text)).toBe(true))

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '0000-01-01', '20260101', 'infinity', '', null, 20260101])(
    'refuses %s',
    (text) => expect(isDay(text)).toBe(false),
  )
})

describe('athensToday', () => {
  it.each([
    ['2026-11-20T21:59:59Z', '2026-11-20'],
    ['2026-11-20T22:00:00Z', '2026-11-21'],
    ['2026-07-01T20:59:59Z', '2026-07-01'],
    ['2026-07-01T21:00:00Z', '2026-07-02'],
  ])('at %s is %s', (moment, today) => expect(athensToday(new Date(moment))).toBe(today))

  it('is the day of the time zone database, around each change of the clocks and at any moment', () => {
    const reference = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens', year: 'numeric', month: '2-digit', day: '2-digit' })
    const moment = fc.date({ min: new Date('1997-01-01T00:00:00Z'), max: new Date('2037-12-31T23:59:59Z'), noInvalidDate: true })
    const nearChange = fc
      .record({ year: fc.integer({ min: 1997, max: 2037 }), month: fc.constantFrom('03', '10'), day: fc.integer({ min: 24, max: 31 }) })
      .chain(({ year, month, day }) => fc.integer({ min: 20 * 60, max: 26 * 60 }).map((minute) =>
        new Date(Date.parse(`${year}-${month}-${day}T00:00:00Z`) + minute * 60_000)))
    fc.assert(
      fc.property(fc.oneof(moment, nearChange), (now) => {
        expect(athensToday(now)).toBe(reference.format(now))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('untilTomorrowMs', () => {
  it('is the time until the day changes, also on the days on which the clocks change', () => {
    const moment = fc.date({ min: new Date('1997-01-01T00:00:00Z'), max: new Date('2037-12-31T23:59:59Z'), noInvalidDate: true })
    const onChange = fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25').chain((date) =>
      fc.integer({ min: 0, max: 86_399_999 }).map((ms) => new Date(Date.parse(`${date}T00:00:00Z`) + ms)))
    fc.assert(
      fc.property(fc.oneof(moment, onChange), (now) => {
        const midnight = now.getTime() + untilTomorrowMs(now)
        expect(midnight).toBeGreaterThan(now.getTime())
        expect(athensToday(new Date(midnight - 1))).toBe(athensToday(now))
        expect(athensToday(new Date(midnight))).toBe(addDays(athensToday(now), 1))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('day arithmetic', () => {
  it('continues after February 29 of a leap year', () => expect(addDays('2028-02-28', 2)).toBe('2028-03-01'))

  it('continues before January 1', () => expect(addDays('2026-01-01', -1)).toBe('2025-12-31'))

  it('is reversed by the opposite number', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (start, count) => {
        expect(addDays(addDays(start, count), -count)).toBe(start)
        expect(daysBetween(start, addDays(start, count))).toBe(count)
      }),
    )
  })

  it('lists every day from the first to the last, in order', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), (first, count) => {
        const days = daysFrom(first, addDays(first, count))
        expect(days).toHaveLength(count + 1)
        expect(days[0]).toBe(first)
        expect([...days].sort()).toEqual(days)
        expect(new Set(days).size).toBe(days.length)
      }),
    )
  })

  it('lists nothing if the last day is before the first', () => expect(daysFrom('2026-11-21', '2026-11-20')).toEqual([]))
})

describe('weeks and months', () => {
  it.each([['2026-11-16', 1], ['2026-11-21', 6], ['2026-11-22', 7], ['1969-12-31', 3]] as const)(
    'gives %s the weekday %i',
    (date, number) => expect(weekday(date)).toBe(number),
  )

  it('starts a week on the Monday at most six days before', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(weekday(startOfWeek(date))).toBe(1)
        expect(daysBetween(startOfWeek(date), date)).toBe(weekday(date) - 1)
      }),
    )
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -13, '2025-02-28'],
  ] as const)('moves %s by %i months to %s', (date, count, moved) => expect(addMonths(date, count)).toBe(moved))

  it('keeps the first day of a month', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -600, max: 600 }), (date, count) => {
        expect(addMonths(startOfMonth(date), count).slice(8)).toBe('01')
      }),
    )
  })
})
