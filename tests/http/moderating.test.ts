/** Approving, rejecting, editing and deleting: what becomes of a listing, of its entry in the log, and of its author's mail. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingTypes, type ListingType } from '../../domain/listing.ts'
import type { Database } from '../../server/database/open-database.ts'
import { auditEntries } from '../support/audit-entries.ts'
import { createTestDatabase } from '../support/database.ts'
import { callsOf, got, pathOf, refused, type Got } from '../support/listing-calls.ts'
import { insertMember, type Member } from '../support/members.ts'
import { queuedMails } from '../support/queued-mails.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let database: Database
let site: TestApp
let maria: Member
let mine: ReturnType<typeof callsOf>
let admins: ReturnType<typeof callsOf>

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '10' } })
  maria = await insertMember(database.db, { username: 'maria' })
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  mine = callsOf(site, 'maria')
  admins = callsOf(site, 'admin')
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('mail_outbox').execute()
  site.mail.wakes = 0
})

const walk = { title: 'Walk', description: 'Far.', city: 'Volos', tags: [{ name: 'Other' }] }

const submitted = (type: ListingType, body: object = {}) => got(mine.submit(type, { ...walk, ...body }))

async function approved(type: ListingType, body: object = {}): Promise<Got> {
  const { id } = await submitted(type, body)
  const kept = await got(admins.approve(type, id))
  await database.db.deleteFrom('mail_outbox').execute()
  return kept
}

/** What a visitor reads; null where there is no such listing. */
async function seen(type: ListingType, id: number): Promise<Got | null> {
  const listed = (await got<Got[]>(mine.get(`/api/${pathOf[type]}/approved`))).find((each) => each.id === id) ?? null
  const alone = await mine.get(`/api/${pathOf[type]}/${id}`)
  expect(alone.statusCode === 200 ? alone.json<Got>() : null).toEqual(listed)
  return listed
}

async function waits(type: ListingType, id: number): Promise<boolean> {
  return (await got<Got[]>(admins.get(`/api/${pathOf[type]}/unapproved`))).some((each) => each.id === id)
}

async function entriesOf(id: number) {
  return (await auditEntries(database.db)).filter(({ listing }) => listing?.id === id)
}

const rowsOf = async (table: 'occurrence' | 'occurrence_tag' | 'listing_tag', id: number) =>
  (await database.db.selectFrom(table).select('listing').where('listing', '=', id).execute()).length

describe.each(listingTypes)('a %s', (type) => {
  it('is public with the next request when it is approved, and waits no more', async () => {
    const { id } = await submitted(type)
    expect([await seen(type, id), await waits(type, id)]).toEqual([null, true])
    const answer = await admins.approve(type, id)
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, `"${id}-2"`])
    expect(answer.json<Got>()).toMatchObject({ ...walk, id, approved: true })
    expect([await seen(type, id), await waits(type, id)]).toEqual([answer.json<Got>(), false])
  })

  it('is neither public nor waiting when it is rejected, and public again when it is approved after all', async () => {
    const { id } = await approved(type)
    const kept = await got(admins.reject(type, id, { reason: ' Please say where. ' }))
    expect(kept).toMatchObject({ id, approved: false })
    expect([await seen(type, id), await waits(type, id)]).toEqual([null, false])
    await got(admins.approve(type, id))
    expect(await seen(type, id)).toMatchObject({ id, approved: true })
    const told = (await entriesOf(id)).map(({ action, before, after }) => [action, before?.state, after?.state, after?.rejectionReason])
    expect(told).toEqual([
      ['listing-approved', 'rejected', 'approved', null],
      ['listing-rejected', 'approved', 'rejected', 'Please say where.'],
      ['listing-approved', 'pending', 'approved', null],
      ['listing-submitted', undefined, 'pending', null],
    ])
  })

  it('says something else with the next request when it is edited, and stays what it was', async () => {
    const { id } = await approved(type)
    const kept = await got(admins.edit(type, id, { title: 'Long walk', description: 'Farther.', link: 'walk.example', approved: false }))
    expect(kept).toMatchObject({ id, title: 'Long walk', city: null, tags: [], link: 'https://walk.example', approved: true })
    expect(await seen(type, id)).toEqual(kept)
    expect(await queuedMails(database.db)).toEqual([])
    const [entry] = await entriesOf(id)
    expect(entry).toMatchObject({
      actor: 'admin', action: 'listing-edited', listing: { id, type, title: 'Long walk' },
      before: { ...walk, state: 'approved' }, after: { title: 'Long walk', city: null, tags: [], state: 'approved' },
    })
  })

  it('is gone with all its rows when it is deleted', async () => {
    const kept = await approved(type)
    expect(await got(admins.remove(type, kept.id))).toEqual(kept)
    expect([await seen(type, kept.id), await waits(type, kept.id)]).toEqual([null, false])
    for (const table of ['occurrence', 'occurrence_tag', 'listing_tag'] as const) expect(await rowsOf(table, kept.id)).toBe(0)
    const [entry] = await entriesOf(kept.id)
    const listing = { id: kept.id, title: 'Walk' }
    expect(entry).toMatchObject({ action: 'listing-deleted', listing, before: { state: 'approved' }, after: null })
    const { approve, edit, reject, remove } = admins
    for (const again of [remove(type, kept.id), approve(type, kept.id), reject(type, kept.id), edit(type, kept.id, walk)]) {
      expect(await refused(again)).toMatchObject({ status: 404, type: 'unknown-listing' })
    }
  })

  it('is unknown under the address of another type', async () => {
    const { id } = await approved(type)
    const other = listingTypes[(listingTypes.indexOf(type) + 1) % 4] ?? type
    for (const call of [admins.remove(other, id), admins.approve(other, id), admins.reject(other, id), admins.edit(other, id, walk)]) {
      expect((await call).statusCode).toBe(404)
    }
    expect(await seen(type, id)).not.toBeNull()
  })
})

