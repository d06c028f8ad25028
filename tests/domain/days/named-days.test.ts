/** The days that people name. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekday } from '../../../domain/days/days.ts'
import { dayNamed, daysNamed, namedDays } from '../../../domain/days/named-days.ts'
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

test.each([
  ['dayAfterTomorrow', '2026-11-30', '2026-12-02', '2026-12-02'],
  ['nextWeek', '2026-11-27', '2026-11-30', '2026-12-06'],
  ['nextWeek', '2026-11-30', '2026-12-07', '2026-12-13'],
  ['nextWeekend', '2026-11-29', '2026-12-05', '2026-12-06'],
  ['nextMonth', '2026-12-31', '2027-01-01', '2027-01-31'],
  ['friday', '2026-11-27', '2026-11-27', '2026-11-27'],
] as const)('%s on %s is from %s to %s', (name, today, from, to) => expect(daysNamed(name, today)).toEqual({ from, to }))
