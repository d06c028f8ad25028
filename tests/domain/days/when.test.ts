/** The times for which events can be listed. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, startOfMonth, weekday } from '../../../domain/days/days.ts'
import { daysOfWhen, whens } from '../../../domain/days/when.ts'
import { day } from '../arbitraries.ts'

test.each([
  ['today', '2026-11-24', '2026-11-24', '2026-11-24'],
  ['weekend', '2026-11-24', '2026-11-28', '2026-11-29'],
  ['weekend', '2026-11-27', '2026-11-28', '2026-11-29'],
  ['weekend', '2026-11-28', '2026-11-28', '2026-11-29'],
  ['weekend', '2026-11-29', '2026-11-29', '2026-11-29'],
  ['week', '2026-12-28', '2026-12-28', '2027-01-03'],
  ['month', '2028-02-10', '2028-02-10', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-31', '2026-12-31'],
] as const)('%s on %s is %s to %s', (when, today, from, to) => {
  expect(daysOfWhen(when, today)).toEqual({ from, to })
})

test('no time begins before today or ends before it begins, and each is as long as its name says', () => {
  fc.assert(fc.property(day, fc.constantFrom(...whens), (today, when) => {
    const { from, to } = daysOfWhen(when, today)
    expect(from >= today && to >= from).toBe(true)
    if (when === 'weekend') expect([weekday(from) >= 6, weekday(to), daysBetween(today, from) < 6]).toEqual([true, 7, true])
    if (when === 'week') expect(daysBetween(from, to)).toBe(6)
    if (when === 'month') expect([startOfMonth(to), addDays(to, 1)]).toEqual([startOfMonth(today), startOfMonth(addDays(to, 1))])
  }))
})
