/** The web app's calls of moderation. */
import { describe, expect, it } from 'vitest'
import { createApiClient } from '../../../../src/api/client.ts'
import { createModeration } from '../../../../src/api/moderation/moderation.ts'
import { waitingQueue } from '../../../../domain/moderation/queue.ts'
import { listingTypes } from '../../../../domain/listing/listing.ts'
import type { Offer } from '../../../../domain/offers.ts'
import { changeOf, typedListing } from '../../../support/listings/typed-listings.ts'

const signal = new AbortController().signal
const listing = typedListing()
const { type: _, etag: __, ...plain } = listing

const given = { reasons: [], reason: '' }
const pagedOffers = new Set<Offer>(['paged-moderation', 'rejection'])

interface Answering {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly offers?: ReadonlySet<Offer>
}

interface Sent {
  readonly line: string
  readonly ifMatch: string | null
  readonly ifNoneMatch: string | null
  readonly key: string | null
  readonly body: unknown
}

function moderation(body: unknown, { status = 200, headers = {}, offers = pagedOffers }: Answering = {}) {
  const requests: Sent[] = []
  const fetch = async (request: RequestInfo | URL) => {
    const { method, url, headers: sent } = request as Request
    const { pathname, search } = new URL(url)
    const text = await (request as Request).text()
    requests.push({
      line: `${method} ${pathname}${search}`, ifMatch: sent.get('If-Match'), ifNoneMatch: sent.get('If-None-Match'),
      key: sent.get('Idempotency-Key'), body: text === '' ? null : JSON.parse(text),
    })
    const answer = status === 304 ? null : JSON.stringify(body)
    return new Response(answer, { status, headers: { 'Content-Type': 'application/json', ...headers } })
  }
  return { requests, calls: createModeration(createApiClient('http://api.example', 'en', fetch), offers) }
}

describe('the list', () => {
  it('is requested with state, filter and page number', async () => {
    const { requests, calls } = moderation([listing], { headers: { 'X-Total-Count': '1000', 'X-Total-Capped': 'true' } })
    const filter = { cities: ['Volos', 'Athens'], tags: ['Vegan'] }
    const page = await calls.fetchPage({ ...waitingQueue, state: 'approved', filter, page: 2, size: 10 }, signal)
    expect(requests[0]?.line).toBe('GET /api/listings?approved=true&city=Volos&city=Athens&tag=Vegan&limit=10&page=2')
    for (const state of ['pending', 'rejected', 'removed'] as const) {
      await calls.fetchPage({ ...waitingQueue, state, filter: { cities: [], tags: [] }, page: 1, size: 10 }, signal)
    }
    expect(requests.slice(1).map(({ line }) => line)).toEqual([
      'GET /api/listings?approved=false&limit=10&page=1', 'GET /api/listings?state=rejected&limit=10&page=1',
      'GET /api/listings?state=removed&limit=10&page=1',
    ])
    expect(page).toEqual({ rows: [listing], total: 1000, isCapped: true })
  })

  it('is counted by a request for one entry', async () => {
    const { requests, calls } = moderation([listing], { headers: { 'X-Total-Count': '7' } })
    expect(await calls.countWaiting(null, signal)).toEqual({ count: { total: 7, isCapped: false }, etag: null })
    expect(requests[0]?.line).toBe('GET /api/listings?approved=false&limit=1')
  })

  it('is counted again by a conditional request, of which a 304 is the known answer', async () => {
    const known = { count: { total: 7, isCapped: false }, etag: '"a"' }
    const unchanged = moderation(null, { status: 304 })
    expect(await unchanged.calls.countWaiting(known, signal)).toBe(known)
    expect(unchanged.requests[0]).toMatchObject({ line: 'GET /api/listings?approved=false&limit=1', ifNoneMatch: '"a"' })
    const changed = moderation([listing], { headers: { 'X-Total-Count': '7', 'ETag': '"b"' } })
    expect(await changed.calls.countWaiting(known, signal)).toEqual({ ...known, etag: '"b"' })
    const broken = moderation(null, { status: 503 })
    await expect(broken.calls.countWaiting(known, signal)).rejects.toMatchObject({ failure: { status: 503 } })
  })

  it('is counted without a condition on servers that name no state, where the same number is the known answer', async () => {
    const { requests, calls } = moderation([listing], { headers: { 'X-Total-Count': '7' } })
    const known = { count: { total: 7, isCapped: false }, etag: null }
    expect(await calls.countWaiting(known, signal)).toBe(known)
    expect(requests[0]?.ifNoneMatch).toBeNull()
  })

  it('fails if the response is not a list', async () => {
    const { calls } = moderation({ listings: [] })
    const query = { ...waitingQueue, state: 'pending' as const, filter: { cities: [], tags: [] }, page: 1, size: 10 }
    await expect(calls.fetchPage(query, signal)).rejects.toMatchObject({ failure: { status: 200 } })
  })
})

