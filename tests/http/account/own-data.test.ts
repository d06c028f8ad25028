/** What members download of what the database has about them. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import { queueMail } from '../../../server/store/outbox.ts'
import { callsOf, got, refused } from '../../support/calls/listing-calls.ts'
import { insertMember, insertUnconfirmed, signedIn } from '../../support/listings/members.ts'
import { startAuthorsSite, walk, type AuthorsSite } from '../../support/sites/authors-site.ts'
import { startTestApp } from '../../support/servers/test-app.ts'

type OwnData = components['schemas']['OwnData']

let authors: AuthorsSite
let ids: { changed: number; rejected: number; cancelled: number; removed: number; gone: number; foreign: number }

beforeAll(async () => {
  authors = await startAuthorsSite()
  const { database: { db }, site, admins, mine, others, adminId, authorId, submitted, published } = authors
  const changed = await published({ ...walk, title: 'Walk with a change' })
  await got(mine.resubmit(changed, { ...walk, title: 'Walk by the sea' }))
  const rejected = await submitted({ ...walk, title: 'Not clear' })
  await got(admins.reject('event', rejected, { reason: 'Who leads it?' }))
  const cancelled = await published({ ...walk, title: 'Rained off' })
  await got(mine.cancel(cancelled, { note: 'Rain.' }))
  const removed = await published({ ...walk, title: 'Removed walk' })
  await got(admins.remove('event', removed, {}, { reason: 'It is advertising.' }))
  const gone = await submitted({ ...walk, title: 'Withdrawn long ago' })
  await got(mine.withdraw(gone))
  await db.deleteFrom('listing').where('id', '=', gone).execute()
  const foreign = (await got(others.submit('event', { ...walk, title: 'Foreign walk' }))).id
  await got(admins.reject('event', foreign, { reason: 'Foreign reason.' }))
  await insertUnconfirmed(db, { username: 'maria2', email: 'Maria@private.test' })
  await insertUnconfirmed(db, { username: 'foreign.newcomer' })
  await site.app.inject({ method: 'POST', url: '/auth/password/forgot', payload: { email: 'maria@private.test' } })
  await site.app.inject({ method: 'POST', url: '/auth/password/forgot', payload: { email: 'nikos@private.test' } })
  await db.insertInto('known_network').values({ user: authorId, network_hash: Buffer.alloc(32), seen_at: site.clock.now }).execute()
  const digest = { kind: 'digest', user: adminId, count: 1, listings: [{ title: 'Foreign walk', type: 'event' }] } as const
  const contact = { kind: 'contact', name: 'Maria', email: 'MARIA@private.test', subject: 'Leaves', message: 'Fall.' } as const
  const again = { kind: 'verification-again', account: { username: 'Maria' } } as const
  const sameMailbox = { kind: 'verification-again', account: { email: 'maria@private.test' } } as const
  const reset = { kind: 'reset', email: 'maria@private.test', network: 'abcdef' } as const
  for (const mail of [digest, contact, again, sameMailbox, reset]) await queueMail(db, mail, site.clock.now)
  ids = { changed, rejected, cancelled, removed, gone, foreign }
})

/** The file of a member, read by a server whose limits it does not reach. */
async function fileOf(username: string): Promise<{ data: OwnData; text: string }> {
  const answer = await callsOf(authors.site, username).get('/api/my/data')
  expect(answer.statusCode).toBe(200)
  return { data: answer.json(), text: answer.body }
}

/** The statement with these facts. */
const statementOf = (data: OwnData, facts: string) => data.statement.find((each) => each['facts'] === facts)

const listingsIn = (rows: readonly object[], key: string) => rows.map((row) => (row as Record<string, unknown>)[key])

