/** Moderation and submission with a server that has only the documented calls. Specification, section 7. */
import { describe, expect, it } from 'vitest'
import { waitingQueue } from '../../../../domain/moderation/queue.ts'
import { noFilter } from '../../../../domain/lists/filter.ts'
import { emptyListingForm } from '../../../../domain/listing/listing-form.ts'
import { createApiClient } from '../../../../src/api/client.ts'
import { createModeration } from '../../../../src/api/moderation/moderation.ts'
import { createSubmissions } from '../../../../src/api/submissions.ts'
import { knownOr } from '../../../../src/api/moderation/whole-lists.ts'

const signal = new AbortController().signal
const json = (body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json', ...headers } })

function client(answer: (line: string) => Response) {
  const requests: string[] = []
  const headers: string[] = []
  const fetch = (input: RequestInfo | URL) => {
    const request = input as Request
    const line = `${request.method} ${request.url.replace('http://api.example', '')}`
    requests.push(line)
    headers.push(...request.headers.keys())
    return Promise.resolve(answer(line))
  }
  return { requests, headers, api: createApiClient('http://api.example', 'en', fetch) }
}

const lists: Readonly<Record<string, unknown>> = {
  'GET /api/events/unapproved': [
    { id: 2, title: 'Walk', city: 'Volos', startDate: '2026-12-01' },
    { id: 1, title: 'Swim', city: 'Athens' },
  ],
  'GET /api/volunteers/unapproved': [{ id: 1, title: 'Count', city: 'Volos', tags: [{ name: 'Birds' }] }],
  'GET /api/shops/unapproved': [],
  'GET /api/dine/unapproved': [{ id: 3, title: 'Beans', city: 'Volos', approved: null }],
}

const unapproved = (line: string) => (line in lists ? json(lists[line]) : json([]))
const query = { ...waitingQueue, state: 'pending', filter: noFilter, page: 1, size: 10 } as const
const none = new Set<never>()

describe('pending listings', () => {
  it('are merged from the lists of all types, in the order of their ids', async () => {
    const { requests, api } = client(unapproved)
    const page = await createModeration(api, none).fetchPage(query, signal)
    expect(page.rows.map(({ type, title }) => [type, title])).toEqual([
      ['event', 'Swim'], ['volunteer', 'Count'], ['event', 'Walk'], ['dine', 'Beans'],
    ])
    expect(page).toMatchObject({ total: 4, isCapped: false })
    expect(page.rows[3]).toMatchObject({ approved: false, state: 'pending', etag: null, description: '', tags: [] })
    expect(new Set(page.rows.map(({ id }) => id)).size).toBe(4)
    expect(requests.sort()).toEqual(Object.keys(lists).sort())
  })

  it('are filtered and divided into pages', async () => {
    const calls = createModeration(client(unapproved).api, none)
    const filter = { cities: ['Volos'], tags: [] }
    const page = await calls.fetchPage({ ...query, filter, page: 2, size: 2 }, signal)
    expect([page.rows.map(({ title }) => title), page.total]).toEqual([['Beans'], 3])
    const answer = await calls.countWaiting(null, signal)
    expect(answer).toEqual({ count: { total: 4, isCapped: false }, etag: null })
    expect(await calls.countWaiting(answer, signal)).toBe(answer)
  })

  it('cannot be fetched if one of the lists fails', async () => {
    const { api } = client((line) => (line.includes('shops') ? new Response('no', { status: 500 }) : json([])))
    await expect(createModeration(api, none).fetchPage(query, signal)).rejects.toMatchObject({ failure: { status: 500 } })
  })
})

it('sorts approved listings by id, the highest first', async () => {
  const { requests, api } = client((line) => json(line.includes('shops') ? [{ id: 7, title: 'Old' }, { id: 9, title: 'New' }] : []))
  const { rows } = await createModeration(api, none).fetchPage({ ...query, state: 'approved' }, signal)
  expect(rows.map(({ title, state }) => [title, state])).toEqual([['New', 'approved'], ['Old', 'approved']])
  expect(requests.every((line) => line.endsWith('/approved'))).toBe(true)
})

describe('a decision', () => {
  const answers = [
    ['the listing', () => json({ id: 3, title: 'Beans and more', approved: true }, { ETag: 'W/"a"' })],
    ['a text', () => new Response('Approved')],
    ['an empty body', () => new Response('', { headers: { 'Content-Length': '0' } })],
    ['no content', () => new Response(null, { status: 204 })],
  ] as const

  it.each(answers)('succeeds if the response is %s', async (_, answer) => {
    const { requests, headers, api } = client((line) => (line.startsWith('GET') ? unapproved(line) : answer()))
    const calls = createModeration(api, none)
    const listing = (await calls.fetchPage(query, signal)).rows[3]
    if (!listing) return expect.unreachable()
    requests.length = 0
    const changes = { title: 'Beans', description: 'All' }
    const given = { reasons: [], reason: '' }
    const removed = await calls.remove({ listing, given })
    for (const outcome of [await calls.approve({ listing }), await calls.update({ listing, changes }), removed]) {
      expect(outcome).toMatchObject({ kind: 'done', listing: { id: listing.id, type: 'dine', etag: null } })
    }
    expect(requests).toEqual(['DELETE /api/dine/3', 'PUT /api/dine/3/approve', 'PUT /api/dine/3'])
    expect(new Set(headers)).toEqual(new Set(['accept', 'accept-language', 'content-type']))
  })
})

describe('a submission', () => {
  const draft = { key: 'a-key', type: 'shop', form: { ...emptyListingForm, title: 'Jars' }, attempts: 2, isChanged: true }

  it.each([['a listing', () => json({ id: 4 })], ['a text', () => new Response('Created', { status: 201 })]])(
    'is one call without an idempotency key, with %s as response',
    async (_, answer) => {
      const { requests, headers, api } = client(answer)
      await createSubmissions(api, none).submit(draft)
      expect(requests).toEqual(['POST /api/shops'])
      expect(headers).not.toContain('idempotency-key')
    },
  )

  it('has an idempotency key if the server offers it, and updates the listing of an earlier attempt', async () => {
    const { requests, headers, api } = client(() => json({ id: 4 }))
    await createSubmissions(api, new Set(['idempotency-keys', 'own-listings'])).submit(draft)
    expect(requests).toEqual(['POST /api/shops', 'PUT /api/my/listings/4'])
    expect(headers).toContain('idempotency-key')
  })
})

it('takes answers about what waits for equal by their names, and by their numbers', () => {
  const known = { count: { total: 3, isCapped: false }, etag: '"a"' }
  expect(knownOr(known, { ...known, count: { ...known.count } })).toBe(known)
  const numbers = [{ total: 4, isCapped: false }, { total: 3, isCapped: true }]
  for (const other of [{ ...known, etag: '"b"' }, ...numbers.map((count) => ({ ...known, count }))]) {
    expect(knownOr(known, other)).toBe(other)
  }
  expect(knownOr(null, known)).toBe(known)
})
