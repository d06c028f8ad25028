/** Tests the conversion of listings to bars. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarViews, windowOf } from '../../../../domain/calendar.ts'
import { addDays } from '../../../../domain/days.ts'
import { occurrences } from '../../../../domain/occurrences.ts'
import { calendarEvents } from '../../../../src/ui/calendar/calendar-event.ts'
import { countByDay } from '../../../../src/ui/calendar/crowded-weeks.ts'
import { eventListing, listingsWithin } from './event-listings.ts'

const october = windowOf('month', '2026-10-14')

describe('the bars of a window', () => {
  test('an event without a start date has no bar', () => {
    expect(calendarEvents([eventListing({ startDate: null })], october)).toEqual([])
  })

  test.each([null, undefined, ''])('an end date of %j means the start date', (endDate) => {
    expect(calendarEvents([eventListing({ endDate })], october)).toMatchObject([{ firstDay: '2026-10-14', lastDay: '2026-10-14' }])
  })

  test('an event that ends before it starts has no bar', () => {
    expect(calendarEvents([eventListing({ endDate: '2026-10-13' })], october)).toEqual([])
  })

  test('an event is at most 366 days long', () => {
    const long = eventListing({ startDate: '2025-01-01', endDate: '2029-01-01' })
    expect(calendarEvents([long], windowOf('day', '2026-01-01'))).toMatchObject([{ lastDay: '2026-01-01' }])
    expect(calendarEvents([long], windowOf('day', '2026-01-02'))).toEqual([])
  })

  test('a bar ends within its last day', () => {
    expect(calendarEvents([eventListing({})], october)[0]?.end.toISOString()).toBe('2026-10-14T23:59:59.999Z')
  })

  test('they belong to the events that have a day in the window, and each day counts its own', () => {
    const dates = fc.integer({ min: -5, max: 40 }).map((offset) => addDays('2026-10-01', offset))
    fc.assert(
      fc.property(listingsWithin('2026-09-21', 50, 0, 60), fc.constantFrom(...calendarViews), dates, (listings, view, date) => {
        const window = windowOf(view, date)
        const isInside = (day: string) => day >= window.from && day <= window.to
        const bars = calendarEvents(listings, window)
        const counts = countByDay(bars, window)

        const expected = listings.filter((listing) => occurrences(listing).some(isInside))
        expect(bars.map(({ listing }) => listing)).toEqual(expected)
        for (const [day, count] of counts) {
          expect(count).toBe(listings.filter((listing) => occurrences(listing).includes(day)).length)
        }
      }),
    )
  })
})
