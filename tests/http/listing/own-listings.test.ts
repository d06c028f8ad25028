/** Own listings: the list with their states, resubmitting and withdrawing. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got, refused } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

type Own = components['schemas']['OwnListing']

let database: Database
let site: TestApp
let admins: ReturnType<typeof callsOf>
let members = 0

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  admins = callsOf(site, 'admin')
})

/** A member who has submitted nothing yet. */
async function newMember() {
  const username = `eleni.${(members += 1)}`
  await insertMember(database.db, { username })
  const calls = callsOf(site, username)
  return { ...calls, username, own: (query = '') => got<Own[]>(calls.get(`/api/my/listings${query}`)) }
}

const soap = { title: 'Soap', description: 'By weight.' }

describe('the list of own listings', () => {
  it('is empty for a member without listings', async () => {
    expect(await (await newMember()).own()).toEqual([])
  })

  it('contains all types and states, newest first, and no listings of others', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const event = await got(member.submit('event', { ...soap, startDate: '2026-12-01', cost: 2 }))
    await got(other.submit('shop', soap))
    const dine = await got(member.submit('dine', soap))
    const stateSince = expect.any(String)
    const shop = await got(member.submit('shop', soap))
    await got(admins.approve('event', event.id))
    await got(admins.reject('dine', dine.id, { reason: 'Where?' }))
    expect(await member.own()).toEqual([
      { ...shop, type: 'shop', state: 'pending', stateSince, rejectionReason: null, change: null, moved: null, removal: null, etag: `"${shop.id}-1"` },
      {
        ...dine, type: 'dine', state: 'rejected', stateSince, rejectionReason: 'Where?', change: null, moved: null, removal: null,
        statement: expect.objectContaining({ measure: 'rejected', facts: 'Where?' }), etag: `"${dine.id}-2"`,
      },
      {
        ...event, type: 'event', approved: true, state: 'approved', stateSince, rejectionReason: null, change: null,
        moved: null, removal: null, etag: `"${event.id}-2"`,
      },
    ])
    await got(admins.remove('dine', dine.id))
    expect((await member.own()).map(({ type }) => type)).toEqual(['shop', 'event'])
  })

  it('has pages', async () => {
    const member = await newMember()
    for (let n = 1; n <= 12; n += 1) await got(member.submit('dine', { ...soap, title: `Soap ${n}` }))
    const answer = await member.get('/api/my/listings?limit=5&page=2')
    expect(answer.json<Own[]>().map(({ title }) => title)).toEqual(['Soap 7', 'Soap 6', 'Soap 5', 'Soap 4', 'Soap 3'])
    expect(answer.headers).toMatchObject({
      'x-total-count': '12', 'cache-control': 'no-store',
      link: '</api/my/listings?limit=5&page=1>; rel="prev", </api/my/listings?limit=5&page=3>; rel="next"',
    })
    expect(await member.own('?page=2')).toHaveLength(2)
  })
})

