/** Events with times of day in the calendar: at their hours in week and day, in the order of their starts elsewhere. */
import { describe, expect, test, vi } from 'vitest'
import { windowOf } from '../../../../domain/days/calendar.ts'
import { daysFrom } from '../../../../domain/days/days.ts'
import { calendarDays } from '../../../../src/ui/calendar/calendar-event.ts'
import { timedEvents } from '../../../../src/ui/calendar/timed-events.ts'
import { daysOf, eventListing } from './event-listings.ts'
import { buttonNames, press, renderCalendar } from './rendered-calendar.tsx'

const day = '2026-10-14'
const timed = (id: number, startTime: string, endTime: string | null = null, given: object = {}) =>
  eventListing({ id, title: `Event ${id}`, startTime, endTime, ...given })

const untimed = eventListing({ id: 1, title: 'Fair' })
const evening = timed(2, '19:30', '21:00')
const morning = timed(3, '07:00', '08:00')
const long = timed(4, '18:00', '12:00', { startDate: '2026-10-13', endDate: '2026-10-15' })
const days = daysOf([evening, untimed, morning, long])

const hourly = (element: Element) => [...element.querySelectorAll('.rbc-events-container button')].map((each) => each.textContent)
const bars = (element: Element) => [...element.querySelectorAll('.rbc-event button')].map((each) => each.textContent)

function placed(listings: Parameters<typeof daysOf>[0], view: 'week' | 'day', first = 100) {
  const { from, to } = windowOf(view, day)
  const shown = timedEvents(calendarDays(daysOf(listings, first), { from, to }, { day, time: '12:00' }), view, daysFrom(from, to))
  return { hours: shown.hours, count: shown.hourlyOn(day), atHours: shown.bars.filter(({ allDay }) => !allDay) }
}

describe.each(['week', 'day'] as const)('the %s view', (view) => {
  test('has events of one day at their hours, and all others as bars', () => {
    const { element, given } = renderCalendar({ days, view })
    expect(hourly(element)).toEqual(['07:00–08:00 Event 3 Athens', '19:30–21:00 Event 2 Athens'])
    expect(bars(element).map((text) => /Fair|Event \d/.exec(text ?? '')?.[0]).sort()).toEqual(['Event 4', 'Fair'])
    press(element, '19:30–21:00 Event 2 Athens, October 14, 2026')
    expect(given.onOpenEvent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 2, startTime: '19:30' }))
  })

  test('shows the hours that events reach, in 24 hours, two slots each', () => {
    const { element, update } = renderCalendar({ days, view })
    const labels = () => [...element.querySelectorAll('.rbc-time-gutter .rbc-label')].map((each) => each.textContent)
    expect([labels().at(0), labels().at(-1)]).toEqual(['06:00', '20:00'])
    expect(element.querySelectorAll('.rbc-day-slot')[0]?.querySelectorAll('.rbc-time-slot')).toHaveLength(30)
    update({ days: daysOf([untimed, long]) })
    expect(element.querySelector('.rbc-hourly')).toBeNull()
    expect(element.querySelectorAll('.rbc-day-slot')[0]?.querySelectorAll('.rbc-time-slot')).toHaveLength(view === 'week' ? 48 : 1)
  })

  test('is a grid whose cells hold the hours, which keys can scroll, also on the next day', () => {
    const { element, update } = renderCalendar({ days, view })
    update({ date: '2026-10-21', days: daysOf([timed(5, '10:00', null, { startDate: '2026-10-21' })]) })
    const hours = element.querySelector<HTMLElement>('.rbc-time-content')
    expect([hours?.getAttribute('role'), hours?.tabIndex, hours?.hasAttribute('aria-hidden')]).toEqual(['row', 0, false])
    expect(element.querySelector('.rbc-events-container button')?.closest('[role=gridcell]')?.parentElement).toBe(hours)
    update({ days: daysOf([untimed]), date: day })
    const of = (name: string) => hours?.getAttribute(name)
    expect([of('role'), of('tabindex'), of('aria-hidden')]).toEqual([null, null, 'true'])
  })
})

