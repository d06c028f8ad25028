/** Tests the days and bars that the calendar draws. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarViews, windowOf } from '../../../../domain/days/calendar.ts'
import { addDays, daysFrom } from '../../../../domain/days/days.ts'
import { occurrences } from '../../../../domain/days/occurrences.ts'
import { calendarDays } from '../../../../src/ui/calendar/calendar-event.ts'
import { daysOf, eventListing, listingsWithin } from './event-listings.ts'

const october = windowOf('month', '2026-10-14')
const now = { day: '2026-10-14', time: '12:00' }

describe('the bars of a window', () => {
  test.each([null, undefined, ''])('an end date of %j means the start date', (endDate) => {
    const words = { title: 'Walk', language: 'en', translatedTitle: null } as const
    const times = { startTime: null, endTime: null }
    const event = { id: 1, ...words, city: null, startDate: '2026-10-14', endDate: endDate as null, ...times }
    const { bars } = calendarDays({ days: [], events: [event] }, october, now)
    expect(bars).toMatchObject([{ firstDay: '2026-10-14', lastDay: '2026-10-14' }])
  })

  test('a bar ends within its last day', () => {
    const { bars } = calendarDays(daysOf([eventListing({})]), october, now)
    expect(bars[0]?.end.toISOString()).toBe('2026-10-14T23:59:59.999Z')
  })

  test('they belong to the events that have a day in the window, and each day has and counts its own', () => {
    const dates = fc.integer({ min: -5, max: 40 }).map((offset) => addDays('2026-10-01', offset))
    fc.assert(
      fc.property(listingsWithin('2026-09-21', 50, 0, 60), fc.constantFrom(...calendarViews), dates, (listings, view, date) => {
        const { from, to } = windowOf(view, date)
        const { bars, countOn, eventsOn } = calendarDays(daysOf(listings), { from, to }, now)
        const idsOn = (day: string) => listings.filter((listing) => occurrences(listing).includes(day)).map(({ id }) => id)
        const days = daysFrom(from, to)

        expect(bars.map(({ id }) => id).sort()).toEqual([...new Set(days.flatMap(idsOn))].sort())
        for (const day of days) {
          expect(eventsOn(day).map(({ id }) => id).sort()).toEqual(idsOn(day).sort())
          expect(countOn(day)).toBe(idsOn(day).length)
        }
      }),
    )
  })

  test('a day counts events that are not known', () => {
    const two = [eventListing({ id: 1 }), eventListing({ id: 2 })]
    const { countOn, eventsOn } = calendarDays(daysOf(two, 1), october, now)
    expect([countOn('2026-10-14'), eventsOn('2026-10-14').length]).toEqual([2, 1])
  })
})
