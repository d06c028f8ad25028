/** Approving, rejecting, editing and deleting: the listing, its audit entry, and the mail to its author. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got, pathOf, refused, type Got } from '../../support/calls/listing-calls.ts'
import { insertMember, type Member } from '../../support/listings/members.ts'
import { queuedMails, toldFacts } from '../../support/calls/queued-mails.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

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
beforeEach(async () => {
  await database.db.deleteFrom('mail_outbox').execute()
  site.mail.wakes = 0
})

const walk = { title: 'Walk', description: 'Far.', city: 'Volos', tags: [{ name: 'Other' }] }

const submitted = (type: ListingType, body: object = {}) => got(mine.submit(type, { ...walk, ...body }))

async function approved(type: ListingType, body: object = {}): Promise<Got> {
  const { id } = await submitted(type, body)
  const listing = await got(admins.approve(type, id))
  await database.db.deleteFrom('mail_outbox').execute()
  return listing
}

/** The listing as visitors read it; null if it is not public. */
async function publicListing(type: ListingType, id: number): Promise<Got | null> {
  const listed = (await got<Got[]>(mine.get(`/api/${pathOf[type]}/approved`))).find((each) => each.id === id) ?? null
  const alone = await mine.get(`/api/${pathOf[type]}/${id}`)
  // Only where one listing is read.
  const checked = type === 'event' ? {} : { checkedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string }
  expect(alone.statusCode === 200 ? alone.json<Got>() : null).toEqual(listed && { ...listed, ...checked })
  return listed
}

async function isPending(type: ListingType, id: number): Promise<boolean> {
  return (await got<Got[]>(admins.get(`/api/${pathOf[type]}/unapproved`))).some((each) => each.id === id)
}

async function entriesOf(id: number) {
  return (await auditEntries(database.db)).filter(({ listing }) => listing?.id === id)
}

const rowsOf = async (table: 'occurrence' | 'occurrence_tag' | 'search_document', id: number) =>
  (await database.db.selectFrom(table).select('listing').where('listing', '=', id).execute()).length

describe.each(listingTypes)('a %s', (type) => {
  it('is public at the next request after approval, and no longer pending', async () => {
    const { id } = await submitted(type)
    expect([await publicListing(type, id), await isPending(type, id)]).toEqual([null, true])
    const answer = await admins.approve(type, id)
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, `"${id}-2"`])
    expect(answer.json<Got>()).toMatchObject({ ...walk, id, approved: true })
    expect([await publicListing(type, id), await isPending(type, id)]).toEqual([answer.json<Got>(), false])
  })

  it('is neither public nor pending after rejection, and public again after approval', async () => {
    const { id } = await approved(type)
    expect(await publicListing(type, id)).toMatchObject({ id })
    const rejected = await got(admins.reject(type, id, { reason: ' Please say where. ' }))
    expect(rejected).toMatchObject({ id, approved: false })
    expect([await publicListing(type, id), await isPending(type, id)]).toEqual([null, false])
    await got(admins.approve(type, id))
    expect(await publicListing(type, id)).toMatchObject({ id, approved: true })
    const entries = await entriesOf(id)
    expect(entries.map(({ action, before, after }) => [action, before?.state, after?.state, after?.rejectionReason])).toEqual([
      ['listing-approved', 'rejected', 'approved', null],
      ['listing-rejected', 'approved', 'rejected', 'Please say where.'],
      ['listing-approved', 'pending', 'approved', null],
      ['listing-submitted', undefined, 'pending', null],
    ])
  })

  it('has its new fields at the next request after an edit, and the same state', async () => {
    const { id } = await approved(type)
    const edited = await got(admins.edit(type, id, { title: 'Long walk', description: 'Farther.', link: 'walk.example', approved: false }))
    expect(edited).toMatchObject({ id, title: 'Long walk', city: null, tags: [], link: 'https://walk.example', approved: true })
    expect(await publicListing(type, id)).toEqual(edited)
    expect(await queuedMails(database.db)).toMatchObject([{ kind: 'listing-edited', title: 'Walk' }])
    const [entry] = await entriesOf(id)
    expect(entry).toMatchObject({
      actor: 'admin', action: 'listing-edited', listing: { id, type, title: 'Long walk' },
      before: { ...walk, state: 'approved' }, after: { title: 'Long walk', city: null, tags: [], state: 'approved' },
    })
  })

  it('is removed from all lists', async () => {
    const deleted = await approved(type)
    expect(await publicListing(type, deleted.id)).toEqual(deleted)
    expect(await got(admins.remove(type, deleted.id))).toEqual(deleted)
    expect([await publicListing(type, deleted.id), await isPending(type, deleted.id)]).toEqual([null, false])
    for (const table of ['occurrence', 'occurrence_tag', 'search_document'] as const) expect(await rowsOf(table, deleted.id)).toBe(0)
    const [entry] = await entriesOf(deleted.id)
    const listing = { id: deleted.id, title: 'Walk' }
    const after = { state: 'removed', removalReason: 'It does not follow the rules of this site.' }
    expect(entry).toMatchObject({ action: 'listing-deleted', listing, before: { state: 'approved' } })
    expect(entry?.after).toEqual(after)
    const { approve, edit, reject, remove } = admins
    for (const again of [remove(type, deleted.id), approve(type, deleted.id), reject(type, deleted.id), edit(type, deleted.id, walk)]) {
      expect(await refused(again)).toMatchObject({ status: 404, type: 'unknown-listing' })
    }
  })

  it('is not found under the address of another type', async () => {
    const { id } = await approved(type)
    const other = listingTypes[(listingTypes.indexOf(type) + 1) % 4] ?? type
    for (const call of [admins.remove(other, id), admins.approve(other, id), admins.reject(other, id), admins.edit(other, id, walk)]) {
      expect((await call).statusCode).toBe(404)
    }
    expect(await publicListing(type, id)).not.toBeNull()
  })
})

