/** The nearest day with events outside a window. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysFrom } from '../../../domain/days/days.ts'
import { entriesOf } from '../../../domain/lists/list-query.ts'
import { nearestDay } from '../../../domain/days/nearest-day.ts'
import { events, filter, nearDay } from '../arbitraries.ts'

const length = fc.integer({ min: 0, max: 5 })

it('is the first day with events after the window, else the last before it', () => {
  fc.assert(
    fc.property(events, filter, nearDay, length, (all, chosen, from, count) => {
      const to = addDays(from, count)
      const days = entriesOf(all, { filter: chosen, expand: true }).flatMap(({ currentDate }) => currentDate ?? [])
      const [later, earlier] = [days.find((day) => day > to), days.findLast((day) => day < from)]
      const expected = later ? { day: later, isLater: true } : earlier ? { day: earlier, isLater: false } : null
      expect(nearestDay(all, { filter: chosen, from, to })).toEqual(expected)
    }),
  )
})

it('is outside the window', () => {
  fc.assert(
    fc.property(events, filter, nearDay, length, (all, chosen, from, count) => {
      const to = addDays(from, count)
      const found = nearestDay(all, { filter: chosen, from, to })
      expect(found === null || !daysFrom(from, to).includes(found.day)).toBe(true)
    }),
  )
})
