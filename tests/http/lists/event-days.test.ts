/** The days of the calendar over HTTP: what is listed and counted, which windows are refused, and when it is counted again. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

type EventDays = components['schemas']['EventDays']

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  const event = (title: string, startDate: string | null, endDate: string | null = null, others: object = {}) =>
    insertApproved(database.db, { type: 'event', title, startDate, endDate, ...others })
  await event('Harvest', '2026-11-20', '2026-11-22', { city: 'Volos', tags: [{ name: 'Art' }, { name: 'Animals' }] })
  await event('Walk', '2026-11-22', '2026-11-22', { city: 'Athens', tags: [{ name: 'Art' }] })
  await event('Ávocado day', '2026-11-22', null, { tags: [{ name: 'Animals' }] })
  await event('Beach cleanup', '2026-11-22')
  await event('Some day', null)
  await event('Not approved', '2026-11-22', null, { approved: false })
  await insertApproved(database.db, { type: 'shop', title: 'Seeds' })
})

const get = (query: string) => site.app.inject({ url: `/api/events/days?${query}`, headers: { accept: 'application/json' } })

/** Each day with its number of events and the titles of those that it lists. */
async function shown(query: string): Promise<[string, number, string][]> {
  const { days, events } = (await get(query)).json<EventDays>()
  const titles = new Map(events.map(({ id, title }) => [id, title]))
  return days.map(({ date, count, events: ids }) => [date, count, ids.map((id) => titles.get(id)).join(', ')])
}

describe('the days of the calendar', () => {
  it('have the number of their events and the first of them', async () => {
    expect(await shown('from=2026-11-01&to=2026-11-30&first=2')).toEqual([
      ['2026-11-20', 1, 'Harvest'],
      ['2026-11-21', 1, 'Harvest'],
      ['2026-11-22', 4, 'Harvest, Ávocado day'],
    ])
  })

  it('have ten events if `first` is absent', async () => {
    expect(await shown('from=2026-11-22&to=2026-11-22')).toEqual([['2026-11-22', 4, 'Harvest, Ávocado day, Beach cleanup, Walk']])
  })

  it('are continued by `page`', async () => {
    expect(await shown('from=2026-11-22&to=2026-11-22&first=3&page=2')).toEqual([['2026-11-22', 4, 'Walk']])
    expect(await shown('from=2026-11-22&to=2026-11-22&first=3&page=3')).toEqual([['2026-11-22', 4, '']])
  })

  it('have the events with one of the cities and one of the tags', async () => {
    const day = 'from=2026-11-22&to=2026-11-22'
    expect(await shown(`${day}&city=%CE%91%CE%B8%CE%AE%CE%BD%CE%B1`)).toEqual([['2026-11-22', 1, 'Walk']])
    expect(await shown(`${day}&tag=Art`)).toEqual([['2026-11-22', 2, 'Harvest, Walk']])
    expect(await shown(`${day}&tag=Art&tag=Animals`)).toEqual([['2026-11-22', 3, 'Harvest, Ávocado day, Walk']])
    expect(await shown(`${day}&tag=Art&tag=Animals&city=Volos&city=Athens`)).toEqual([['2026-11-22', 2, 'Harvest, Walk']])
    expect(await shown(`${day}&tag=Vegan`)).toEqual([])
  })

  it('have the fields of an event that a calendar shows, once for each event', async () => {
    const { events } = (await get('from=2026-11-20&to=2026-11-22&tag=Art')).json<EventDays>()
    const id = expect.any(Number) as number
    const [english, untimed] = [{ language: 'en', translatedTitle: null }, { startTime: null, endTime: null }]
    expect(events).toEqual([
      { id, ...english, title: 'Harvest', city: 'Volos', startDate: '2026-11-20', endDate: '2026-11-22', ...untimed },
      { id, ...english, title: 'Walk', city: 'Athens', startDate: '2026-11-22', endDate: '2026-11-22', ...untimed },
    ])
  })

  it('are cached until a decision or an edit', async () => {
    const { db, close } = await createTestDatabase()
    const own = await startTestApp(db)
    await insertMember(db, { username: 'maria' })
    await insertMember(db, { username: 'anna', role: 'ROLE_ADMIN' })
    const counts = async (headers = {}) => {
      const answer = await own.app.inject({ url: '/api/events/days?from=2027-01-01&to=2027-01-31', headers })
      return { etag: String(answer.headers.etag), status: answer.statusCode, days: answer.body && answer.json<EventDays>().days }
    }
    const seed = { title: 'Seeds', description: 'Bring some.', startDate: '2027-01-01', endDate: '2027-01-02' }
    const none = await counts()
    expect(none.days).toEqual([])
    const { id } = await got(callsOf(own, 'maria').submit('event', seed))
    expect((await counts({ 'if-none-match': none.etag })).status).toBe(304)
    await got(callsOf(own, 'anna').approve('event', id))
    expect((await counts({ 'if-none-match': none.etag })).days).toEqual([
      { date: '2027-01-01', count: 1, events: [id] }, { date: '2027-01-02', count: 1, events: [id] },
    ])
    await got(callsOf(own, 'anna').edit('event', id, { ...seed, startDate: '2027-01-02' }))
    expect((await counts()).days).toEqual([{ date: '2027-01-02', count: 1, events: [id] }])
    await got(callsOf(own, 'anna').remove('event', id))
    expect((await counts()).days).toEqual([])
    await close()
  })
})

describe('an invalid request', () => {
  it.each([
    ['from=2026-11-01', 'to: It is missing.'],
    ['to=2026-11-01', 'from: It is missing.'],
    ['from=2026-11-02&to=2026-11-01', 'to: It must not be before from.'],
    ['from=2026-11-01&to=2027-01-02', 'The window can have at most 62 days.'],
    ['from=2026-11-01&to=2026-11-31', 'to: It must be a day from 1900 to 2199, as yyyy-MM-dd.'],
    ['from=2026-11-01&to=2026-11-30&first=0', 'first: It must be at least 1.'],
    ['from=2026-11-01&to=2026-11-30&first=101', 'first: It must be at most 100.'],
  ])('is named in the problem: %s', async (query, detail) => {
    const answer = await get(query)
    expect(answer.json()).toMatchObject({ type: '/docs#invalid-request', status: 400, detail })
  })

  it('is not one with a window of 62 days', async () => {
    expect((await get('from=2026-11-01&to=2027-01-01')).statusCode).toBe(200)
  })

  it.each([['city=Atlantis', 'unknown-city'], ['tag=Gold', 'unknown-tag']])('has an unknown city or tag: %s', async (filter, type) => {
    const answer = await get(`from=2026-11-01&to=2026-11-30&${filter}`)
    expect([answer.statusCode, answer.json<{ type: string }>().type]).toEqual([400, `/docs#${type}`])
  })
})
