/** Submitting a listing of each type: what is stored, and that it is stored once. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got, pathOf, refused, type Got } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let mine: ReturnType<typeof callsOf>
let admins: ReturnType<typeof callsOf>

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '10' } })
  await insertMember(database.db, { username: 'maria' })
  await insertMember(database.db, { username: 'eleni' })
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  mine = callsOf(site, 'maria')
  admins = callsOf(site, 'admin')
})

const soap = { title: 'Soap', description: 'By weight.' }

async function entriesOf(id: number) {
  return (await auditEntries(database.db)).filter(({ listing }) => listing?.id === id)
}

function named(...names: string[]) {
  return names.map((name) => ({ name }))
}

const body = {
  title: '  Olives and thyme ', description: ' By the sea.\nBring water. ', city: 'ΠΑΤΡΑ', address: ' Mole 1 ', link: ' example.org ',
  tags: named('Workshop', 'Vegan', 'Birds', 'Clothes', 'Cleanup', 'Raw', 'Art', 'Education', 'Vegan'), approved: true,
  startDate: '2026-12-24', endDate: '', cost: '7.5',
}
const tags: Record<ListingType, object> = {
  event: named('Art', 'Cleanup', 'Workshop'),
  volunteer: named('Birds', 'Education'),
  shop: named('Clothes', 'Vegan'),
  dine: named('Vegan', 'Raw'),
}

const untimed = { startTime: null, endTime: null }
const untranslated = { language: 'en', translatedTitle: null, translatedDescription: null }

describe('the city of a submitted listing', () => {
  it.each([['Γιάννενα', 'Ioannina'], ['Ν. Σμύρνη', 'Nea Smyrni'], ['Θεσσαλονίκης', 'Thessaloniki'], ['Canea', 'Chania']])(
    'is found by what people call it: %s', async (city, stored) => {
      expect((await mine.submit('shop', { ...body, city })).json<Got>()).toMatchObject({ city: stored })
    },
  )

  it.each(['Εξάρχεια', 'Online', 'Thess', 'Ν. Μ.'])('is not guessed: %s', async (city) => {
    const answer = await mine.submit('shop', { ...body, city })
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([400, `There is no city "${city}".`])
  })
})

describe.each(listingTypes)('a submitted %s', (type) => {
  it('is pending, in its stored form', async () => {
    const answer = await mine.submit(type, body)
    const stored = answer.json<Got>()
    expect(stored).toEqual({
      id: stored.id, title: 'Olives and thyme', description: 'By the sea.\nBring water.', city: 'Patras', address: 'Mole 1',
      link: 'https://example.org', tags: tags[type], approved: false, ...untranslated,
      ...(type === 'event' && { startDate: '2026-12-24', endDate: '2026-12-24', ...untimed, cost: 7.5 }),
    })
    expect(answer.headers.etag).toBe(`"${stored.id}-1"`)
    expect((await mine.get(`/api/${pathOf[type]}/${stored.id}`)).statusCode).toBe(404)
    expect(await got<Got[]>(mine.get(`/api/${pathOf[type]}/approved`))).not.toContainEqual(expect.objectContaining({ id: stored.id }))
    expect(await got<Got[]>(admins.get(`/api/${pathOf[type]}/unapproved`))).toContainEqual(stored)
  })

  it('has an audit entry without an earlier state', async () => {
    const { id, approved: _, ...fields } = await got(mine.submit(type, body))
    expect(await entriesOf(id)).toMatchObject([{
      at: '2026-11-21T10:00:00.000Z', actor: 'maria', action: 'listing-submitted', listing: { id, type, title: 'Olives and thyme' },
      before: null, after: { ...fields, state: 'pending', rejectionReason: null },
    }])
  })

  it('requires only a title and a description', async () => {
    const { id: _, ...stored } = await got(mine.submit(type, soap))
    const dates = type === 'event' ? { startDate: null, endDate: null, ...untimed, cost: null } : {}
    expect(stored).toEqual({ ...soap, city: null, address: null, link: null, tags: [], approved: false, ...dates, ...untranslated })
    const emptied = { city: '', address: ' ', link: '', startDate: '', endDate: null, cost: '', tags: [] }
    expect(await got(mine.submit(type, { ...soap, ...emptied }))).toMatchObject(stored)
  })
})

describe('dates and cost', () => {
  it('are ignored if the listing is not an event', async () => {
    const stored = await got(mine.submit('dine', { ...soap, startDate: '1821-03-25', endDate: { any: 'thing' }, cost: -1 }))
    expect(stored).not.toHaveProperty('startDate')
    expect(stored).not.toHaveProperty('cost')
  })

  it.each([[0, 0], ['0', 0], ['12.50', 12.5], [100_000, 100_000], [0.07, 0.07], [null, null]])('store %j as %j', async (cost, stored) => {
    expect(await got(mine.submit('event', { ...soap, cost }))).toMatchObject({ cost: stored })
  })

  it('can begin today in Athens, which is tomorrow in UTC', async () => {
    site.clock.now = new Date('2026-11-21T22:30:00Z')
    expect(await got(mine.submit('event', { ...soap, startDate: '2026-11-22' }))).toMatchObject({ startDate: '2026-11-22' })
    expect(await refused(mine.submit('event', { ...soap, startDate: '2026-11-21' }))).toMatchObject({
      status: 400, fields: ['startDate'], detail: 'Start date cannot be in the past.',
    })
    site.clock.now = new Date('2026-11-21T10:00:00Z')
  })
})

describe('an idempotency key', () => {
  const counted = async () => (await database.db.selectFrom('listing').select('id').execute()).length

  it('returns the listing of the first submission in its current state', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const first = await got(mine.submit('event', { ...soap, startDate: '2026-11-21' }, key))
    const before = await counted()
    expect(await got(mine.submit('event', { ...soap, title: 'Other' }, key))).toEqual(first)
    await got(admins.approve('event', first.id))
    // The start date was valid at the first submission, and is in the past now.
    site.clock.now = new Date('2026-11-23T10:00:00Z')
    const late = await mine.submit('event', { ...soap, startDate: '2026-11-21' }, { 'idempotency-key': `URN:UUID:${key['idempotency-key'].toUpperCase()}` })
    site.clock.now = new Date('2026-11-21T10:00:00Z')
    expect([late.json(), late.headers.etag]).toEqual([{ ...first, approved: true }, `"${first.id}-2"`])
    expect(await counted()).toBe(before)
    expect((await entriesOf(first.id)).map(({ action }) => action)).toEqual(['listing-approved', 'listing-submitted'])
  })

  it('creates one listing for twenty concurrent submissions on two servers', async () => {
    const otherSite = callsOf(await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '10' } }), 'maria')
    const key = { 'idempotency-key': randomUUID() }
    const before = await counted()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => got((n % 2 ? mine : otherSite).submit('shop', { ...soap, title: `Soap ${n}` }, key))))
    expect(new Set(answers.map((stored) => JSON.stringify(stored))).size).toBe(1)
    expect(await counted()).toBe(before + 1)
    expect(await entriesOf(answers[0]?.id ?? 0)).toHaveLength(1)
  })

  it('is separate for each author', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const [one, other] = [await got(mine.submit('shop', soap, key)), await got(callsOf(site, 'eleni').submit('shop', soap, key))]
    expect(other.id).not.toBe(one.id)
  })

  it('is rejected for another type, and if it is not a UUID', async () => {
    const key = { 'idempotency-key': randomUUID() }
    await got(mine.submit('shop', soap, key))
    const used = { status: 400, type: 'invalid-request', fields: ['Idempotency-Key'] }
    expect(await refused(mine.submit('dine', soap, key))).toMatchObject(used)
    expect(await refused(mine.submit('dine', soap, { 'idempotency-key': 'mine' }))).toMatchObject(used)
  })
})

it('submitting queues no mail', async () => {
  await database.db.deleteFrom('mail_outbox').execute()
  await got(mine.submit('shop', soap))
  expect(await queuedMails(database.db)).toEqual([])
})

it('submitting is limited to sixty an hour per account, for all types and resubmissions together', async () => {
  const strict = await startTestApp(database.db)
  const { id } = await insertMember(database.db, { username: 'busy' })
  const busy = callsOf(strict, 'busy')
  const own = await got(busy.submit('shop', soap))
  for (let n = 0; n < 29; n += 1) await got(busy.submit(listingTypes[n % 4] ?? 'event', soap))
  for (let n = 0; n < 30; n += 1) await got(busy.resubmit(own.id, { ...soap, title: `Soap ${n}` }))
  expect(await refused(busy.submit('dine', soap))).toMatchObject({ status: 429, type: 'too-many-requests' })
  expect(await refused(busy.resubmit(own.id, soap))).toMatchObject({ status: 429 })
  expect((await got(callsOf(strict, 'eleni').submit('dine', soap))).id).toBeGreaterThan(0)
  strict.clock.now = new Date('2026-11-21T11:00:01Z')
  expect((await got(busy.submit('dine', soap))).id).toBeGreaterThan(0)
  expect(await database.db.selectFrom('listing').select('id').where('author', '=', id).execute()).toHaveLength(31)
})
