/** Tests that omitting hidden events from crowded weeks does not change the grid. */
import fc from 'fast-check'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Calendar } from 'react-big-calendar'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { windowOf } from '../../../../domain/calendar.ts'
import { calendarEvents, type CalendarEvent } from '../../../../src/ui/calendar/calendar-event.ts'
import { eventsWithRoom } from '../../../../src/ui/calendar/crowded-weeks.ts'
import { dateOf } from '../../../../src/ui/calendar/day-date.ts'
import { calendarLocalizer } from '../../../../src/ui/calendar/localizer.ts'
import { eventListing, listingsWithin } from './event-listings.ts'
import { buttonNames, renderCalendar } from './rendered-calendar.tsx'

const rowsOfGrid = 3
const localizer = calendarLocalizer()

/**
 * Mounts react-big-calendar until the end of the test, and returns what it renders for events: the bars row by row, and the days
 * with a "more" button.
 */
function mounted(view: 'month' | 'week'): (events: readonly CalendarEvent[]) => string[] {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    act(() => root.unmount())
    element.remove()
  })
  return (events) => {
    act(() =>
      root.render(
        <Calendar
          localizer={localizer} events={[...events]} views={[view]} view={view} onView={() => undefined}
          date={dateOf('2026-10-14')} onNavigate={() => undefined} toolbar={false} allDayMaxRows={rowsOfGrid} step={1440} timeslots={1}
          messages={{ showMore: () => 'more' }}
        />,
      ),
    )
    return [...element.querySelectorAll('.rbc-row-content .rbc-row')].map((row) =>
      [...row.children].map((cell) => `${(cell as HTMLElement).style.flexBasis} ${cell.textContent.trim()}`).join(' | '),
    )
  }
}

/** The month computes its number of rows from sizes: a head, three events and "+N more". */
function fakeBoundingBox(this: Element): DOMRect {
  return new DOMRect(0, 0, 100, this.classList.contains('rbc-month-row') ? 20 * (rowsOfGrid + 2) : 20)
}

describe('a crowded week', () => {
  test.each(['week', 'month'] as const)('is rendered in the %s view as if the grid received all events', (view) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(fakeBoundingBox)
    const drawn = mounted(view)
    const period = windowOf(view, '2026-10-14')
    let crowdedRuns = 0
    fc.assert(
      fc.property(listingsWithin('2026-10-08', 11, 12, 50), (listings) => {
        const events = calendarEvents(listings, period)
        const reduced = eventsWithRoom(events, period, rowsOfGrid + 2)
        if (reduced.length < events.length) crowdedRuns++
        expect(drawn(reduced)).toEqual(drawn(events))
      }),
      { numRuns: 40 },
    )
    expect(crowdedRuns).toBeGreaterThan(5)
  })

  test('passes few of thousands of events to the grid', () => {
    const crowd = Array.from({ length: 5000 }, (_, index) => eventListing({ id: index + 1, startDate: `2026-10-${10 + (index % 20)}` }))
    const month = windowOf('month', '2026-10-14')
    expect(eventsWithRoom(calendarEvents(crowd, month), month).length).toBe(20 * 24)
  })

  test('has a "more" button also on another day of a hidden event', () => {
    const crowd = Array.from({ length: 24 }, (_, id) => eventListing({ id, startDate: '2026-10-13', endDate: '2026-10-14' }))
    const hidden = eventListing({ id: 99, startDate: '2026-10-14', endDate: '2026-10-15' })
    const { element } = renderCalendar({ events: [...crowd, hidden], view: 'week' })
    expect(buttonNames(element).filter((name) => name.includes('more'))).toEqual([
      '+16 more, October 13, 2026', '+17 more, October 14, 2026', '+1 more, October 15, 2026',
    ])
  })

  test('shows the total of hidden events', () => {
    const crowd = Array.from({ length: 1234 }, (_, index) => eventListing({ id: index + 1, title: `Event ${index + 1}` }))
    const { element } = renderCalendar({ events: crowd, view: 'week' })
    expect(element.querySelectorAll('.rbc-event').length).toBe(8)
    expect(element.querySelector('[aria-label^="+1226 more"]')?.getAttribute('aria-label')).toBe('+1226 more, October 14, 2026')
  })
})
