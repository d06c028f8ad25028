/** The web app's calls for approved listings, with servers that support the query parameters and servers that do not. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/days/days.ts'
import type { RequestFailed } from '../../../domain/failure.ts'
import { noFilter, type Filter } from '../../../domain/lists/filter.ts'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'
import { entriesOf } from '../../../domain/lists/list-query.ts'
import { nearestDay } from '../../../domain/days/nearest-day.ts'
import type { Offer } from '../../../domain/offers.ts'
import { pageOf } from '../../../domain/lists/paging.ts'
import { createApprovedListings } from '../../../src/api/approved-listings.ts'
import { createApiClient } from '../../../src/api/client.ts'
import { events, filter, nearDay } from '../../domain/arbitraries.ts'

const signal = new AbortController().signal

function listings(
  answer: (url: URL) => Response | Promise<Response>,
  type: ListingType = 'event',
  offers: readonly Offer[] = ['single-listings'],
) {
  const requests: string[] = []
  const fetch = async (request: RequestInfo | URL) => {
    const url = new URL((request as Request).url)
    requests.push(url.pathname + url.search)
    return answer(url)
  }
  return { requests, calls: createApprovedListings(createApiClient('http://api.example', 'en', fetch), type, new Set(offers)) }
}

const json = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

const walk: Listing = {
  id: 7, title: 'Walk', description: 'A walk', city: 'Volos', address: null, link: null, tags: [{ name: 'Art' }],
  approved: true, startDate: '2026-11-20', endDate: '2026-11-22', startTime: '18:00', endTime: null, cost: 5,
  language: 'en', translatedTitle: null, translatedDescription: null,
}

const query = { filter: { cities: ['Volos', 'Athens'], tags: ['Art'] }, page: 2, size: 10, from: '2026-11-21', expand: true }

describe('a page', () => {
  it('is requested with filter, window and page number', async () => {
    const { requests, calls } = listings(() => json([], { 'X-Total-Count': '0' }))
    await calls.fetchPage(query, signal)
    expect(requests).toEqual([
      '/api/events/approved?city=Volos&city=Athens&tag=Art&from=2026-11-21&expand=days&limit=10&page=2',
    ])
  })

  it('is returned unchanged if the server sends a total', async () => {
    const entry = { ...walk, currentDate: '2026-11-22' }
    const { calls } = listings(() => json([entry], { 'X-Total-Count': '1000', 'X-Total-Capped': 'true' }))
    expect(await calls.fetchPage(query, signal)).toEqual({ rows: [entry], total: 1000, isCapped: true })
  })

  it('has the number of listings if the server sends it', async () => {
    const { calls } = listings(() => json([], { 'X-Total-Count': '9', 'X-Total-Listings': '4' }))
    expect(await calls.fetchPage(query, signal)).toMatchObject({ total: 9, listings: 4 })
  })

  it('sets the first day on which each event is shown', async () => {
    const { calls } = listings(() => json([walk], { 'X-Total-Count': '1' }))
    const { rows } = await calls.fetchPage({ filter: noFilter, page: 1, size: 5, from: '2026-11-21' }, signal)
    expect(rows.map(({ currentDate }) => currentDate)).toEqual(['2026-11-21'])
  })

  it('is computed from the whole list if the server sends no total', async () => {
    await fc.assert(
      fc.asyncProperty(events, filter, nearDay, fc.integer({ min: 1, max: 3 }), async (all, chosen, from, page) => {
        const { calls } = listings(() => json(all))
        const entries = entriesOf(all, { filter: chosen, from, expand: true })
        expect(await calls.fetchPage({ filter: chosen, from, expand: true, page, size: 4 }, signal)).toEqual({
          rows: pageOf(entries, page, 4),
          total: entries.length,
          isCapped: false,
          isOfWhole: true,
          listings: new Set(entries.map(({ id }) => id)).size,
        })
      }),
    )
  })

  it('fills in fields that another backend omits, and drops invalid entries', async () => {
    const { calls } = listings(() => json([{ id: 3, title: 'Jars' }, { id: 'x' }, null]), 'shop')
    const { rows } = await calls.fetchPage({ filter: noFilter, page: 1, size: 10 }, signal)
    expect(rows).toEqual([
      { id: 3, title: 'Jars', description: '', city: null, address: null, link: null, tags: [], approved: true, currentDate: null,
        language: 'en', translatedTitle: null, translatedDescription: null },
    ])
  })
})

describe('a window', () => {
  it('is also filtered by the web app, because other backends send the whole list', async () => {
    const later = { ...walk, id: 8, startDate: '2027-01-01', endDate: null }
    const { calls } = listings(() => json([later, walk]))
    const found = await calls.fetchWindow({ from: '2026-11-01', to: '2026-11-30', filter: noFilter }, signal)
    expect(found.map(({ id }) => id)).toEqual([7])
  })
})

describe('one listing', () => {
  const problem = (type: string, status: number) => json({ type: `/docs#${type}`, title: '', status, detail: 'No.' }, {}, status)

  it('is requested by its id', async () => {
    const { requests, calls } = listings(() => json(walk))
    expect((await calls.find(7, signal))?.title).toBe('Walk')
    expect(requests).toEqual(['/api/events/7'])
  })

  it('is null if the server responds with unknown-listing', async () => {
    const { calls } = listings(() => problem('unknown-listing', 404))
    expect(await calls.find(7, signal)).toBeNull()
  })

  it('is the listing into which it was merged', async () => {
    const merged = { type: '/docs#unknown-listing', title: '', status: 404, detail: 'No.', mergedInto: 7 }
    const { requests, calls } = listings(({ pathname }) => (pathname === '/api/events/7' ? json(walk) : json(merged, {}, 404)))
    expect((await calls.find(9, signal))?.title).toBe('Walk')
    expect(requests).toEqual(['/api/events/9', '/api/events/7'])
  })

  it('is searched in the whole list if the server does not offer single listings', async () => {
    const { requests, calls } = listings(() => json([walk]), 'event', [])
    expect((await calls.find(7, signal))?.title).toBe('Walk')
    expect(await calls.find(9, signal)).toBeNull()
    expect(requests).toEqual(['/api/events/approved', '/api/events/approved'])
  })

  it('fails if its request fails', async () => {
    const { calls } = listings(() => new Response('no', { status: 500 }))
    await expect(calls.find(7, signal)).rejects.toMatchObject({ failure: { status: 500 } })
  })
})

describe('a failure', () => {
  const failureOf = async (answer: () => Response | Promise<Response>) =>
    listings(answer).calls.fetchPage(query, signal).then(
      () => expect.unreachable(),
      (error: unknown) => (error as RequestFailed).failure,
    )

  it('has the type and the sentence of a known problem', async () => {
    const body = { type: '/docs#unknown-city', title: 'x', status: 400, detail: 'There is no city X.' }
    expect(await failureOf(() => json(body, { 'Content-Type': 'application/problem+json' }, 400))).toEqual({
      status: 400, type: 'unknown-city', sentence: 'There is no city X.',
    })
  })

  it('has the short text of another backend', async () => {
    expect(await failureOf(() => new Response('Closed today', { status: 503 }))).toEqual({
      status: 503, type: null, sentence: 'Closed today',
    })
  })

  it('has no sentence if the response is HTML', async () => {
    expect((await failureOf(() => new Response('<h1>502</h1>', { status: 502 }))).sentence).toBeNull()
  })

  it('occurs if the response is not a list', async () => {
    expect(await failureOf(() => json({ hello: 1 }))).toMatchObject({ status: 200 })
  })

  it('has no status if the response is not JSON', async () => {
    expect((await failureOf(() => new Response('<!doctype html>', { status: 200 }))).status).toBeNull()
  })

  it('has no status if there is no response', async () => {
    expect(await failureOf(() => Promise.reject(new TypeError('fetch failed')))).toEqual({ status: null, type: null, sentence: null })
  })
})

/** Responds as our server does, with totals that are capped at this number. */
function counting(all: readonly Listing[], chosen: Filter, most: number) {
  return (url: URL) => {
    const [from, to, page] = ['from', 'to', 'page'].map((name) => url.searchParams.get(name) ?? undefined)
    const entries = entriesOf(all, { filter: chosen, from, to, expand: true })
    const capped: Record<string, string> = entries.length > most ? { 'X-Total-Capped': 'true' } : {}
    return json(pageOf(entries, Number(page ?? 1), 1), { 'X-Total-Count': String(Math.min(entries.length, most)), ...capped })
  }
}

describe('the nearest day', () => {
  it('is the same from a server that sends totals and from one that sends the whole list', async () => {
    await fc.assert(
      fc.asyncProperty(events, filter, nearDay, fc.integer({ min: 1, max: 4 }), async (all, chosen, from, most) => {
        const window = { filter: chosen, from, to: addDays(from, 2) }
        const expected = nearestDay(all, window)
        expect(await listings(counting(all, chosen, most)).calls.fetchNearestDay(window, signal)).toEqual(expected)
        expect(await listings(() => json(all)).calls.fetchNearestDay(window, signal)).toEqual(expected)
      }),
    )
  })

  it('is requested one entry at a time', async () => {
    const { requests, calls } = listings(counting([walk], noFilter, 1000))
    const january = { filter: noFilter, from: '2027-01-01', to: '2027-01-31' }
    expect(await calls.fetchNearestDay(january, signal)).toEqual({ day: '2026-11-22', isLater: false })
    expect(requests).toEqual([
      '/api/events/approved?from=2027-02-01&expand=days&limit=1',
      '/api/events/approved?to=2026-12-31&expand=days&limit=1',
      '/api/events/approved?to=2026-12-31&page=3&expand=days&limit=1',
    ])
  })
})