describe('own data', () => {
  it('are a file that is named for the site and the member, and is stored by nobody else', async () => {
    const { headers, body } = await authors.mine.get('/api/my/data')
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="prasino-maria.json"',
      'cache-control': 'no-store',
    })
    expect(Object.keys(JSON.parse(body) as object)).toEqual([
      'site', 'at', 'user', 'signUp', 'session', 'authenticator', 'passkey', 'knownNetwork', 'accountToken', 'emailChange', 'digest',
      'reading', 'report', 'listing', 'listingTag', 'listingVersion', 'statement', 'objection', 'decision', 'decidedListing', 'mailOutbox',
      'auditEntry', 'auditText',
    ])
  })

  it('tell the account, and where it is signed in, without what opens it', async () => {
    await signedIn(authors.database.db, 'maria')
    const { data, text } = await fileOf('maria')
    expect(data.user).toEqual([{
      id: authors.authorId, username: 'maria', email: 'maria@private.test', role: 'ROLE_USER', enabled: true, language: 'en',
      languageChosen: false, notices: 'all', createdAt: expect.any(String), deleteAt: null, removeListings: null,
    }])
    expect(data.session.length).toBeGreaterThan(1)
    expect(data.session[0]).toEqual({
      id: expect.any(Number), user: authors.authorId, browser: null, system: null,
      startedAt: '2026-11-21T10:00:00.000Z', loggedInAt: expect.any(String), endsAt: expect.any(String), keep: false,
      seenAt: expect.any(String),
    })
    expect(data.knownNetwork).toEqual([{ user: authors.authorId, seenAt: '2026-11-21T10:00:00.000Z' }])
    expect(data.signUp).toMatchObject([{ username: 'maria2', email: 'Maria@private.test' }])
    expect(text).not.toMatch(/hash|"Buffer"|argon2/i)
  })

  it('tell each listing with all its texts, tags, and what was decided', async () => {
    const { data } = await fileOf('maria')
    const { changed, rejected, cancelled, removed } = ids
    const ofRejection = statementOf(data, 'Who leads it?')
    const ofRemoval = statementOf(data, 'It is advertising.')
    expect(data.statement).toHaveLength(2)
    expect(ofRejection).toMatchObject({ listing: rejected, measure: 'rejected', found: 'own', law: null, user: null, decidedBy: null })
    expect(data.listing).toMatchObject([
      { id: changed, title: 'Walk with a change', state: 'approved', startDate: '2027-04-22', cost: 2, author: authors.authorId },
      { id: rejected, state: 'rejected' },
      { id: cancelled, cancelNote: 'Rain.' },
      { id: removed, state: 'removed', removedBy: 'administrator', statement: ofRemoval?.['id'] },
    ])
    expect(data.listingTag).toEqual([changed, rejected, cancelled, removed].map((listing) => ({ listing, tag: 'Art' })))
    expect(data.listingVersion).toMatchObject([
      { listing: changed, state: 'published', fields: { title: 'Walk with a change' } },
      { listing: changed, state: 'waiting', fields: { title: 'Walk by the sea' }, author: authors.authorId },
      { listing: rejected, state: 'rejected', statement: ofRejection?.['id'] },
      { listing: cancelled },
      { listing: removed },
    ])
    expect(new Set(listingsIn(data.decidedListing, 'listing'))).toEqual(new Set([changed, rejected, cancelled, removed]))
    expect(data.decision).toEqual([])
  })

  it('tell what the log has, also of a listing whose row is gone', async () => {
    const { data } = await fileOf('maria')
    const entriesOf = (listing: number) => data.auditEntry.filter((entry) => entry['listing'] === listing).map((entry) => entry['action'])
    expect(entriesOf(ids.changed)).toEqual(['listing-submitted', 'listing-approved', 'change-submitted'])
    expect(entriesOf(ids.gone)).toEqual(['listing-submitted', 'listing-withdrawn'])
    expect(new Set(listingsIn(data.auditEntry, 'actor'))).toEqual(new Set([authors.authorId, null]))
    expect(data.auditText).toHaveLength(data.auditEntry.length)
    expect(data.auditText.at(-1)).toMatchObject({ title: 'Withdrawn long ago', before: { title: 'Withdrawn long ago' }, after: null })
  })

  it('tell the mails that wait, of each kind', async () => {
    const { data } = await fileOf('maria')
    const mails = data.mailOutbox.map(({ mail }) => mail)
    expect(mails).toMatchObject([
      { kind: 'listing-deleted', statement: statementOf(data, 'It is advertising.')?.['id'] }, { kind: 'reset' },
      { kind: 'contact', message: 'Fall.' },
      { kind: 'verification-again', account: { username: 'Maria' } }, { kind: 'verification-again' }, { kind: 'reset' },
    ])
    expect(mails.at(-1)).toEqual({ kind: 'reset', email: 'maria@private.test' })
  })

  it('tell nothing of other people', async () => {
    const { text } = await fileOf('maria')
    expect(text).not.toMatch(/admin"|nikos|foreign/i)
    const admin = await fileOf('admin')
    expect(admin.data.decision.length).toBeGreaterThan(0)
    expect(listingsIn(admin.data.auditEntry, 'listing')).toContain(ids.foreign)
    expect(admin.data.auditText).toEqual([])
    expect(listingsIn(admin.data.mailOutbox, 'mail')).toEqual([{ kind: 'digest', user: authors.adminId, count: 1 }])
    expect(admin.text).not.toMatch(/walk|maria|nikos|foreign/i)
    const { data } = await fileOf('nikos')
    expect(data.listing).toMatchObject([{ id: ids.foreign }])
    expect(data.mailOutbox).toMatchObject([{ mail: { kind: 'listing-rejected' } }, { mail: { kind: 'reset' } }])
  })

  it('tell what was done with the account, without who did it', async () => {
    const { database: { db }, admins } = authors
    const { id } = await insertMember(db, { username: 'disabled.once' })
    await got(admins.put(`/api/users/${id}/disabled`, { reason: 'Advertising.' }))
    await got(admins.delete(`/api/users/${id}/disabled`))
    const { data } = await fileOf('disabled.once')
    expect(data.auditEntry).toMatchObject([
      { action: 'user-disabled', actor: null, user: id }, { action: 'user-enabled', actor: null, user: id },
    ])
    expect(data.auditText).toMatchObject([{ after: { enabled: false } }, { after: { enabled: true } }])
  })
})

