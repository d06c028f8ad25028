/** How costs, days and moments are written. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/days/days.ts'
import { formatExactMoment, formatMoment } from '../../../domain/format-moment.ts'
import { formatDays, formatLongDayOfWeek } from '../../../domain/days/format-period.ts'
import { dayParts, formatCost, formatDay, formatLongDay, formatMonth } from '../../../domain/format.ts'

describe('formats', () => {
  it.each([[0, null], [null, null], [undefined, null], [-1, null], [5, '€5.00'], [12.5, '€12.50'], [1234.5, '€1,234.50']])(
    'formats a cost of %s as %s',
    (cost, text) => expect(formatCost(cost, 'en')).toBe(text),
  )

  it('formats days for lists and for the modal', () => {
    expect(formatDay('2026-10-04')).toBe('04/10/2026')
    expect(formatLongDay('2026-10-04', 'en')).toBe('October 4, 2026')
  })

  it('formats moments in the time zone of Athens', () => {
    expect(formatMoment('2026-11-20T22:30:05.000Z', 'en')).toBe('21/11/2026, 00:30')
    expect(formatExactMoment('2026-07-20T08:30:05.000Z', 'en')).toMatch(/^Monday, July 20, 2026 at 11:30:05/)
  })

  it('shortens a range of days to what differs', () => {
    expect(formatDays('2026-10-14', '2026-10-14', 'en')).toBe('October 14, 2026')
    expect(formatDays('2026-10-05', '2026-10-11', 'en').replaceAll('\u2009', ' ')).toBe('October 5 – 11, 2026')
    expect(formatDays('2026-12-28', '2027-01-03', 'en').replaceAll('\u2009', ' ')).toBe('December 28, 2026 – January 3, 2027')
  })

  it('writes Greek as Greek does', () => {
    expect(formatCost(1234.5, 'el')).toBe('1.234,50\u00A0€')
    expect(formatLongDay('2026-05-04', 'el')).toBe('4 Μαΐου 2026')
    expect(formatMonth('2026-05-04', 'el')).toBe('Μάιος 2026')
    expect(formatLongDayOfWeek('2026-05-04', 'el')).toBe('Δευτέρα 4 Μαΐου 2026')
    expect(formatDays('2026-10-05', '2026-10-11', 'el')).toBe('5–11 Οκτωβρίου 2026')
    expect(formatMoment('2026-11-20T22:30:05.000Z', 'el')).toBe('21/11/2026, 00:30')
  })
})

const locales = [['en', 'en-US', 'en-IE'], ['el', 'el-GR', 'el-GR']] as const

describe.each(locales)('the formats of %s that are made without Intl equal its own', (language, locale, priceLocale) => {
  const days = fc.integer({ min: 0, max: 3_500_000 }).map((count) => addDays('0001-01-01', count))
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
  const intl = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  const long = intl({ year: 'numeric', month: 'long', day: 'numeric' })
  const ofWeek = intl({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' })
  const month = intl({ year: 'numeric', month: 'long' })
  const [shortMonth, weekday, shortWeekday] = [intl({ month: 'short' }), intl({ weekday: 'long' }), intl({ weekday: 'short' })]

  it('for each day', () => {
    fc.assert(
      fc.property(days, (day) => {
        const date = dateOf(day)
        expect(formatLongDay(day, language)).toBe(long.format(date))
        expect(formatLongDayOfWeek(day, language)).toBe(ofWeek.format(date))
        expect(formatMonth(day, language)).toBe(month.format(date))
        const parts = { shortMonth: shortMonth.format(date), weekday: weekday.format(date), shortWeekday: shortWeekday.format(date) }
        expect(dayParts(day, language)).toMatchObject(parts)
      }),
    )
  })

  it('for each range of days', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (from, length) => {
        const to = addDays(from, length)
        expect(formatDays(from, to, language)).toBe(long.formatRange(dateOf(from), dateOf(to)))
      }),
    )
  })

  it('for each cost in cents', () => {
    const euros = new Intl.NumberFormat(priceLocale, { style: 'currency', currency: 'EUR' })
    fc.assert(fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (cents) => {
      expect(formatCost(cents / 100, language)).toBe(euros.format(cents / 100))
    }))
  })
})