describe('what administrators read', () => {
  it('is told and asked for', async () => {
    const readings = [{ listing: 42, username: 'maria' }]
    const { requests, calls } = moderation(readings, { offers: new Set<Offer>(['readings']) })
    expect([await calls.tellReading(7, signal), await calls.fetchReadings(signal)]).toEqual([readings, readings])
    expect(requests.map(({ line, body }) => [line, body])).toEqual([['PUT /api/readings', { listing: 7 }], ['GET /api/readings', null]])
  })

  it('is not told to a server without the offer', async () => {
    const { requests, calls } = moderation([])
    expect([await calls.tellReading(7, signal), await calls.fetchReadings(signal), requests]).toEqual([[], [], []])
  })
})

describe('a decision', () => {
  it('is about the change of a published listing while it waits', async () => {
    const { requests, calls } = moderation(plain)
    const changed = typedListing({ approved: true, change: changeOf({ title: 'Jars' }) })
    const rejected = { ...changed, change: changeOf({ title: 'Jars' }, 'rejected') }
    await calls.approve({ listing: changed })
    await calls.reject({ listing: changed, given: { ...given, reason: 'Where?' } })
    await calls.reject({ listing: rejected, given })
    expect(requests.map(({ line, ifMatch }) => [line, ifMatch])).toEqual([
      ['PUT /api/listings/1/change/approve', '"1-1"'], ['PUT /api/listings/1/change/reject', '"1-1"'], ['PUT /api/shops/1/reject', '"1-1"'],
    ])
    expect(requests[1]?.body).toEqual({ reason: 'Where?' })
  })

  it('is sent to the path of the type', async () => {
    const { requests, calls } = moderation(plain)
    for (const type of listingTypes) {
      const typed = { ...listing, type }
      await calls.approve({ listing: typed })
      await calls.reject({ listing: typed, given })
      await calls.update({ listing: typed, changes: { title: 'New', description: 'Far' } })
      await calls.remove({ listing: typed, given })
    }
    const addresses = ['events', 'volunteers', 'shops', 'dine'].map((name) => `/api/${name}/1`)
    expect(requests.map(({ line }) => line)).toEqual(
      addresses.flatMap((address) => [`PUT ${address}/approve`, `PUT ${address}/reject`, `PUT ${address}`, `DELETE ${address}`]),
    )
  })

  it('sends the ETag of the listing and returns the new one', async () => {
    const { requests, calls } = moderation({ ...plain, approved: true }, { headers: { ETag: '"1-2"' } })
    expect(await calls.approve({ listing })).toEqual({ kind: 'done', listing: { ...listing, approved: true, etag: '"1-2"' } })
    expect(requests[0]).toMatchObject({ ifMatch: '"1-1"', body: null })
  })

  it('sends trimmed words, null for empty ones, and reasons where the server has some', async () => {
    const { requests, calls } = moderation(plain)
    const chosen = { reasons: [3], reason: ' Which town?\n' }
    await calls.reject({ listing, given: chosen })
    await calls.reject({ listing, given: { reasons: [], reason: '  ' } })
    await calls.remove({ listing, given: chosen })
    expect(requests.map(({ body }) => body)).toEqual([{ reason: 'Which town?' }, { reason: null }, null])
    const offering = moderation(plain, { offers: new Set<Offer>([...pagedOffers, 'reasons']) })
    await offering.calls.reject({ listing, given: chosen })
    await offering.calls.remove({ listing, given: chosen })
    const sent = { reasons: [3], reason: 'Which town?' }
    expect(offering.requests.map(({ line, body }) => [line, body])).toEqual([
      ['PUT /api/shops/1/reject', sent], ['DELETE /api/shops/1', sent],
    ])
  })

  it('returns the current listing if it was changed meanwhile', async () => {
    const current = typedListing({ title: 'Theirs' })
    const { calls } = moderation({ type: '/docs#changed-meanwhile', status: 412, current }, { status: 412 })
    expect(await calls.remove({ listing, given })).toEqual({ kind: 'changed', current })
  })

  it('returns `gone` if the listing was deleted', async () => {
    const { calls } = moderation({ type: '/docs#unknown-listing', status: 404 }, { status: 404 })
    expect(await calls.approve({ listing })).toEqual({ kind: 'gone' })
  })

  it.each([[400], [403], [412], [500]])('fails with the status %i', async (status) => {
    const { calls } = moderation({ detail: 'No.' }, { status })
    await expect(calls.approve({ listing })).rejects.toMatchObject({ failure: { status, sentence: 'No.' } })
  })
})