describe('events at the same time', () => {
  test.each([['week', 2], ['day', 6]] as const)('are beside each other in the %s view, as many as have room', (view, columns) => {
    const crowd = Array.from({ length: 9 }, (_, index) => timed(index + 1, '10:00', '11:00'))
    expect(placed([...crowd, timed(20, '11:00')], view).count).toBe(columns + 1)
  })

  test('do not overlap on the screen', () => {
    const { element } = renderCalendar({ days: daysOf([timed(1, '10:00', '12:00'), timed(2, '11:00', '13:00')]), view: 'day' })
    const starts = [...element.querySelectorAll<HTMLElement>('.rbc-events-container button')].map(({ style }) => style.insetInlineStart)
    expect(new Set(starts).size).toBe(2)
  })

  test('leave bars that lead to more, while not all events of the day are known', () => {
    const crowd = Array.from({ length: 30 }, (_, index) => timed(index + 1, `${String(8 + (index % 12)).padStart(2, '0')}:00`))
    expect(placed(crowd, 'week').count).toBe(24)
    expect(placed(crowd, 'week', 24).count).toBe(14)
    const { element } = renderCalendar({ days: daysOf(crowd, 24), view: 'week' })
    expect(hourly(element)).toHaveLength(14)
    expect(buttonNames(element).filter((name) => name.includes('more'))).toEqual([expect.stringMatching(/^\+8 more/)])
  })
})

describe('an event at its hour', () => {
  const drawn = (...times: [string, string?]) =>
    placed([timed(1, ...times)], 'day').atHours.map(({ start, end }) => [start, end].map((moment) => moment.toISOString().slice(11, 16)))

  test.each<[[string, string?], string, string]>([
    [['10:00', '12:30'], '10:00', '12:30'],
    [['10:00'], '10:00', '11:00'],
    [['10:00', '10:05'], '10:00', '10:30'],
    [['23:50'], '23:30', '23:59'],
    [['20:00', '00:00'], '20:00', '23:59'],
    [['00:00', '00:00'], '00:00', '23:59'],
    [['00:00', '23:59'], '00:00', '23:59'],
  ])('from %j is drawn from %s to %s', (times, start, end) => expect(drawn(...times)).toEqual([[start, end]]))

  test('is an hour after the first hour that is shown, of twelve or more', () => {
    expect(placed([timed(1, '10:00')], 'day').hours).toEqual({ from: 9, to: 21 })
    expect(placed([timed(1, '21:00')], 'day').hours).toEqual({ from: 12, to: 24 })
    expect(placed([timed(1, '00:10'), timed(2, '23:50')], 'day').hours).toEqual({ from: 0, to: 24 })
    expect(placed([untimed], 'day').hours).toBeNull()
  })
})

describe('lists of a day', () => {
  test('have the order of lists: by start, those without a time after those to come, what is over last', () => {
    const { element } = renderCalendar({ days, view: 'day' }, 'narrow')
    const titles = [...element.querySelectorAll('ul')].flatMap(buttonNames).map((name) => /Fair|Event \d/.exec(name)?.[0])
    expect(titles).toEqual(['Event 4', 'Event 2', 'Fair', 'Event 3'])
  })

  test('say when an event starts on the day that is shown', () => {
    const { element, update } = renderCalendar({ days, view: 'day', date: '2026-10-13' }, 'narrow')
    expect(element.querySelector('ul')?.textContent).toMatch(/^18:00Event 4Tuesday, October 13, 2026, 18:00 – Thursday, October 15, 2026, 12:00/)
    update({ date: day })
    expect(element.querySelector('ul')?.textContent).toMatch(/^Event 4/)
  })

  test('a month says it on the first bar of an event', () => {
    const { element, given } = renderCalendar({ days })
    expect(bars(element)).toEqual(expect.arrayContaining(['18:00 Event 4', 'Fair', '07:00 Event 3', '19:30 Event 2']))
    press(element, '18:00 Event 4, Tuesday, October 13, 2026, 18:00 – Thursday, October 15, 2026, 12:00, Athens')
    expect(vi.mocked(given.onOpenEvent)).toHaveBeenCalledOnce()
  })

  test('a month has those of one day in the same order, and marks what is over or cancelled', () => {
    const cancelled = { ...untimed, cancellation: { at: '2026-10-01T08:00:00.000Z', note: null } }
    const { element } = renderCalendar({ days: daysOf([evening, cancelled, morning]) })
    expect(bars(element)).toEqual(['19:30 Event 2', 'Fair', '07:00 Event 3'])
    expect(buttonNames(element).filter((name) => name.includes('Cancelled'))).toEqual([expect.stringMatching(/^Fair, .*· Cancelled$/)])
    expect(buttonNames(element).filter((name) => name.includes('Over'))).toEqual([expect.stringMatching(/^07:00 Event 3, .*· Over$/)])
  })
})
