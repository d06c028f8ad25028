/** The towns with the most events over HTTP: what is counted, and when it is counted again. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  const event = (city: string | null, startDate: string | null, endDate: string | null = null, approved = true) =>
    insertApproved(database.db, { type: 'event', city, startDate, endDate, approved })
  await event('Volos', '2026-11-20', '2026-11-22')
  await event('Volos', '2026-12-01')
  await event('Athens', null)
  await event('Athens', '2026-11-23')
  await event('Chania', '2026-11-20')
  await event('Patras', '2026-11-25', null, false)
  await event('Other', '2026-11-25', '2026-11-30')
  await event('e-shop', '2026-11-25', '2026-11-30')
  await event(null, '2026-11-25', '2026-11-30')
  await insertApproved(database.db, { type: 'shop', city: 'Rhodes' })
})

const get = (query: string) => site.app.inject({ url: `/api/events/towns${query}`, headers: { accept: 'application/json' } })

describe('the towns with the most events', () => {
  it('are sorted by number of events, then by name', async () => {
    expect((await get('')).json()).toEqual([
      { city: 'Athens', count: 2 },
      { city: 'Volos', count: 2 },
      { city: 'Chania', count: 1 },
    ])
    expect((await get('?from=2026-11-22')).json()).toEqual([
      { city: 'Athens', count: 2 },
      { city: 'Volos', count: 2 },
    ])
  })

  it('are limited to the requested number', async () => {
    expect((await get('?from=2026-11-22&limit=1')).json()).toEqual([{ city: 'Athens', count: 2 }])
  })

  it('have the same number of events as their list', async () => {
    const towns = (await get('?from=2026-11-21')).json<{ city: string; count: number }[]>()
    expect(towns).toHaveLength(2)
    for (const { city, count } of towns) {
      const list = await site.app.inject(`/api/events/approved?city=${city}&from=2026-11-21&limit=10`)
      expect(list.headers['x-total-count']).toBe(String(count))
    }
  })

  it('are cached until the public version changes', async () => {
    const { db, close } = await createTestDatabase()
    const { app, clock } = await startTestApp(db)
    const getTowns = (headers = {}) => app.inject({ url: '/api/events/towns?from=2026-11-22', headers })
    const { headers, body } = await getTowns()
    expect(body).toBe('[]')
    const known = { 'if-none-match': String(headers.etag) }
    expect((await getTowns(known)).statusCode).toBe(304)
    await insertApproved(db, { type: 'event', city: 'Xanthi', startDate: '2027-01-01', endDate: '2027-01-07' })
    clock.elapsedMs += 500
    expect((await getTowns(known)).json()).toEqual([{ city: 'Xanthi', count: 1 }])
    await close()
  })

  it.each(['?from=tomorrow', '?limit=0', '?limit=101'])('reject %s', async (query) => {
    const answer = await get(query)
    expect([answer.statusCode, answer.json<{ type: string }>().type]).toEqual([400, expect.stringMatching(/#invalid-request$/)])
  })
})
