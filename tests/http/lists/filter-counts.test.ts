/** Regions and counts of filters over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest'
import { flagsOf } from '../../../domain/lists/flags.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp

// Today is Saturday, November 21.
beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  const event = (title: string, city: string | null, startDate: string | null, cost: number | null, tags: string[] = []) =>
    insertApproved(database.db, { type: 'event', title, city, startDate, cost, tags: tags.map((name) => ({ name })) })
  await event('Beach', 'Chania', '2026-11-22', null, ['Kids friendly'])
  await event('Walk', 'Chania', '2026-11-26', 5, ['Kids friendly', 'Workshop'])
  await event('Olives', 'Sitia', '2026-12-03', null, ['Workshop'])
  await event('Park', 'Athens', '2026-11-21', null)
  await event('Past', 'Chania', '2026-11-20', null)
  await event('Some day', null, null, null)
  await insertApproved(database.db, { type: 'shop', city: 'Chania', tags: [{ name: 'Vegan' }] })
})

const get = async (url: string) => (await site.app.inject({ url, headers: { accept: 'application/json' } })).json<unknown>()
const titles = async (query: string) =>
  ((await get(`/api/events/approved?from=2026-11-21&${query}`)) as { title: string }[]).map(({ title }) => title)

describe('a region', () => {
  it.each([
    ['region=crete', ['Beach', 'Walk', 'Olives']],
    ['region=chania', ['Beach', 'Walk']],
    ['region=lasithi&region=attica', ['Park', 'Olives']],
    ['region=chania&city=Sitia&tag=Workshop', ['Walk', 'Olives']],
    ['region=epirus', []],
  ])('selects the listings of its towns, beside cities: %s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it('is a choice of days, feeds, calendars and shops too', async () => {
    const days = (await get('/api/events/days?from=2026-11-20&to=2026-11-30&region=crete')) as { days: { date: string }[] }
    expect(days.days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-22', '2026-11-26'])
    const feed = (await get('/feeds/events.json?region=crete&city=Athens')) as { title: string; home_page_url: string; items: unknown[] }
    expect([feed.title, feed.items.length]).toEqual(['Prasino: Events (Crete, Athens)', 4])
    expect(feed.home_page_url).toMatch(/#\/events\?city=Athens&region=crete$/)
    expect(((await get('/feeds/events.json?region=crete&lang=el')) as { title: string }).title).toBe('Prasino: Εκδηλώσεις (Κρήτη)')
    const { body } = await site.app.inject('/feeds/events.ics?region=lasithi')
    expect([...body.matchAll(/^SUMMARY[^:]*:(.*)\r$/gm)].map(([, title]) => title)).toEqual(['Olives'])
    expect(await get('/api/shops/approved?region=crete')).toHaveLength(1)
    expect(await get('/api/shops/approved?region=attica')).toHaveLength(0)
  })

  it('that does not exist is a 400', async () => {
    expect(await get('/api/events/approved?region=atlantis')).toMatchObject({ status: 400, type: '/docs#invalid-request' })
  })
})

describe('the counts of a filter', () => {
  const noFlags = (type: ListingType) => Object.fromEntries(flagsOf(type).map((flag) => [flag, 0]))

  it('are those of all choices, from today on', async () => {
    expect(await get('/api/events/counts')).toEqual({
      total: 5,
      cities: [{ name: 'Athens', count: 1 }, { name: 'Chania', count: 2 }, { name: 'Sitia', count: 1 }],
      tags: [{ name: 'Kids friendly', count: 2 }, { name: 'Workshop', count: 2 }],
      ...noFlags('event'),
      free: 4,
      times: { today: 1, weekend: 2, week: 3, month: 3 },
      without: {},
    })
  })

  it('are within the rest of the choice, and say what there is without each kind of it', async () => {
    expect(await get('/api/events/counts?region=crete&tag=Kids+friendly&free=true&from=2026-11-23&to=2026-11-30')).toEqual({
      total: 0,
      cities: [],
      tags: [],
      ...noFlags('event'),
      times: { today: 0, weekend: 1, week: 1, month: 1 },
      without: { cities: 0, tags: 0, free: 1, window: 1 },
    })
  })

  it('of shops have neither costs nor times', async () => {
    expect(await get('/api/shops/counts?city=Athens')).toEqual({
      total: 0, cities: [{ name: 'Chania', count: 1 }], tags: [], ...noFlags('shop'), without: { cities: 1 },
    })
    expect(await get('/api/shops/counts?free=true')).toEqual(await get('/api/shops/counts'))
  })

  it('are counted again the next day', async () => {
    site.clock.now = new Date('2026-11-22T10:00:00Z')
    expect(await get('/api/events/counts?city=Athens')).toMatchObject({ total: 0, without: { cities: 4 } })
    site.clock.now = new Date('2026-11-21T10:00:00Z')
  })
})