describe('a change that changes nothing', () => {
  it.each([
    ['approving what is approved', approved, (id: number) => admins.approve('event', id)],
    ['saving what is there', approved, (id: number) => admins.edit('event', id, walk)],
    ['saving what waits', submitted, (id: number) => admins.edit('event', id, walk)],
  ] as const)('leaves no trace: %s', async (_, made, change) => {
    const { id } = await made('event')
    const [before, entries] = [await database.db.selectFrom('listing').selectAll().where('id', '=', id).execute(), await entriesOf(id)]
    expect((await change(id)).headers.etag).toBe(`"${id}-${before[0]?.revision}"`)
    expect(await database.db.selectFrom('listing').selectAll().where('id', '=', id).execute()).toEqual(before)
    expect(await entriesOf(id)).toEqual(entries)
    expect(await queuedMails(database.db)).toEqual([])
  })

  it('is rejecting for the same reason; another reason is told', async () => {
    const { id } = await submitted('dine')
    for (const reason of ['Where?', 'Where?', 'In which town?', '', null]) await got(admins.reject('dine', id, { reason }))
    expect((await queuedMails(database.db)).map((mail) => 'reason' in mail && mail.reason)).toEqual(['Where?', 'In which town?', null])
  })
})

describe('an edit', () => {
  it('may leave a start in the past, and may not move it there', async () => {
    const { id } = await approved('event', { startDate: '2026-11-22', endDate: '2026-11-25', cost: 3 })
    site.clock.now = new Date('2026-11-24T10:00:00Z')
    const later = await refused(admins.edit('event', id, { ...walk, startDate: '2026-11-23', endDate: '2026-11-30' }))
    const longer = await got(admins.edit('event', id, { ...walk, startDate: '2026-11-22', endDate: '2026-11-30' }))
    site.clock.now = new Date('2026-11-21T10:00:00Z')
    expect(later).toMatchObject({ status: 400, detail: 'Start date cannot be in the past.' })
    expect(longer).toMatchObject({ startDate: '2026-11-22', endDate: '2026-11-30', cost: null })
    expect(await rowsOf('occurrence', id)).toBe(9)
  })

  it('of an event without days, town and cost needs none', async () => {
    const { id } = await approved('event')
    const { title, description } = walk
    expect(await got(admins.edit('event', id, { title, description: `${description}!`, approved: true }))).toMatchObject({
      description: `${description}!`, startDate: null, endDate: null, city: null, cost: null, approved: true,
    })
    expect(await rowsOf('occurrence', id)).toBe(1)
  })

  it('keeps a rejection and its reason', async () => {
    const { id } = await submitted('shop')
    await got(admins.reject('shop', id, { reason: 'Where?' }))
    const rejectedAt = () => database.db.selectFrom('listing').select('rejected_at').where('id', '=', id).executeTakeFirst()
    const before = await rejectedAt()
    site.clock.now = new Date('2026-11-21T11:00:00Z')
    await got(admins.edit('shop', id, { ...walk, title: 'Long walk' }))
    site.clock.now = new Date('2026-11-21T10:00:00Z')
    expect((await entriesOf(id))[0]?.after).toMatchObject({ title: 'Long walk', state: 'rejected', rejectionReason: 'Where?' })
    expect(await rejectedAt()).toEqual(before)
    expect(await waits('shop', id)).toBe(false)
  })
})

describe('the mail to the author', () => {
  it('is queued with the change, and the worker is woken', async () => {
    const { id } = await submitted('event')
    await got(admins.approve('event', id))
    await got(admins.reject('event', id, { reason: 'Where?' }))
    await got(admins.remove('event', id))
    const about = { user: maria.id, title: 'Walk' }
    expect(await queuedMails(database.db)).toEqual([
      { kind: 'listing-approved', ...about },
      { kind: 'listing-rejected', ...about, reason: 'Where?' },
      { kind: 'listing-deleted', ...about },
    ])
    expect(site.mail.wakes).toBeGreaterThanOrEqual(3)
  })

  it('is not queued for what an administrator decides on an own listing', async () => {
    const { id } = await got(admins.submit('event', walk))
    await got(admins.approve('event', id))
    await got(admins.reject('event', id))
    await got(admins.remove('event', id))
    expect(await queuedMails(database.db)).toEqual([])
  })
})
