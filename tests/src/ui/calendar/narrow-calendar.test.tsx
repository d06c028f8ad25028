/** Tests the calendar of narrow screens: each day is a button, and its events are listed below. */
import { describe, expect, test, vi } from 'vitest'
import { noEventDays } from '../../../../domain/days/event-days.ts'
import { daysOf, eventListing } from './event-listings.ts'
import { button, buttonNames, press, pressKey, renderCalendar } from './rendered-calendar.tsx'

const market = eventListing({ id: 1, title: 'Swap market', startDate: '2026-10-12', endDate: '2026-10-16' })
const walk = eventListing({ id: 2, title: 'Bird walk', startDate: '2026-10-18' })
const days = daysOf([market, walk])

const listed = (element: Element) => [...element.querySelectorAll('ul')].flatMap(buttonNames)
const headings = (element: Element) => [...element.querySelectorAll('h3')].map((heading) => heading.textContent)
const dotsOf = (element: Element, day: string) => button(element, day).querySelectorAll('i').length
const announced = (element: Element) => element.querySelector('p[aria-live]')?.textContent

describe('the month', () => {
  test('lists the events of the current day, and announces their number', () => {
    const { element, update } = renderCalendar({ days }, 'narrow')
    expect(headings(element)).toEqual(['Wednesday, October 14, 2026'])
    expect(listed(element)).toEqual([expect.stringMatching(/^Swap market/)])
    expect(announced(element)).toBe('Wednesday, October 14, 2026: 1 event')
    update({ date: '2026-10-20' })
    expect(element.querySelector('section')?.textContent).toContain('There are no events on this day.')
    expect(announced(element)).toBe('Tuesday, October 20, 2026: 0 events')
  })

  test('lists the events of today by start, those without a time after those to come, and what is over last, marked', () => {
    const at = (id: number, title: string, startTime: string | null = null, endTime: string | null = null) =>
      eventListing({ id, title, startTime, endTime, city: null })
    const today = daysOf([at(3, 'Anytime'), at(4, 'Dawn', '06:00', '08:00'), at(5, 'Dance', '18:00'), at(6, 'Lunch', '11:00', '13:00')])
    const { element, update } = renderCalendar({ days: today }, 'narrow')
    const titles = () => listed(element).map((name) => name.replace(/ Wednesday.*/, ''))
    expect(titles()).toEqual(['11:00Lunch', '18:00Dance', 'Anytime', '06:00Dawn Over'])
    update({ now: { day: '2026-10-14', time: '13:00' } })
    expect(titles()).toEqual(['18:00Dance', 'Anytime', '06:00Dawn Over', '11:00Lunch Over'])
    update({ now: { day: '2026-10-13', time: '13:00' } })
    expect(titles()).toEqual(['06:00Dawn', '11:00Lunch', '18:00Dance', 'Anytime'])
  })

  test('reports the tapped day, and marks the current one', () => {
    const { element, given } = renderCalendar({ days }, 'narrow')
    press(element, 'Sunday, October 18')
    expect(given.onDay).toHaveBeenCalledExactlyOnceWith('2026-10-18')
    expect(given.onDrillDown).not.toHaveBeenCalled()
    expect([...element.querySelectorAll('[aria-selected=true]')].map((cell) => cell.textContent)).toEqual(['14'])
  })

  test('has a dot for each event of a day, up to three', () => {
    const crowd = Array.from({ length: 5 }, (_, id) => eventListing({ id: id + 10, startDate: '2026-10-16' }))
    const { element } = renderCalendar({ days: daysOf([market, walk, ...crowd]) }, 'narrow')
    expect(['Sunday, October 11', 'Monday, October 12', 'Friday, October 16'].map((day) => dotsOf(element, day))).toEqual([0, 1, 3])
  })

  test('is one Tab stop, within which keys change the day', () => {
    const { element, given } = renderCalendar({ days }, 'narrow')
    expect([...element.querySelectorAll('td [tabindex="0"]')]).toEqual([button(element, 'Wednesday, October 14')])
    // Each key goes on from the day of the one before, to which the calendar has not changed yet.
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'x']) {
      pressKey(button(element, 'Wednesday, October 14'), key)
    }
    expect(vi.mocked(given.onDay).mock.calls.flat()).toEqual([
      '2026-10-13', '2026-10-06', '2026-10-07', '2026-10-14', '2026-10-12', '2026-10-18', '2026-09-18', '2026-10-18',
    ])
  })

  test('announces nothing while events are loading', () => {
    const { element } = renderCalendar({ days: noEventDays, isBusy: true }, 'narrow')
    expect(announced(element)).toBe('')
    expect(element.querySelector('[role=status]')?.textContent).toBe('')
  })
})

describe('the week', () => {
  test('lists exactly the days of its label', () => {
    const { element } = renderCalendar({ days, view: 'week', date: '2026-10-14' }, 'narrow')
    expect(element.querySelector('h2')?.textContent?.replaceAll('\u2009', ' ')).toBe('October 12 – 18, 2026')
    expect(headings(element)).toEqual([
      'Monday, October 12, 2026', 'Tuesday, October 13, 2026', 'Wednesday, October 14, 2026', 'Thursday, October 15, 2026',
      'Friday, October 16, 2026', 'Saturday, October 17, 2026', 'Sunday, October 18, 2026',
    ])
    expect(listed(element).map((name) => name.split(' ')[0])).toEqual(['Swap', 'Swap', 'Swap', 'Swap', 'Swap', 'Bird'])
    expect([...element.querySelectorAll('h3[data-chosen]')].map((heading) => heading.textContent)).toEqual(['Wednesday, October 14, 2026'])
  })
})

describe.each(['month', 'week', 'day'] as const)('the %s', (view) => {
  test('opens the pressed event of the list', () => {
    const { element, given } = renderCalendar({ days, view, date: '2026-10-18' }, 'narrow')
    press(element, 'Bird walk')
    expect(given.onOpenEvent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 2, title: 'Bird walk' }))
  })

  test('shows a message if its window has no events', () => {
    const { element } = renderCalendar({ days: noEventDays, view }, 'narrow')
    expect(element.querySelector('[role=status]')?.textContent).toBe('There are no events in this range.')
    expect(headings(element)).toEqual([])
  })
})

describe('a day with more events than are known', () => {
  const crowd = Array.from({ length: 230 }, (_, index) => eventListing({ id: index + 1, title: `Event ${index + 1}` }))

  test.each(['month', 'week', 'day'] as const)('lists those of the %s view, says how many others there are, and leads to all', (view) => {
    const { element, given, update } = renderCalendar({ days: daysOf(crowd, 16), view }, 'narrow')
    expect(listed(element).length).toBe(16)
    press(element, '+214 more')
    expect(given.onMore).toHaveBeenCalledExactlyOnceWith('2026-10-14')
    const all = () => [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
    expect(all()).toEqual([['230 events', '#/events?day=2026-10-14']])
    update({ days: daysOf(crowd, 230) })
    expect(listed(element).length).toBe(230)
    expect(buttonNames(element).filter((name) => name.includes('more'))).toEqual([])
    expect(all()).toEqual([])
  })
})
