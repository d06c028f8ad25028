/** The time of a filter in calendars and feeds, over HTTP. */
import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

describe('the time of a followed list', () => {
  const walks = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-30', '2026-12-24']
  let database: Database
  let site: TestApp

  const get = (url: string) => site.app.inject(url)

  const titlesOf = async (url: string) => {
    const calendar = new ICAL.Component(ICAL.parse((await get(url)).body) as never)
    return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each).summary)
  }

  const itemsOf = async (query: string) => {
    const { items, title } = (await get(`/feeds/events.json?order=days&city=Rethymno&${query}`)).json<{ items: { title: string }[]; title: string }>()
    return { days: items.map((item) => item.title), title }
  }

  beforeAll(async () => {
    database = await createTestDatabase()
    site = await startTestApp(database.db, { environment: { PUBLIC_URL: 'https://prasino.example' } })
    for (const startDate of walks) await insertApproved(database.db, { type: 'event', title: startDate, city: 'Rethymno', startDate })
  })

  it.each([
    ['when=today', 1, 'Today'], ['when=weekend', 2, 'This weekend'], ['when=week', 3, 'Next seven days'], ['when=month', 4, 'This month'],
    ['from=2026-11-21&to=2026-11-22', 2, '21/11/2026 – 22/11/2026'],
  ])('chooses what a feed and a calendar have: %s', async (query, count, name) => {
    expect(await itemsOf(query)).toEqual({ days: walks.slice(0, count), title: `Prasino: Events (${name}, Rethymno)` })
    expect(await titlesOf(`/feeds/events.ics?city=Rethymno&${query}`)).toEqual(walks.slice(0, count))
    const { home_page_url: list } = (await get(`/feeds/events.json?city=Rethymno&${query}`)).json<{ home_page_url: string }>()
    expect(list).toBe(`https://prasino.example/#/events?city=Rethymno&${query}`)
  })

  it('moves on with the days, and keeps to the days that are asked for', async () => {
    site.clock.now = new Date('2026-11-23T10:00:00Z')
    expect((await itemsOf('when=week')).days).toEqual(['2026-11-23'])
    expect((await itemsOf('when=month&from=2026-11-25')).days).toEqual(['2026-11-30'])
    site.clock.now = new Date('2026-11-21T10:00:00Z')
    expect((await get('/feeds/events.json?when=tomorrow')).statusCode).toBe(400)
    expect((await get('/feeds/events.json?when=today&from=2026-11-22')).json()).toMatchObject({ items: [] })
  })
})