describe('a decision on several listings', () => {
  const listings = [typedListing(), typedListing({ id: 2, type: 'dine' })]
  const batch = { decision: 'rejection', given: { reasons: [], reason: ' Spam. ' }, key: 'b8c55c2e', listings } as const

  it('is one request where the server takes it', async () => {
    const results = [{ id: 1, outcome: 'done' }, { id: 2, outcome: 'changed' }]
    const offers = new Set<Offer>([...pagedOffers, 'bulk-decisions'])
    const { requests, calls } = moderation(results, { offers, headers: { 'X-Decision': '17' } })
    expect(await calls.decideAll(batch)).toEqual({ outcomes: new Map([[1, 'done'], [2, 'changed']]), decisions: [17] })
    await calls.decideAll({ ...batch, decision: 'deletion' })
    const sent = [{ id: 1, etag: '"1-1"' }, { id: 2, etag: '"2-1"' }]
    expect(requests.map(({ line, body }) => [line, body])).toEqual([
      ['POST /api/decisions', { action: 'reject', reason: 'Spam.', listings: sent }],
      ['POST /api/decisions', { action: 'delete', reason: 'Spam.', listings: sent }],
    ])
    expect(requests[0]?.key).toBe('b8c55c2e')
  })

  it('is a call for each elsewhere, with an outcome for each', async () => {
    const { requests, calls } = moderation(plain)
    for (const decision of ['approval', 'rejection', 'deletion'] as const) {
      expect(await calls.decideAll({ ...batch, decision })).toEqual({ outcomes: new Map([[1, 'done'], [2, 'done']]), decisions: [] })
    }
    expect(requests.map(({ line }) => line)).toEqual([
      'PUT /api/shops/1/approve', 'PUT /api/dine/2/approve', 'PUT /api/shops/1/reject', 'PUT /api/dine/2/reject',
      'DELETE /api/shops/1', 'DELETE /api/dine/2',
    ])
    expect(requests[2]?.body).toEqual({ reason: 'Spam.' })
    expect(await moderation(plain, { headers: { 'X-Decision': '17' } }).calls.decideAll(batch)).toMatchObject({ decisions: [17, 17] })
  })

  it('goes on after one that the server refuses, and ends when it does not answer', async () => {
    const { calls } = moderation({ detail: 'No.' }, { status: 400 })
    expect((await calls.decideAll(batch)).outcomes).toEqual(new Map([[1, 'failed'], [2, 'failed']]))
    const silent = createModeration(createApiClient('http://api.example', 'en', () => Promise.reject(new TypeError())), pagedOffers)
    await expect(silent.decideAll(batch)).rejects.toMatchObject({ failure: { status: null } })
  })
})

describe('the objections', () => {
  it('are read, and answered by the number of their statement', async () => {
    const { calls, requests } = moderation([])
    expect(await calls.fetchObjections(signal)).toEqual([])
    await calls.answerObjection({ id: 7, answer: { outcome: 'reversed' } })
    expect(requests.map(({ line, body }) => [line, body])).toEqual([
      ['GET /api/objections', null], ['PUT /api/objections/7', { outcome: 'reversed' }],
    ])
  })
})

describe('the reasons', () => {
  const texts = { en: 'It is advertising.', el: 'Είναι διαφήμιση.' }

  it('are added without an id, changed and deleted by theirs', async () => {
    const { requests, calls } = moderation({ id: 3, isGeneral: false, ...texts })
    expect(await calls.saveReason({ id: null, texts })).toEqual({ id: 3, isGeneral: false, ...texts })
    await calls.saveReason({ id: 3, texts })
    await calls.deleteReason(3)
    expect(requests.map(({ line, body }) => [line, body])).toEqual([
      ['POST /api/reasons', texts], ['PUT /api/reasons/3', texts], ['DELETE /api/reasons/3', null],
    ])
  })

  it('are deleted if somebody else has deleted them before, and changed only if they are there', async () => {
    const { calls } = moderation({ type: '/docs#unknown-reason', status: 404, detail: 'None.' }, { status: 404 })
    await calls.deleteReason(3)
    await expect(calls.saveReason({ id: 3, texts })).rejects.toMatchObject({ failure: { status: 404, sentence: 'None.' } })
    const { calls: refused } = moderation({ type: '/docs#general-reason', status: 409, detail: 'No.' }, { status: 409 })
    await expect(refused.deleteReason(1)).rejects.toMatchObject({ failure: { status: 409, sentence: 'No.' } })
  })
})
