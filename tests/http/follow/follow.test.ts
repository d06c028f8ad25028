/** Calendars and feeds over HTTP: what they contain, what may be kept of them, and who may read them. */
import ICAL from 'ical.js'
import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { incrementPublicVersion } from '../../../server/store/public-version.ts'
import { removeById } from '../../support/listings/remove-by-id.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
const ids: Record<string, number> = {}

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { PUBLIC_URL: 'https://prasino.example' } })
  const insert = async (name: string, listing: Parameters<typeof insertApproved>[1]) => {
    ids[name] = await insertApproved(database.db, listing)
  }
  const event = { type: 'event', description: 'Φέρε γάντια,\nνερό; και παρέα.' } as const
  await insert('past', { ...event, title: 'Past', city: 'Chania', startDate: '2026-10-01' })
  await insert('longPast', { ...event, title: 'Long past', city: 'Chania', startDate: '2026-07-01' })
  const weekend = { startDate: '2026-11-28', endDate: '2026-11-29' }
  await insert('next', { ...event, ...weekend, title: 'Καθαρισμός, παραλία', city: 'Chania', tags: [{ name: 'Cleanup' }] })
  const walk = { title: 'Walk', description: 'Bring water.', city: 'Patras', startDate: '2026-12-01' }
  await insert('other', { ...event, ...walk, cost: 5, tags: [{ name: 'Forests' }] })
  await insert('undated', { ...event, title: 'Some day', city: 'Chania' })
  await insert('pending', { ...event, title: 'Pending', city: 'Chania', startDate: '2026-12-01', approved: false })
  const link = 'https://example.org/?a=1&b=2'
  await insert('shop', { type: 'shop', title: '<b>Refill & more</b>', city: 'Athens', tags: [{ name: 'Zero Waste' }], link })
  await insert('newShop', { type: 'shop', title: 'A new shop', city: 'Chania', tags: [{ name: 'Food' }] })
})

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

async function eventsOf(url: string) {
  const { body } = await get(url)
  return new ICAL.Component(ICAL.parse(body) as never).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}

describe('the calendar of one event', () => {
  it('has its days, its text and the address of its page', async () => {
    const { headers } = await get(`/events/${ids['next']}.ics`)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    const name = encodeURIComponent('Καθαρισμός, παραλία.ics')
    expect(headers['content-disposition']).toBe(`inline; filename="katharismos-paralia.ics"; filename*=UTF-8''${name}`)
    const [event] = await eventsOf(`/events/${ids['next']}.ics`)
    expect(event?.uid).toBe(`listing-${ids['next']}@prasino.example`)
    expect([event?.sequence, event?.startDate.toString(), event?.endDate.toString()]).toEqual([0, '2026-11-28', '2026-11-30'])
    const texts = [event?.summary, event?.description, event?.location]
    expect(texts).toEqual(['Καθαρισμός, παραλία', 'Φέρε γάντια,\nνερό; και παρέα.', 'Χανιά'])
    expect(event?.component.getFirstPropertyValue('url')).toBe(`https://prasino.example/events/${ids['next']}-katharismos-paralia`)
  })

  it.each([
    ['pending', 'unknown-listing', 'There is no event'],
    ['shop', 'unknown-listing', 'There is no event'],
    ['undated', 'undated-event', 'has no date yet'],
  ])('is not there for a listing that is %s, and says why', async (name, type, words) => {
    const { statusCode, headers, body } = await get(`/events/${ids[name]}.ics`, { accept: 'application/json' })
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
    expect(JSON.parse(body)).toMatchObject({ type: `/docs#${type}`, detail: expect.stringContaining(words) })
  })
})

