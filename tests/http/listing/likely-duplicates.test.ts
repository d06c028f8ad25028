/** Listings that are likely to be the same as one that is being written. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got, refused } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { startTestApp } from '../../support/servers/test-app.ts'

type Likely = components['schemas']['LikelyDuplicate']

let database: Database
let admin: ReturnType<typeof callsOf>
let eleni: ReturnType<typeof callsOf>
let nikos: ReturnType<typeof callsOf>

beforeAll(async () => {
  database = await createTestDatabase()
  const site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  await insertMember(database.db, { username: 'nikos' })
  await insertMember(database.db, { username: 'eleni' })
  ;[admin, eleni, nikos] = [callsOf(site, 'admin'), callsOf(site, 'eleni'), callsOf(site, 'nikos')]
})

const days = { startDate: '2027-04-24', endDate: '2027-04-25' }
const texts = { description: 'With gloves.', tags: [] }

/** One event, sent four times in three spellings and two languages. */
const sentFourTimes = [
  'Beach clean-up at Voula', 'Voula beach cleanup', 'Καθαρισμός παραλίας στη Βούλα', 'Katharismos paralias Voulas',
]

function found(calls: ReturnType<typeof callsOf>, query: Readonly<Record<string, string>>): Promise<Likely[]> {
  return got<Likely[]>(calls.get(`/api/duplicates?${new URLSearchParams(query)}`))
}

const idsOf = async (...query: Parameters<typeof found>) => (await found(...query)).map(({ id }) => id)

describe('likely duplicates', () => {
  it('are the other three of an event that was sent four times', async () => {
    const ids: number[] = []
    for (const title of sentFourTimes) ids.push((await got(eleni.submit('event', { ...texts, ...days, title, city: 'Voula' }))).id)
    await got(admin.approve('event', ids[0] ?? 0))
    for (const [index, title] of sentFourTimes.entries()) {
      const [own = 0, ...others] = [ids[index], ...ids.filter((_, other) => other !== index)]
      const query = { type: 'event', title, city: 'Voula', ...days, except: String(own) }
      expect(new Set(await idsOf(admin, query)), title).toEqual(new Set(others))
      expect(new Set(await idsOf(eleni, query)), title).toEqual(new Set(others))
    }
    // The pending ones of others are not told.
    const likely = await found(nikos, { ...days, type: 'event', title: 'Beach cleanup', city: 'Βούλα', startDate: '2027-04-20' })
    expect(likely).toEqual([{ id: ids[0], type: 'event', state: 'approved', title: sentFourTimes[0], city: 'Voula', ...days }])
    // Administrators compare who sent them.
    const [told] = await found(admin, { ...days, type: 'event', title: 'Beach cleanup', city: 'Βούλα', startDate: '2027-04-20' })
    expect(told).toMatchObject({ author: 'eleni' })
  })

  it('are of the same type, town and day, and neither rejected nor removed', async () => {
    const shop = { ...texts, title: 'Refill corner', city: 'Volos' }
    const [approved, pending, rejected, removed] = [
      (await got(eleni.submit('shop', shop))).id, (await got(eleni.submit('shop', { ...shop, title: 'The refill corner' }))).id,
      (await got(eleni.submit('shop', shop))).id, (await got(eleni.submit('shop', shop))).id,
    ]
    await got(admin.approve('shop', approved))
    await got(admin.reject('shop', rejected))
    await got(admin.remove('shop', removed))
    const query = { type: 'shop', title: 'Refill Corner', city: 'Volos' }
    expect((await idsOf(admin, query)).toSorted()).toEqual([approved, pending].toSorted())
    expect(await idsOf(nikos, query)).toEqual([approved])
    expect(await idsOf(admin, { ...query, type: 'dine' })).toEqual([])
    expect(await idsOf(admin, { ...query, city: 'Athens' })).toEqual([])
    expect(await idsOf(admin, { type: 'shop', title: 'Refill Corner' })).toEqual([])
    expect(await idsOf(admin, { type: 'event', title: 'Voula beach cleanup', city: 'Voula', startDate: '2027-05-24' })).toEqual([])
  })

  it('are none of a title without words, and of a town that is unknown a problem', async () => {
    expect(await idsOf(admin, { type: 'shop', title: '🌿', city: 'Volos' })).toEqual([])
    expect(await idsOf(admin, { type: 'shop', title: "it's \\'|&!(:*", city: 'Volos' })).toEqual([])
    expect(await refused(eleni.get('/api/duplicates?type=shop&title=Soap&city=Atlantis'))).toMatchObject({ type: 'unknown-city' })
  })
})
