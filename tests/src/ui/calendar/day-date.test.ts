/** Tests the conversion between days and the `Date`s of react-big-calendar. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../../domain/days/days.ts'
import { athensClockOn, dateOf, dayInMilliseconds, dayOf } from '../../../../src/ui/calendar/day-date.ts'
import { setTimeZone, timeZones } from './time-zones.ts'

const days = fc.integer({ min: 0, max: 36_524 }).map((count) => addDays('2000-01-01', count))

describe.each(timeZones)('in a browser in %s', (zone) => {
  test('a day is the same after the conversion to a Date and back', () => {
    setTimeZone(zone)
    fc.assert(fc.property(days, (day) => dayOf(dateOf(day)) === day))
  })

  test('every day lasts 24 hours', () => {
    setTimeZone(zone)
    fc.assert(fc.property(days, (day) => dateOf(addDays(day, 1)).getTime() - dateOf(day).getTime() === dayInMilliseconds))
  })

  test('the time line shows the time of Athens', () => {
    setTimeZone(zone)
    const moment = new Date('2026-07-01T21:30:00Z')
    expect(athensClockOn('2026-07-02', moment).toISOString()).toBe('2026-07-02T00:30:00.000Z')
  })
})