describe('the calendar of a list', () => {
  it('has the events of the past 90 days and all later ones that match', async () => {
    const uids = (await eventsOf('/feeds/events.ics?city=Χανιά')).map(({ uid }) => uid)
    expect(uids).toEqual(['past', 'next'].map((name) => `listing-${ids[name]}@prasino.example`))
  })

  it('has the name of what is followed, and says when to ask again', async () => {
    const { body } = await get('/feeds/events.ics?city=Chania&tag=Cleanup&lang=el')
    const calendar = new ICAL.Component(ICAL.parse(body) as never)
    expect(calendar.getFirstPropertyValue('name')).toBe('Prasino: Εκδηλώσεις (Χανιά\\, Καθαρισμός)')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT4H')
  })

  it('moves on with the days, and is revalidated until then', async () => {
    const first = await get('/feeds/events.ics?city=Chania')
    expect((await get('/feeds/events.ics?city=Chania', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
    site.clock.now = new Date('2027-01-10T10:00:00Z')
    expect((await eventsOf('/feeds/events.ics?city=Chania')).map(({ summary }) => summary)).toEqual(['Καθαρισμός, παραλία'])
    site.clock.now = new Date('2026-11-21T10:00:00Z')
  })

  it('refuses unknown cities as the lists do, in words', async () => {
    for (const format of ['ics', 'atom', 'json']) {
      const { statusCode, body } = await get(`/feeds/events.${format}?city=Nowhere`)
      expect([statusCode, body]).toEqual([400, 'There is no city "Nowhere".'])
    }
  })

  it('finds a city by what people call it, and names it as the list does', async () => {
    const { body } = await get(`/feeds/events.ics?city=${encodeURIComponent('Χανίων')}&lang=el`)
    expect(body).toContain('Prasino: Εκδηλώσεις (Χανιά)')
  })
})

describe('an event that is removed', () => {
  const removed = async (city: string, tag: string, cost: number | null = null) => {
    const values = { cost, title: 'Ακυρώθηκε', city, startDate: '2026-12-05', tags: [{ name: tag }] }
    const id = await insertApproved(database.db, { ...values, type: 'event' })
    await database.db.transaction().execute(async (transaction) => {
      await removeById(transaction, 'event', id)
      await incrementPublicVersion(transaction)
    })
    site.clock.elapsedMs += 1_000
    return id
  }

  it('is cancelled in the calendars that had it, with one more change', async () => {
    const uid = `listing-${await removed('Volos', 'Workshop')}@prasino.example`
    for (const query of ['', '?city=Volos', '?tag=Workshop', '?city=Volos&tag=Workshop', '?free=true', '?from=2026-12-05&to=2026-12-05']) {
      const event = (await eventsOf(`/feeds/events.ics${query}`)).find((each) => each.uid === uid)
      expect([event?.summary, event?.sequence, event?.startDate.toString(), event?.component.getFirstPropertyValue('status')]).toEqual(
        ['Ακυρώθηκε', 1, '2026-12-05', 'CANCELLED'],
      )
    }
    for (const query of ['?city=Patras', '?tag=Art', '?from=2026-12-06', '?to=2026-12-04']) {
      expect((await eventsOf(`/feeds/events.ics${query}`)).map((each) => each.uid)).not.toContain(uid)
    }
  })

  it('is in no calendar of free events if it had a cost', async () => {
    const id = await removed('Volos', 'Workshop', 3)
    expect((await eventsOf('/feeds/events.ics?city=Volos')).map((each) => each.uid)).toContain(`listing-${id}@prasino.example`)
    expect((await eventsOf('/feeds/events.ics?free=true')).map((each) => each.uid)).not.toContain(`listing-${id}@prasino.example`)
  })

  it('is forgotten by calendars after 90 days, and its own calendar is gone', async () => {
    const id = await removed('Larissa', 'Art')
    const { body } = await get(`/events/${id}.ics`, { accept: 'application/json' })
    expect(JSON.parse(body)).toMatchObject({ status: 410, type: '/docs#removed-listing' })
    site.clock.now = new Date(Date.now() + 92 * 86_400_000)
    expect(await eventsOf('/feeds/events.ics?city=Larissa&from=2026-12-01')).toEqual([])
    site.clock.now = new Date('2026-11-21T10:00:00Z')
  })
})

describe('an Atom feed', () => {
  it('has the next events first if asked to, each with its language and a stable identity', async () => {
    const { body, headers } = await get('/feeds/events.atom?lang=el&order=days')
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const feed = parseAtomFeed(body)
    expect([feed.title?.value ?? feed.title, feed.entries?.length]).toEqual(['Prasino: Εκδηλώσεις', 3])
    const expected = ['next', 'other', 'undated'].map((name) => `https://prasino.example/events/${ids[name]}`)
    expect(feed.entries?.map(({ id }) => id)).toEqual(expected)
    expect(body).toContain('<title xml:lang="el">Καθαρισμός, παραλία</title>')
    expect(body).toContain('<summary>Σάββατο 28 – Κυριακή 29 Νοεμβρίου 2026\u00A0· Χανιά\u00A0· Δωρεάν</summary>')
    expect(body).toContain('<title xml:lang="en">Walk</title>')
  })

  it('escapes what users wrote', async () => {
    const { body } = await get('/feeds/shops.atom')
    expect(body).toContain('&lt;b&gt;Refill &amp; more&lt;/b&gt;')
    expect(parseAtomFeed(body).entries?.map(({ id }) => id)).toEqual(
      ['newShop', 'shop'].map((name) => `https://prasino.example/shops/${ids[name]}`),
    )
  })
})

describe('a JSON Feed', () => {
  it('is accepted by a parser and has the listings submitted last first', async () => {
    const { headers, body } = await get('/feeds/shops.json?limit=1')
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8')
    const feed = parseJsonFeed(JSON.parse(body))
    expect([feed.title, feed.items?.map(({ id }) => id)]).toEqual(['Prasino: Shop', [`https://prasino.example/shops/${ids['newShop']}`]])
    expect(feed.feed_url).toBe('https://prasino.example/feeds/shops.json?limit=1')
  })

  it.each(['city=Athens', 'tag=Zero%20Waste', 'city=Athens&tag=Zero%20Waste'])('keeps to the filter %s', async (query) => {
    const { items } = (await get(`/feeds/shops.json?${query}`)).json<{ items: { title: string }[] }>()
    expect(items.map(({ title }) => title)).toEqual(['<b>Refill & more</b>'])
  })

  it('may be read by scripts of any origin, also its failures', async () => {
    for (const url of ['/feeds/events.json', '/feeds/events.json?city=Nowhere']) {
      const { headers } = await get(url, { origin: 'https://elsewhere.example' })
      expect([headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual(['*', undefined])
    }
    const other = await get('/api/events/approved', { origin: 'https://elsewhere.example' })
    expect(other.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('is answered for each address of a site without a configured one', async () => {
    const { app } = await startTestApp(database.db)
    const feedAddress = async (host: string) => {
      const answer = await app.inject({ url: '/feeds/dine.json', headers: { host } })
      return answer.json<{ feed_url: string }>().feed_url
    }
    expect(await feedAddress('one.example')).toBe('http://one.example/feeds/dine.json')
    expect(await feedAddress('two.example')).toBe('http://two.example/feeds/dine.json')
  })
})
