/** Tests the calendar of wide screens: what it shows, and what its buttons report. */
import { describe, expect, test, vi } from 'vitest'
import { calendarViews } from '../../../../domain/days/calendar.ts'
import { daysOf, eventListing } from './event-listings.ts'
import { button, buttonNames, press, pressKey, renderCalendar } from './rendered-calendar.tsx'
import { setTimeZone } from './time-zones.ts'

const market = eventListing({ id: 2, title: 'Swap market', startDate: '2026-10-12', endDate: '2026-10-16', city: null })
const cleanup = eventListing({ id: 3, title: 'Beach clean-up' })
const undated = eventListing({ id: 4, title: 'Some day', startDate: null })
const days = daysOf([cleanup, market, undated])

describe('the toolbar', () => {
  test('has Today, Back, Next and three views, and marks the current view', () => {
    const { element } = renderCalendar({ view: 'week' })
    expect(buttonNames(element).slice(0, 6)).toEqual(['Today', 'Back', 'Next', 'Month', 'Week', 'Day'])
    expect(['Month', 'Week', 'Day'].map((name) => button(element, name).getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
  })

  test('reports the dates and views to open', () => {
    const { element, given } = renderCalendar({ date: '2026-01-31', now: { day: '2026-10-14', time: '12:00' } })
    press(element, 'Today')
    press(element, 'Back')
    press(element, 'Next')
    press(element, 'Week')
    expect(vi.mocked(given.onDate).mock.calls).toEqual([['2026-10-14'], ['2025-12-31'], ['2026-02-28']])
    expect(given.onView).toHaveBeenCalledExactlyOnceWith('week')
  })

  test('disables Next at the end of the calendar\'s range', () => {
    const { element } = renderCalendar({ date: '2099-12-01' })
    expect(button(element, 'Next').disabled).toBe(true)
    expect(button(element, 'Back').disabled).toBe(false)
  })

  test('announces the period', () => {
    const { element } = renderCalendar()
    expect(element.querySelector('[aria-live=polite] h2')?.textContent).toBe('October 2026')
  })
})

describe.each(calendarViews)('the %s view', (view) => {
  test('shows each dated event as one button with title, days and town', () => {
    const { element } = renderCalendar({ days, view })
    expect(buttonNames(element).filter((name) => /^(Beach clean-up|Swap market|Some day)/.test(name)).sort()).toEqual(
      view === 'day'
        ? ['Beach clean-up Wednesday, October 14, 2026\u00A0· Athens', 'Swap market Monday, October 12 – Friday, October 16, 2026']
        : ['Beach clean-up, Wednesday, October 14, 2026, Athens', 'Swap market, Monday, October 12 – Friday, October 16, 2026'],
    )
  })

  test('opens the event whose button is pressed', () => {
    const { element, given } = renderCalendar({ days, view })
    press(element, 'Swap market')
    expect(given.onOpenEvent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 2, title: 'Swap market', city: null }))
  })

  test.each(['wide', 'narrow'] as const)('on a %s screen says nothing of events that could not be fetched', (screen) => {
    const { element, update } = renderCalendar({ view, isFailed: true, nextEventsLink: 'Next events' }, screen)
    const said = () => [...element.querySelectorAll('[role=status], p[aria-live]')].map((part) => part.textContent).join('')
    expect([said(), element.textContent?.includes('Next events')]).toEqual(['', false])
    update({ isFailed: false, nextEventsLink: 'Next events' })
    expect([said().includes('There are no events in this range.'), element.textContent?.includes('Next events')]).toEqual([true, true])
  })

  test('shows a message if its window has no events, but not while they are loading', () => {
    const { element, update } = renderCalendar({ days: daysOf([undated]), view, isBusy: true })
    expect(element.querySelector('[role=status]')?.textContent).toBe('')
    update({ isBusy: false })
    expect(element.querySelector('[role=status]')?.textContent).toBe('There are no events in this range.')
    update({ days })
    expect(element.querySelector('[role=status]')?.textContent).toBe('')
  })

  test.each(['America/Los_Angeles', 'Africa/Cairo', 'Pacific/Apia'])('is the same in the time zone %s', (zone) => {
    const drawn = () => renderCalendar({ days, view, now: { day: '2026-03-29', time: '12:00' } }).element.innerHTML.replaceAll(/_r_\w+_/g, '')
    const ownZone = drawn()
    setTimeZone(zone)
    expect(drawn()).toBe(ownZone)
  })

  test('is a grid whose rows contain only cells', () => {
    const { element } = renderCalendar({ days, view })
    const table = element.querySelector('[role=grid]')
    expect(table?.getAttribute('aria-labelledby')).toBe(element.querySelector('h2')?.id)
    for (const row of element.querySelectorAll('[role=row]')) {
      expect(row.querySelector('[role=gridcell], [role=columnheader]')).not.toBeNull()
      expect(row.parentElement?.closest('[role=row]')).toBeNull()
    }
    for (const event of element.querySelectorAll('.rbc-event button')) expect(event.closest('[role=gridcell]')).not.toBeNull()
    for (const cell of element.querySelectorAll('[role=gridcell], [role=columnheader]')) expect(cell.closest('[role=row]')).not.toBeNull()
  })
})