describe('own listings as a table', () => {
  it('have a row for each, removed ones too, with state and reason', async () => {
    const { headers, body } = await authors.mine.get('/api/my/listings.csv')
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="prasino-maria.csv"',
      'cache-control': 'no-store',
    })
    const [columns, ...rows] = body.split('\r\n').slice(0, -1)
    expect(columns).toMatch(/^\uFEFFid,type,state,since,reason,title,/)
    expect(rows.map((row) => row.split(',').filter((_, column) => [0, 2, 4, 5].includes(column)))).toEqual([
      [String(ids.removed), 'removed', 'It is advertising.', 'Removed walk'],
      [String(ids.cancelled), 'approved', '', 'Rained off'],
      [String(ids.rejected), 'rejected', 'Who leads it?', 'Not clear'],
      [String(ids.changed), 'approved', '', 'Walk with a change'],
    ])
  })

  it('are separated as spreadsheets of other languages want it', async () => {
    expect((await authors.mine.get('/api/my/listings.csv?separator=semicolon')).body).toMatch(/^\uFEFFid;type;state;/)
  })
})

describe('downloads', () => {
  it.each(['/api/my/data', '/api/my/listings.csv'])('of %s are possible three times a day', async (url) => {
    const site = await startTestApp(authors.database.db)
    const { username } = await insertMember(authors.database.db)
    const calls = callsOf(site, username)
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await calls.get(url)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    const problem = await refused(calls.get(url))
    expect(problem).toMatchObject({ type: 'too-many-requests', detail: 'That was too often. Please try again in 24 hours.' })
    site.clock.now = new Date(site.clock.now.getTime() + 24 * 3_600_000)
    expect((await calls.get(url)).statusCode).toBe(200)
  })
})