describe('a change without effect', () => {
  it.each([
    ['approving an approved listing', approved, (id: number) => admins.approve('event', id)],
    ['saving an approved listing unchanged', approved, (id: number) => admins.edit('event', id, walk)],
    ['saving a pending listing unchanged', submitted, (id: number) => admins.edit('event', id, walk)],
  ] as const)('writes nothing: %s', async (_, made, change) => {
    const { id } = await made('event')
    const [before, entries] = [await database.db.selectFrom('listing').selectAll().where('id', '=', id).execute(), await entriesOf(id)]
    expect((await change(id)).headers.etag).toBe(`"${id}-${before[0]?.revision}"`)
    expect(await database.db.selectFrom('listing').selectAll().where('id', '=', id).execute()).toEqual(before)
    expect(await entriesOf(id)).toEqual(entries)
    expect(await queuedMails(database.db)).toEqual([])
  })

  it('is a rejection with the same reason; another reason queues a mail', async () => {
    const { id } = await submitted('dine')
    for (const reason of ['Where?', ' Where? ', 'In which town?']) await got(admins.reject('dine', id, { reason }))
    expect(await toldFacts(database.db)).toEqual(['Where?', 'In which town?'])
  })
})

describe('an edit', () => {
  it('can keep a start date in the past, but not set one', async () => {
    const { id } = await approved('event', { startDate: '2026-11-22', endDate: '2026-11-25', cost: 3 })
    site.clock.now = new Date('2026-11-24T10:00:00Z')
    const later = await refused(admins.edit('event', id, { ...walk, startDate: '2026-11-23', endDate: '2026-11-30' }))
    const longer = await got(admins.edit('event', id, { ...walk, startDate: '2026-11-22', endDate: '2026-11-30' }))
    site.clock.now = new Date('2026-11-21T10:00:00Z')
    expect(later).toMatchObject({ status: 400, detail: 'Start date cannot be in the past.' })
    expect(longer).toMatchObject({ startDate: '2026-11-22', endDate: '2026-11-30', cost: null })
    expect(await rowsOf('occurrence', id)).toBe(9)
  })

  it('of an event without days, city and cost requires none', async () => {
    const { id } = await approved('event')
    const { title, description } = walk
    expect(await got(admins.edit('event', id, { title, description: `${description}!`, approved: true }))).toMatchObject({
      description: `${description}!`, startDate: null, endDate: null, city: null, cost: null, approved: true,
    })
    expect(await rowsOf('occurrence', id)).toBe(1)
  })

  it('keeps the state rejected and the reason', async () => {
    const { id } = await submitted('shop')
    await got(admins.reject('shop', id, { reason: 'Where?' }))
    site.clock.now = new Date('2026-11-21T11:00:00Z')
    await got(admins.edit('shop', id, { ...walk, title: 'Long walk' }))
    site.clock.now = new Date('2026-11-21T10:00:00Z')
    expect((await entriesOf(id))[0]?.after).toMatchObject({ title: 'Long walk', state: 'rejected', rejectionReason: 'Where?' })
    expect(await isPending('shop', id)).toBe(false)
  })
})

describe('the mail to the author', () => {
  it('is queued with the change, and wakes the worker', async () => {
    const { id } = await submitted('event')
    await got(admins.approve('event', id))
    await got(admins.reject('event', id, { reason: 'Where?' }))
    await got(admins.remove('event', id))
    const about = { user: maria.id, title: 'Walk' }
    expect(await queuedMails(database.db)).toEqual([
      { kind: 'listing-approved', ...about, page: `/events/${id}` },
      { kind: 'listing-rejected', ...about, statement: expect.any(Number) },
      { kind: 'listing-deleted', ...about, statement: expect.any(Number) },
    ])
    expect(await toldFacts(database.db)).toEqual([null, 'Where?', 'It does not follow the rules of this site.'])
    expect(site.mail.wakes).toBeGreaterThanOrEqual(3)
  })

  it("is not queued for decisions on the administrator's own listing", async () => {
    const { id } = await got(admins.submit('event', walk))
    await got(admins.approve('event', id))
    await got(admins.reject('event', id))
    await got(admins.remove('event', id))
    expect(await queuedMails(database.db)).toEqual([])
  })
})
