/** Tests the dates that Back and Next open. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarViews, isCalendarDay, windowOf } from '../../../../domain/days/calendar.ts'
import { addDays } from '../../../../domain/days/days.ts'
import { stepDate } from '../../../../src/ui/calendar/calendar-steps.ts'
import { periodLabel } from '../../../../src/ui/calendar/period-label.ts'

const days = fc.oneof(
  fc.integer({ min: 0, max: 36_524 }).map((count) => addDays('2000-01-01', count)),
  fc.integer({ min: 0, max: 60 }).map((count) => addDays('2000-01-01', count)),
  fc.integer({ min: 0, max: 60 }).map((count) => addDays('2099-12-31', -count)),
)

describe('stepping', () => {
  test.each([
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2026-01-15', -1, '2025-12-15'],
    ['week', '2026-10-14', 1, '2026-10-21'],
    ['day', '2026-03-29', -1, '2026-03-28'],
    ['month', '2099-12-01', 1, null],
    ['week', '2000-01-03', -1, '2000-01-01'],
    ['day', '2000-01-01', -1, null],
  ] as const)('in the %s view from %s by %i opens %s', (view, date, direction, expected) => {
    expect(stepDate(view, date, direction)).toBe(expected)
  })

  test('always opens another window, within the range of the calendar', () => {
    fc.assert(
      fc.property(fc.constantFrom(...calendarViews), days, fc.constantFrom(1, -1), (view, date, direction) => {
        const target = stepDate(view, date, direction)
        if (target === null) return
        expect(isCalendarDay(target)).toBe(true)
        expect(windowOf(view, target).from).not.toBe(windowOf(view, date).from)
      }),
    )
  })
})

describe('the label of a period', () => {
  test.each([
    ['month', 'October 2026'],
    ['week', 'October 12 – 18, 2026'],
    ['day', 'Wednesday, October 14, 2026'],
  ] as const)('%s view: %s', (view, label) => {
    expect(periodLabel(view, '2026-10-14').replaceAll('\u2009', ' ')).toBe(label)
  })
})
