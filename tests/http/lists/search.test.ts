/** The search over HTTP: what is found and counted, in which order, what is refused, and when it is searched again. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

type SearchResults = components['schemas']['SearchResults']

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  const insert = (type: ListingType, title: string, others: object = {}) =>
    insertApproved(database.db, { type, title, ...(type === 'event' ? { startDate: null, endDate: null } : {}), ...others })
  await insert('event', 'Beach day', { startDate: '2026-11-20', endDate: '2026-11-20', city: 'Athens' })
  await insert('event', 'Beach night', { startDate: '2026-12-20', endDate: '2026-12-20', city: 'Volos', tags: [{ name: 'Cleanup' }] })
  await insert('event', 'Not approved beach', { approved: false })
  await insert('shop', 'Παραλία', { city: 'Athens', description: 'On the beach.' })
  await insert('dine', 'Turtle', { city: 'Athens' })
})

const get = (query: Record<string, string>) =>
  site.app.inject({ url: `/api/search?${new URLSearchParams(query)}`, headers: { accept: 'application/json' } })

/** The titles that are found of each type. */
async function found(query: Record<string, string>): Promise<Record<string, string[]>> {
  const results = (await get(query)).json<SearchResults>()
  return Object.fromEntries(Object.entries(results).map(([type, { listings }]) => [type, listings.map(({ title }) => title)]))
}

describe('a search', () => {
  it('finds listings of all types, upcoming events first, and counts them', async () => {
    expect(await found({ q: 'beach', from: '2026-11-24' })).toEqual({
      event: ['Beach night', 'Beach day'], volunteer: [], shop: ['Παραλία'], dine: [],
    })
    expect((await get({ q: 'beach' })).json<SearchResults>().event).toMatchObject({ total: 2, isCapped: false })
  })

  it('finds nothing to be over without a day', async () => {
    expect((await found({ q: 'beach' })).event).toEqual(['Beach day', 'Beach night'])
  })

  it('gives a page of one type', async () => {
    expect(await found({ q: 'beach', type: 'event', limit: '1', page: '2' })).toEqual({ event: ['Beach night'] })
    expect(await found({ q: 'beach', type: 'event', page: '3' })).toEqual({ event: [] })
  })

  it.each(['αθηνα', 'ΑΘΗΝΑ', 'Αθήνα', 'athina', 'athens', 'athen', 'Αθήνας', 'Αθηνών'])('finds a town as %s', async (q) => {
    expect(await found({ q })).toEqual({ event: ['Beach day'], volunteer: [], shop: ['Παραλία'], dine: ['Turtle'] })
  })

  it('finds tags in both languages, and words with an error', async () => {
    expect((await found({ q: 'καθαρισμός' })).event).toEqual(['Beach night'])
    expect((await found({ q: 'tutrle' })).dine).toEqual(['Turtle'])
  })

  it.each(['-', 'a', "'); drop table listing; --", ':*', '\\', '& | !', '💚'])('finds nothing for %s', async (q) => {
    const answer = await get({ q })
    expect(answer.statusCode).toBe(200)
    expect(Object.values(answer.json<SearchResults>()).map(({ total }) => total)).toEqual([0, 0, 0, 0])
  })

  it.each<Record<string, string>>([{}, { q: '' }, { q: 'a'.repeat(101) }, { q: 'beach', type: 'club' }, { q: 'beach', limit: '51' }])(
    'refuses %j', async (query) => {
      expect((await get(query)).statusCode).toBe(400)
    },
  )

  it('is made again when a listing changes', async () => {
    const before = await get({ q: 'sunflower' })
    const again = { url: '/api/search?q=sunflower', headers: { 'if-none-match': before.headers.etag } }
    expect((await site.app.inject(again)).statusCode).toBe(304)
    const admin = callsOf(site, (await insertMember(database.db, { role: 'ROLE_ADMIN' })).username)
    const id = await insertApproved(database.db, { type: 'volunteer', title: 'Sunflower', approved: false })
    await admin.approve('volunteer', id)
    expect((await found({ q: 'sunflower' })).volunteer).toEqual(['Sunflower'])
    await admin.remove('volunteer', id)
    expect((await found({ q: 'sunflower' })).volunteer).toEqual([])
  })
})