describe('the grid', () => {
  const focused = () => document.activeElement
  const tabStops = (element: HTMLElement) =>
    [...element.querySelectorAll<HTMLElement>('[role=grid] button')].filter(({ tabIndex }) => tabIndex === 0)

  test.each(calendarViews)('is one Tab stop in the %s view', (view) => {
    const { element } = renderCalendar({ days, view })
    expect(tabStops(element)).toHaveLength(1)
  })

  test.each([
    ['ArrowRight', '2026-10-15'], ['ArrowLeft', '2026-10-13'], ['ArrowDown', '2026-10-21'], ['ArrowUp', '2026-10-07'],
    ['Home', '2026-10-12'], ['End', '2026-10-18'],
  ])('moves the focus by %s', async (key, day) => {
    const { element, given } = renderCalendar({ days })
    pressKey(button(element, 'Wednesday, October 14'), key)
    await vi.waitFor(() => expect(focused()).toBe(element.querySelector(`[data-day="${day}"]`)))
    expect(tabStops(element)).toEqual([focused()])
    expect(given.onDate).not.toHaveBeenCalled()
  })

  test('opens another month for a day in it, and moves the focus there', async () => {
    const { element, given, update } = renderCalendar({ days })
    pressKey(button(element, 'Wednesday, October 14'), 'PageDown')
    expect(given.onDate).toHaveBeenCalledExactlyOnceWith('2026-11-14')
    update({ date: '2026-11-14' })
    await vi.waitFor(() => expect(focused()).toBe(element.querySelector('[data-day="2026-11-14"]')))
  })

  test('moves from event to event in the day view', () => {
    const { element } = renderCalendar({ days, view: 'day' })
    const [first, second] = ['Swap market', 'Beach clean-up'].map((name) => button(element, name))
    if (!first || !second) return expect.unreachable()
    pressKey(first, 'ArrowDown')
    expect(focused()).toBe(second)
    pressKey(second, 'Home')
    expect(focused()).toBe(first)
  })
})

describe('the days', () => {
  test('open the day, and the heading of the day receives the focus', () => {
    const { element, given, update } = renderCalendar({ days })
    press(element, 'Thursday, October 15, 2026: 1 event')
    expect(given.onDrillDown).toHaveBeenCalledExactlyOnceWith('2026-10-15')
    update({ view: 'day', date: '2026-10-15' })
    expect(document.activeElement?.textContent).toBe('Thursday, October 15, 2026')
  })

  test('mark today in Athens', () => {
    const { element } = renderCalendar({ now: { day: '2026-10-20', time: '12:00' } })
    expect(button(element, 'Tuesday, October 20').getAttribute('aria-current')).toBe('date')
    expect(element.querySelectorAll('.rbc-month-view [aria-current]').length).toBe(1)
  })

  test('start with Monday', () => {
    const { element } = renderCalendar()
    const heads = [...element.querySelectorAll('[role=columnheader]')].map((head) => head.textContent)
    expect(heads).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    expect(buttonNames(element)[6]).toBe('Monday, September 28, 2026: 0 events')
  })
})

describe('a day with more events than the grid has rows for', () => {
  const crowd = Array.from({ length: 230 }, (_, index) => eventListing({ id: index + 1, title: `Event ${index + 1}` }))
  const more = (element: Element) => buttonNames(element).filter((name) => name.includes('more'))

  test('shows the number of all others in the week, also of those that are not known, and opens the day', () => {
    const { element, given } = renderCalendar({ days: daysOf(crowd, 24), view: 'week' })
    expect(element.querySelectorAll('.rbc-event').length).toBe(8)
    expect(more(element)).toEqual(['+222 more, October 14, 2026'])
    press(element, '+222 more')
    expect(given.onDrillDown).toHaveBeenCalledExactlyOnceWith('2026-10-14')
    expect(given.onMore).not.toHaveBeenCalled()
  })

  test('asks for more in the day view, until all are known', () => {
    const { element, given, update } = renderCalendar({ days: daysOf(crowd), view: 'day' })
    expect(element.querySelectorAll('.rbc-event').length).toBe(98)
    press(element, '+132 more')
    expect(given.onMore).toHaveBeenCalledExactlyOnceWith('2026-10-14')
    update({ days: daysOf(crowd, 230) })
    expect(element.querySelectorAll('.rbc-event').length).toBe(230)
    expect(more(element)).toEqual([])
  })

  test('has the button also on another day of an event without a row', () => {
    const filling = Array.from({ length: 24 }, (_, id) => eventListing({ id, startDate: '2026-10-13', endDate: '2026-10-14' }))
    const hidden = eventListing({ id: 99, startDate: '2026-10-14', endDate: '2026-10-15' })
    const { element } = renderCalendar({ days: daysOf([...filling, hidden], 24), view: 'week' })
    expect(more(element)).toEqual(['+16 more, October 13, 2026', '+17 more, October 14, 2026', '+1 more, October 15, 2026'])
  })
})

describe('the settings of the specification', () => {
  test('a week has slots of 30 minutes, two to the hour', () => {
    const { element } = renderCalendar({ view: 'week' })
    const column = element.querySelector('.rbc-day-slot')
    expect(column?.querySelectorAll('.rbc-timeslot-group').length).toBe(24)
    expect(column?.querySelectorAll('.rbc-time-slot').length).toBe(48)
    expect(element.querySelector('.rbc-time-header-gutter')?.textContent).toBe('All Day')
  })

  test('a day is a single slot', () => {
    const { element } = renderCalendar({ view: 'day' })
    expect(element.querySelectorAll('.rbc-day-slot .rbc-time-slot').length).toBe(1)
  })
})
