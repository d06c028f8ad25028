/** Feeds of what is new over HTTP: the order of approval, the moments of entries, and feeds without entries. */
import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got, pathOf } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let admins: ReturnType<typeof callsOf>

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { PUBLIC_URL: 'https://prasino.example' } })
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  admins = callsOf(site, 'admin')
})

let hours = 0

/** Each change happens an hour after the one before. */
beforeEach(() => {
  site.clock.now = new Date('2026-11-21T10:00:00Z')
  hours = 0
})

async function anHourLater<Result>(change: () => Promise<Result>): Promise<Result> {
  hours += 1
  site.clock.now = new Date(Date.UTC(2026, 10, 21, 10 + hours))
  return got(change() as never)
}

const body = async (url: string) => (await site.app.inject(url)).body

async function titles(type: ListingType, query: string) {
  const feed = parseJsonFeed(JSON.parse(await body(`/feeds/${pathOf[type]}.json?${query}`)))
  return feed.items?.map(({ title }) => title)
}

async function pending(title: string, own: Partial<Parameters<typeof insertApproved>[1]> = {}): Promise<number> {
  return insertApproved(database.db, { type: 'shop', title, approved: false, ...own })
}

const tags = { event: [{ name: 'Cleanup' }, { name: 'Art' }], shop: [{ name: 'Vegan' }, { name: 'Food' }], volunteer: [], dine: [] }

describe('a feed', () => {
  it.each([
    ['event', 'of a town', 'Kalamata', 'city=Kalamata'], ['event', 'of a tag', 'Trikala', 'tag=Cleanup&city=Trikala'],
    ['volunteer', 'of all', 'Volos', 'limit=3'], ['shop', 'of a town', 'Patras', 'city=Patras'],
    ['shop', 'of a tag', 'Chania', 'tag=Vegan&city=Chania'], ['shop', 'of towns', 'Larissa', 'city=Larissa&city=Kavala&tag=Vegan&tag=Food'],
  ] as const)('of type %s %s has what was approved last first, whenever it was submitted', async (type, _, city, query) => {
    const own = { type, city, tags: query.includes('tag=') ? tags[type] : [] }
    const [first, second, third] = [await pending('First', own), await pending('Second', own), await pending('Third', own)]
    for (const id of [third, first, second]) await anHourLater(() => admins.approve(type, id))
    expect(await titles(type, query)).toEqual(['Second', 'First', 'Third'])
    await anHourLater(() => admins.edit(type, third, { ...own, title: 'Third, changed', description: 'x' } as never))
    expect(await titles(type, query)).toEqual(['Second', 'First', 'Third, changed'])
    await anHourLater(() => admins.reject(type, first))
    await anHourLater(() => admins.approve(type, first))
    expect(await titles(type, query)).toEqual(['First', 'Second', 'Third, changed'])
  })

  it('of events has those to come and those without a date, also one that is far away', async () => {
    const own = { type: 'event', city: 'Drama' } as const
    for (const [title, startDate] of [['Undated', null], ['Next', '2026-11-30'], ['Past', '2026-11-01'], ['Far', '2029-05-01']] as const) {
      const id = await pending(title, { ...own, startDate })
      await anHourLater(() => admins.approve('event', id))
    }
    expect(await titles('event', 'city=Drama')).toEqual(['Far', 'Next', 'Undated'])
    expect(await titles('event', 'city=Drama&limit=1')).toEqual(['Far'])
    expect(await titles('event', 'city=Drama&order=days')).toEqual(['Next', 'Far', 'Undated'])
    expect(await titles('event', 'city=Drama&to=2026-12-31')).toEqual(['Next'])
    expect(await titles('event', 'city=Drama&from=2026-10-01&to=2026-12-31')).toEqual(['Past', 'Next'])
  })

  it('says when an entry was approved and when it was changed', async () => {
    const id = await pending('Moments', { city: 'Kozani' })
    await anHourLater(() => admins.approve('shop', id))
    await anHourLater(() => admins.edit('shop', id, { title: 'Moments', description: 'Changed.', city: 'Kozani', tags: [] } as never))
    const [published, updated] = ['2026-11-21T11:00:00.000Z', '2026-11-21T12:00:00.000Z']
    const atom = parseAtomFeed(await body('/feeds/shops.atom?city=Kozani'))
    expect(atom.entries?.map((entry) => [entry.published, entry.updated])).toEqual([[published, updated]])
    const json = JSON.parse(await body('/feeds/shops.json?city=Kozani')) as { items: object[] }
    expect(json.items).toEqual([expect.objectContaining({ date_published: published, date_modified: updated })])
  })
})

describe('a feed without entries', () => {
  const empty = ['/feeds/shops.atom?city=Naxos', '/feeds/events.atom?city=Naxos', '/feeds/dine.atom']

  it.each(empty)('was changed with the last change of the site: %s', async (url) => {
    await insertApproved(database.db, { type: 'event', title: 'Walk', city: 'Serres' })
    site.clock.elapsedMs += 2_000
    const [first, second] = [await site.app.inject(url), await site.app.inject(url)]
    const { updated } = parseAtomFeed(first.body)
    expect(Math.abs(Date.now() - Date.parse(String(updated)))).toBeLessThan(3_600_000)
    expect([second.headers.etag, second.body]).toEqual([first.headers.etag, first.body])
    const again = await startTestApp(database.db, { environment: { PUBLIC_URL: 'https://prasino.example' } })
    again.clock.elapsedMs += 60_000
    expect((await again.app.inject(url)).headers.etag).toBe(first.headers.etag)
  })
})
