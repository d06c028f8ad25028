/** The days that people name. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekday } from '../../../domain/days/days.ts'
import { dayNamed, namedDays } from '../../../domain/days/named-days.ts'
import { day } from '../arbitraries.ts'

test.each([
  ['tomorrow', '2026-11-30', '2026-12-01'],
  ['monday', '2026-11-24', '2026-11-30'],
  ['tuesday', '2026-11-24', '2026-11-24'],
  ['sunday', '2026-12-28', '2027-01-03'],
] as const)('%s on %s is %s', (name, today, meant) => expect(dayNamed(name, today)).toBe(meant))

test('each day of the week is the next one of its name, and seven days have each once', () => {
  fc.assert(fc.property(day, (today) => {
    const [tomorrow, ...week] = namedDays.map((name) => dayNamed(name, today))
    expect(tomorrow).toBe(addDays(today, 1))
    expect(week.map(weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(week.map((each) => daysBetween(today, each)).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  }))
})