describe('submitting again', () => {
  it('changes a rejected listing and makes it pending without a reason', async () => {
    const member = await newMember()
    const { id } = await got(member.submit('event', { ...soap, startDate: '2026-12-01', tags: [{ name: 'Art' }] }))
    await got(admins.reject('event', id, { reason: 'Where?' }))
    expect(await got(admins.get('/api/events/unapproved'))).not.toContainEqual(expect.objectContaining({ id }))
    const answer = await member.resubmit(id, { ...soap, city: 'Chania', startDate: '2026-12-02', tags: [{ name: 'Other' }] })
    expect(answer.headers.etag).toBe(`"${id}-3"`)
    const stored = answer.json<Own>()
    expect(stored).toMatchObject({
      id, type: 'event', city: 'Chania', startDate: '2026-12-02', endDate: '2026-12-02', tags: [{ name: 'Other' }],
      approved: false, state: 'pending', rejectionReason: null, change: null, etag: `"${id}-3"`,
    })
    expect(await member.own()).toEqual([stored])
    expect(await got(admins.get('/api/events/unapproved'))).toContainEqual(expect.objectContaining({ id, city: 'Chania' }))
    const [entry] = await auditEntries(database.db)
    expect(entry).toMatchObject({
      actor: member.username, action: 'listing-resubmitted', listing: { id, type: 'event' },
      before: { state: 'rejected', rejectionReason: 'Where?', city: null },
      after: { state: 'pending', rejectionReason: null, city: 'Chania' },
    })
  })

  it('works without changes, and for a pending listing', async () => {
    const member = await newMember()
    const { id } = await got(member.submit('shop', soap))
    await got(admins.reject('shop', id))
    expect(await got<Own>(member.resubmit(id, soap))).toMatchObject({ state: 'pending', etag: `"${id}-3"` })
    const changed = await got<Own>(member.resubmit(id, { ...soap, title: 'Soaps' }))
    expect(changed).toMatchObject({ title: 'Soaps', state: 'pending', etag: `"${id}-4"` })
    expect(await got(member.resubmit(id, { ...soap, title: 'Soaps' }))).toEqual(changed)
  })

  it('ignores dates and cost if the listing is not an event', async () => {
    const member = await newMember()
    const { id } = await got(member.submit('volunteer', soap))
    const stored = await got<Own>(member.resubmit(id, { ...soap, title: 'Soaps', startDate: '2020-01-01', endDate: '2019-01-01', cost: 7 }))
    expect(stored).not.toHaveProperty('startDate')
    expect(stored).toMatchObject({ type: 'volunteer', title: 'Soaps' })
  })

  it('gets 404 for the listing of another member, and for a deleted one', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const { id } = await got(member.submit('shop', soap))
    const unknown = { status: 404, type: 'unknown-listing', detail: `There is no listing ${id}.` }
    expect(await refused(other.resubmit(id, soap))).toMatchObject(unknown)
    expect(await refused(admins.resubmit(id, soap))).toMatchObject(unknown)
    await got(admins.remove('shop', id))
    expect(await refused(member.resubmit(id, soap))).toMatchObject(unknown)
  })

  it('gets 412 with the current listing if an administrator has changed it', async () => {
    const member = await newMember()
    const { id } = await got(member.submit('shop', soap))
    await got(admins.edit('shop', id, { ...soap, title: 'Soap by weight' }))
    const problem = await refused(member.resubmit(id, soap, { 'if-match': `"${id}-1"` }))
    expect(problem).toMatchObject({ status: 412, type: 'changed-meanwhile', current: { id, title: 'Soap by weight', etag: `"${id}-2"` } })
    expect(await got<Own>(member.resubmit(id, soap, { 'if-match': `"${id}-2"` }))).toMatchObject({ title: 'Soap', etag: `"${id}-3"` })
  })
})

describe('withdrawing', () => {
  it('deletes pending and rejected listings, with an audit entry', async () => {
    const member = await newMember()
    const [pending, rejected] = [await got(member.submit('event', soap)), await got(member.submit('shop', soap))]
    await got(admins.reject('shop', rejected.id, { reason: 'Where?' }))
    const own = await member.own()
    for (const listing of own) {
      expect(await got<Own>(member.withdraw(listing.id, { 'if-match': listing.etag }))).toEqual(listing)
      const [entry] = await auditEntries(database.db)
      expect(entry).toMatchObject({
        actor: member.username, action: 'listing-withdrawn', listing: { id: listing.id, title: 'Soap' },
        before: { state: listing.state }, after: null,
      })
    }
    expect(await member.own()).toEqual([])
    expect(await got(admins.get('/api/events/unapproved'))).not.toContainEqual(expect.objectContaining({ id: pending.id }))
    expect(await refused(member.withdraw(pending.id))).toMatchObject({ status: 404, type: 'unknown-listing' })
  })

  it('gets 404 for the listing of another member', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const { id } = await got(member.submit('shop', soap))
    for (const calls of [other, admins]) expect(await refused(calls.withdraw(id))).toMatchObject({ status: 404, type: 'unknown-listing' })
    expect(await member.own()).toMatchObject([{ id, state: 'pending' }])
  })

  it('gets 412 with the current listing if it has been changed', async () => {
    const member = await newMember()
    const { id } = await got(member.submit('shop', soap))
    await got(admins.edit('shop', id, { ...soap, title: 'Soap by weight' }))
    const problem = await refused(member.withdraw(id, { 'if-match': `"${id}-1"` }))
    expect(problem).toMatchObject({ status: 412, type: 'changed-meanwhile', current: { title: 'Soap by weight' } })
    expect((await member.own()).length).toBe(1)
  })

  it('deletes once if several requests arrive concurrently', async () => {
    const member = await newMember()
    const { id } = await got(member.submit('shop', soap))
    const answers = await Promise.all([1, 2, 3].map(() => member.withdraw(id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404])
  })
})
