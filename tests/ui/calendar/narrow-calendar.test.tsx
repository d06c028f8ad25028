// @vitest-environment jsdom
/** Tests the calendar on a phone: the day is the button, and its events are listed below. */
import { describe, expect, test } from 'vitest'
import { eventListing } from './event-listings.ts'
import { buttonNames, press, renderCalendar } from './rendered-calendar.tsx'

const events = [
  eventListing({ id: 1, title: 'Swap market', startDate: '2026-10-12', endDate: '2026-10-16' }),
  eventListing({ id: 2, title: 'Bird walk', startDate: '2026-10-20' }),
]

function listed(element: Element): string[] {
  return buttonNames(element.querySelector('section') ?? element)
}

describe.each(['month', 'week'] as const)('the %s on a narrow screen', (view) => {
  test('lists the day of the address first, then the one that is tapped', () => {
    const { element, given } = renderCalendar({ events, view }, 'narrow')
    expect(element.querySelector('h3')?.textContent).toBe('Wednesday, October 14, 2026')
    expect(listed(element)).toMatchObject([expect.stringMatching(/^Swap market/)])

    press(element, view === 'month' ? 'Sunday, October 18' : 'Sun 18')
    expect(element.querySelector('h3')?.textContent).toBe('Sunday, October 18, 2026')
    expect(element.querySelector('section')?.textContent).toContain('There are no events on this day.')
    expect(given.onDrillDown).not.toHaveBeenCalled()
  })

  test('opens the listed event that is pressed', () => {
    const { element, given } = renderCalendar({ events, view }, 'narrow')
    press(element, 'Swap market')
    expect(given.onOpenEvent).toHaveBeenCalledExactlyOnceWith(events[0])
  })

  test('has no other buttons in the grid than its days, of which one is chosen', () => {
    const { element } = renderCalendar({ events, view }, 'narrow')
    const grid = element.querySelector('.rbc-calendar') ?? element
    expect(grid.querySelectorAll('.rbc-event').length).toBeGreaterThan(0)
    expect(buttonNames(grid).length).toBe(view === 'month' ? 35 : 7)
    expect(grid.querySelectorAll('[aria-pressed=true]').length).toBe(1)
  })

  test('forgets the tapped day when it shows another period', () => {
    const { element, update } = renderCalendar({ events, view }, 'narrow')
    press(element, view === 'month' ? 'Sunday, October 18' : 'Sun 18')
    update({ date: '2026-10-20' })
    expect(element.querySelector('h3')?.textContent).toBe('Tuesday, October 20, 2026')
  })
})

describe('a day with very many events', () => {
  const crowd = Array.from({ length: 230 }, (_, index) => eventListing({ id: index + 1, title: `Event ${index + 1}` }))

  test('is listed by the hundred', () => {
    const { element } = renderCalendar({ events: crowd }, 'narrow')
    expect(listed(element).length).toBe(101)
    press(element, '+130 more')
    press(element, '+30 more')
    expect(listed(element).length).toBe(230)
  })

  test('is shown by the hundred in the day view', () => {
    const { element } = renderCalendar({ events: crowd, view: 'day' }, 'narrow')
    expect(element.querySelectorAll('.rbc-event button').length).toBe(100)
    press(element, '+130 more')
    expect(element.querySelectorAll('.rbc-event button').length).toBe(200)
  })
})
