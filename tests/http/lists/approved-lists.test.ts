/** The approved lists and single listings over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let beachId: number
let pendingId: number

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  const { db } = database
  beachId = await insertApproved(db, {
    type: 'event', title: 'Beach cleanup', city: 'Athens', tags: [{ name: 'Volunteering' }, { name: 'Cleanup' }],
    startDate: '2026-11-20', endDate: '2026-11-22', cost: 2.5, link: 'https://example.org/beach',
  })
  await insertApproved(db, { type: 'event', title: 'Ávocado day', city: 'Volos', tags: [{ name: 'Workshop' }], startDate: '2026-11-22' })
  await insertApproved(db, { type: 'event', title: 'Some day', city: 'Athens', startDate: null, endDate: null, cost: null })
  pendingId = await insertApproved(db, { type: 'event', title: 'Not yet', approved: false, startDate: '2026-11-22' })
  for (const title of ['Zeta', 'ωμέγα', 'Άλφα', 'beta']) {
    await insertApproved(db, { type: 'shop', title, city: 'Patras', tags: [{ name: 'Vegan' }] })
  }
})

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await site.app.inject({ url, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return { headers: answer.headers, body: answer.json<{ title: string; currentDate?: string | null }[]>() }
}

async function titles(url: string): Promise<string[]> {
  return (await get(url)).body.map(({ title }) => title)
}

describe('the list of events', () => {
  it('contains all approved events without parameters, including past ones, undated ones last', async () => {
    const { headers, body } = await get('/api/events/approved')
    expect(body.map(({ title }) => title)).toEqual(['Beach cleanup', 'Ávocado day', 'Some day'])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers).not.toHaveProperty('x-total-count')
    expect(headers).not.toHaveProperty('link')
  })

  it('has exactly the fields of the contract, with tags in the order of the vocabulary', async () => {
    const { body } = await get('/api/events/approved?tag=Cleanup')
    expect(body).toStrictEqual([{
      id: beachId, title: 'Beach cleanup', description: 'Far', city: 'Athens', address: null, link: 'https://example.org/beach',
      tags: [{ name: 'Cleanup' }, { name: 'Volunteering' }], approved: true, startDate: '2026-11-20', endDate: '2026-11-22', cost: 2.5,
      startTime: null, endTime: null, language: 'en', translatedTitle: null, translatedDescription: null,
    }])
  })

  it('has one entry per day inside the window if it is expanded', async () => {
    const { body } = await get('/api/events/approved?expand=days&from=2026-11-21')
    expect(body.map(({ title, currentDate }) => [currentDate, title])).toEqual([
      ['2026-11-21', 'Beach cleanup'], ['2026-11-22', 'Ávocado day'], ['2026-11-22', 'Beach cleanup'], [null, 'Some day'],
    ])
  })

  it('counts the events beside their days', async () => {
    const page = '/api/events/approved?from=2026-11-21&limit=10&expand=days'
    expect((await get(page)).headers).toMatchObject({ 'x-total-count': '4', 'x-total-listings': '3' })
    expect((await get(`${page}&city=Athens`)).headers).toMatchObject({ 'x-total-count': '3', 'x-total-listings': '2' })
    for (const other of ['from=2026-11-21&limit=10', 'from=2026-11-21&expand=days']) {
      expect((await get(`/api/events/approved?${other}`)).headers).not.toHaveProperty('x-total-listings')
    }
  })

  it('excludes undated events if the window has an end', async () => {
    expect(await titles('/api/events/approved?from=2026-11-22&to=2026-12-31')).toEqual(['Ávocado day', 'Beach cleanup'])
  })

  it.each(['city=Athens', 'city=%CE%91%CE%98%CE%97%CE%9D%CE%91', 'city=athens&city=Patras'])(
    'accepts city names in any language and case: %s',
    async (query) => expect(await titles(`/api/events/approved?${query}`)).toEqual(['Beach cleanup', 'Some day']),
  )

  it.each(['Αθήνας', 'Αθηνών', 'Athina'])('accepts a city by what people call it: %s', async (name) => {
    expect(await titles(`/api/events/approved?city=${encodeURIComponent(name)}`)).toEqual(['Beach cleanup', 'Some day'])
  })

  it('contains the events that have one of several tags', async () => {
    expect(await titles('/api/events/approved?tag=Workshop&tag=Cleanup')).toEqual(['Beach cleanup', 'Ávocado day'])
  })

  it('matches nothing with a tag of another type', async () => {
    expect(await titles('/api/events/approved?tag=Vegan')).toEqual([])
    expect(await titles('/api/events/approved?tag=Vegan&tag=Workshop')).toEqual(['Ávocado day'])
  })
})

describe('the free events', () => {
  it.each([
    ['/api/events/approved?free=true', ['Ávocado day', 'Some day']],
    ['/api/events/approved?free=true&tag=Workshop', ['Ávocado day']],
    ['/api/events/approved?free=true&tag=Workshop&city=Athens', []],
    ['/api/events/approved?free=false', ['Beach cleanup', 'Ávocado day', 'Some day']],
  ])('are those that cost nothing: %s', async (url, expected) => {
    expect(await titles(url)).toEqual(expected)
  })

  it('are counted by day', async () => {
    const { body } = await get('/api/events/days?from=2026-11-20&to=2026-11-30&free=true')
    expect(body).toMatchObject({ days: [{ date: '2026-11-22', count: 1 }] })
  })

  it('are no choice among other types, which ignore it', async () => {
    expect((await get('/api/shops/approved?free=true')).body).toEqual((await get('/api/shops/approved')).body)
  })
})

describe('a page', () => {
  it('has the total count and links to its neighbours', async () => {
    const second = await get('/api/shops/approved?limit=1&page=2&tag=Vegan&city=%CE%A0%CE%AC%CF%84%CF%81%CE%B1')
    expect(second.body.map(({ title }) => title)).toEqual(['Zeta'])
    expect(second.headers['x-total-count']).toBe('4')
    expect(second.headers).not.toHaveProperty('x-total-capped')
    const links = Object.fromEntries([...String(second.headers.link).matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, url, rel]) => [rel, url]))
    expect(await titles(links.prev ?? '')).toEqual(['beta'])
    expect(await titles(links.next ?? '')).toEqual(['Άλφα'])
  })

  it('has no link before the first and after the last page', async () => {
    expect((await get('/api/shops/approved?limit=4')).headers).not.toHaveProperty('link')
    expect((await get('/api/shops/approved?limit=2')).headers.link).toBe('</api/shops/approved?limit=2&page=2>; rel="next"')
    expect((await get('/api/shops/approved?limit=2&page=2')).headers.link).toBe('</api/shops/approved?limit=2&page=1>; rel="prev"')
  })

  it('has ten entries by default, and none after the last page', async () => {
    expect(await titles('/api/shops/approved?page=1')).toHaveLength(4)
    const beyond = await get('/api/shops/approved?page=1000')
    expect(beyond.body).toEqual([])
    expect(beyond.headers['x-total-count']).toBe('4')
  })

  it('has a capped count if more than 1000 entries match', async () => {
    const other = await createTestDatabase()
    const { app } = await startTestApp(other.db)
    for (const title of ['A', 'B', 'C']) {
      await insertApproved(other.db, { type: 'event', title, startDate: '2030-01-01', endDate: '2030-12-31' })
    }
    const { headers } = await app.inject('/api/events/approved?expand=days&limit=10')
    await other.close()
    expect(headers).toMatchObject({ 'x-total-count': '1000', 'x-total-capped': 'true' })
  })
})

describe('a single listing', () => {
  it('is returned by its type and id', async () => {
    const answer = await site.app.inject(`/api/events/${beachId}`)
    expect(answer.json()).toMatchObject({ id: beachId, title: 'Beach cleanup', approved: true })
    expect(answer.json()).not.toHaveProperty('currentDate')
  })

  it.each(['/api/shops/', '/api/volunteers/', '/api/dine/'])('is not found under another type: %s', async (path) => {
    expect((await site.app.inject(`${path}${beachId}`)).statusCode).toBe(404)
  })

  it('is not found while it is pending', async () => {
    expect((await site.app.inject(`/api/events/${pendingId}`)).statusCode).toBe(404)
  })

  it('responds to HEAD with the headers only', async () => {
    const answer = await site.app.inject({ method: 'HEAD', url: `/api/events/${beachId}` })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(100)
  })
})

describe('the other types', () => {
  it.each(['volunteers', 'dine'])('have lists and listings of their own: %s', async (list) => {
    const type = list === 'dine' ? 'dine' : 'volunteer'
    const id = await insertApproved(database.db, { type, title: `One of ${list}` })
    site.clock.elapsedMs += 1_000
    expect(await titles(`/api/${list}/approved`)).toEqual([`One of ${list}`])
    expect((await site.app.inject(`/api/${list}/${id}`)).json()).not.toHaveProperty('startDate')
  })

  it('are sorted by title, ignoring case and accents', async () => {
    expect(await titles('/api/shops/approved')).toEqual(['beta', 'Zeta', 'Άλφα', 'ωμέγα'])
  })

  it('ignore `expand`, which they do not have', async () => {
    expect((await get('/api/shops/approved?expand=days')).body).toEqual((await get('/api/shops/approved')).body)
  })
})
