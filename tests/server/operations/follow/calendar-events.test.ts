/** The events of a subscribed calendar: how far it reaches back, and what is left out if there are too many. */
import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '../../../../domain/days/days.ts'
import { noFilter } from '../../../../domain/lists/filter.ts'
import type { ListQuery } from '../../../../domain/lists/list-query.ts'
import { calendarEvents, maxCalendarEvents } from '../../../../server/operations/follow/calendar-events.ts'

const today = '2026-11-24'

/** Reads from these days as the store does. */
function reader(days: readonly Day[]) {
  return async ({ from, to }: ListQuery, limit: number) =>
    days.filter((day) => (!from || day >= from) && (!to || day <= to)).slice(0, limit)
}

const daysFrom = (first: Day, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index))

describe('a calendar', () => {
  it('reaches back 90 days and has all that is to come', async () => {
    const days = ['2026-08-25', '2026-08-26', today, '2031-01-01']
    expect(await calendarEvents({ filter: noFilter }, today, reader(days))).toEqual(days.slice(1))
  })

  it('has the next events, and none of the past, if there are too many', async () => {
    const days = [...daysFrom('2026-11-14', 10), ...daysFrom(today, maxCalendarEvents)]
    expect(await calendarEvents({ filter: noFilter }, today, reader(days))).toEqual(daysFrom(today, maxCalendarEvents))
    expect(await calendarEvents({ filter: noFilter }, today, reader(days.slice(0, maxCalendarEvents)))).toHaveLength(maxCalendarEvents)
  })

  it('keeps to the days of its own filter', async () => {
    const days = daysFrom('2025-01-01', 40)
    const window = { filter: noFilter, from: '2025-01-05', to: '2025-01-07' }
    expect(await calendarEvents(window, today, reader(days))).toEqual(['2025-01-05', '2025-01-06', '2025-01-07'])
  })
})
