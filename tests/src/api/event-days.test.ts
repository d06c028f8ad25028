/** The web app's call for the days of the calendar, with servers that have the operation and servers that do not. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarViews } from '../../../domain/days/calendar.ts'
import { calendarQuery, type EventDays } from '../../../domain/days/event-days.ts'
import { eventDays } from '../../../domain/lists/event-days-of-list.ts'
import type { Offer } from '../../../domain/offers.ts'
import { createApprovedListings } from '../../../src/api/approved-listings.ts'
import { createApiClient } from '../../../src/api/client.ts'
import { createFetchDays } from '../../../src/api/event-days.ts'
import { events, filter, nearDay } from '../../domain/arbitraries.ts'

function daysOf(body: unknown, offers: readonly Offer[]) {
  const requests: string[] = []
  const client = createApiClient('http://api.example', 'en', async (request) => {
    const { pathname, search } = new URL((request as Request).url)
    requests.push(pathname + search)
    return Response.json(body)
  })
  const fetchDays = createFetchDays(client, new Set(offers), createApprovedListings(client, 'event', new Set()))
  return { requests, fetchDays: (query: Parameters<typeof fetchDays>[0]) => fetchDays(query, new AbortController().signal) }
}

describe('the days of a window', () => {
  it('are requested with filter, number and page', async () => {
    const answer: EventDays = {
      days: [{ date: '2026-11-22', count: 3, events: [7] }],
      events: [{ id: 7, title: 'Walk', language: 'en', translatedTitle: null, city: null, startDate: '2026-11-22', endDate: null,
        startTime: null, endTime: null }],
    }
    const { requests, fetchDays } = daysOf(answer, ['event-days'])
    const chosen = { cities: ['Volos', 'Athens'], tags: ['Art'] as const }
    expect(await fetchDays(calendarQuery({ view: 'month', date: '2026-11-22', filter: chosen }))).toEqual(answer)
    expect(requests).toEqual(['/api/events/days?from=2026-10-26&to=2026-12-06&first=16&page=1&city=Volos&city=Athens&tag=Art'])
  })

  it('are derived from the events if the server does not offer them', async () => {
    await fc.assert(
      fc.asyncProperty(events, filter, nearDay, fc.constantFrom(...calendarViews), async (all, chosen, date, view) => {
        const query = { ...calendarQuery({ view, date, filter: chosen }), first: 2 }
        expect(await daysOf(all, []).fetchDays(query)).toEqual(eventDays(all, query))
      }),
    )
  })
})
