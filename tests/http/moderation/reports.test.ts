/** Reports of listings by visitors: what is taken, how often, and what it changes. */
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reportKinds } from '../../../domain/moderation/report.ts'
import { listingPagePath } from '../../../domain/listing/listing-page.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { incrementPublicVersion } from '../../../server/store/public-version.ts'
import { problemOf } from '../../support/calls/problem-response.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { privateEmail, privateText } from '../../support/runner/private-values.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
})
beforeEach(async () => {
  site.clock.now = new Date('2026-11-21T10:00:00Z')
  for (const table of ['mail_outbox', 'attempt', 'report'] as const) await database.db.deleteFrom(table).execute()
})

const shop = () => insertApproved(database.db, { type: 'shop', title: 'Soap' })
const network = (number: number) => `203.0.113.${number}`

function report(listing: number, body: object, from = network(7)) {
  const headers = { accept: 'application/json' }
  return site.app.inject({ method: 'POST', url: `/api/listings/${listing}/reports`, headers, payload: body, remoteAddress: from })
}

const rows = () => database.db.selectFrom('report').selectAll().orderBy('id').execute()

const unlawful = {
  kind: 'unlawful', why: privateText, name: 'Eleni', email: privateEmail('eleni'), goodFaith: true,
}

describe('a report', () => {
  it('needs only a kind, is stored, and queues no mail without an address', async () => {
    const id = await shop()
    for (const [place, kind] of reportKinds.filter((each) => each !== 'unlawful').entries()) {
      expect((await report(id, { kind }, network(place))).body).toBe('Thank you. A person will look at the listing.')
    }
    expect((await rows()).map(({ listing, kind, outcome }) => [listing, kind, outcome])).toEqual(
      ['wrong', 'closed', 'duplicate', 'spam'].map((kind) => [id, kind, null]),
    )
    expect(await queuedMails(database.db)).toEqual([])
  })

  it('is confirmed by mail to the address that was given', async () => {
    await report(await shop(), { kind: 'wrong', email: privateEmail('eleni') })
    const [stored] = await rows()
    expect(await queuedMails(database.db)).toEqual([{ kind: 'report-received', report: stored?.id }])
    expect(site.mail.wakes).toBeGreaterThan(0)
  })

  it('stores a hash of the network that differs from listing to listing', async () => {
    for (const id of [await shop(), await shop()]) await report(id, { kind: 'spam' })
    const hashes = (await rows()).map(({ network_hash: hash }) => hash?.toString('hex'))
    expect(new Set(hashes).size).toBe(2)
  })

  it('of unlawful content has all that the law asks for, and names nobody if it is about the abuse of children', async () => {
    const id = await shop()
    for (const missing of ['why', 'name', 'email', 'goodFaith']) {
      const problem = problemOf(await report(id, { ...unlawful, [missing]: undefined }, network(missing.length)))
      expect(problem, missing).toMatchObject({ type: 'invalid-request', fields: [missing] })
    }
    const { name: _, email: __, ...anonymous } = unlawful
    expect((await report(id, { ...anonymous, concernsChildren: true }, network(1))).statusCode).toBe(200)
    expect((await report(id, unlawful, network(2))).statusCode).toBe(200)
    expect((await rows()).map((row) => [row.name, row.concerns_children, row.good_faith])).toEqual([
      [null, true, true], ['Eleni', false, true],
    ])
  })

  it.each([
    {}, { kind: 'ugly' }, { kind: 'wrong', why: 'x'.repeat(2_001) }, { kind: 'wrong', email: 'eleni' }, { kind: 'wrong', name: 'a\nb' },
    { kind: 'wrong', website: 'https://spam.example' },
  ])('that is invalid is refused: %j', async (body) => {
    expect((await report(await shop(), body)).statusCode).toBe(400)
    expect(await rows()).toEqual([])
  })

  it('of a listing that is not public is a 404', async () => {
    const pending = await insertApproved(database.db, { type: 'shop', approved: false })
    for (const id of [pending, 2_000_000]) expect(problemOf(await report(id, { kind: 'spam' }))).toMatchObject({ type: 'unknown-listing' })
  })
})

describe('a network', () => {
  it('has one open report of a listing; the same once more is answered alike and told once', async () => {
    const id = await shop()
    const told = { kind: 'wrong', why: 'No.', email: privateEmail('eleni') }
    const answers = [await report(id, told), await report(id, told)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(problemOf(await report(id, { kind: 'spam' }))).toMatchObject({ status: 409, type: 'already-reported' })
    expect(await rows()).toHaveLength(1)
    expect(await queuedMails(database.db)).toHaveLength(1)
  })

  it('that sends several at once has one of them stored', async () => {
    const id = await shop()
    const answers = await Promise.all(['wrong', 'spam', 'closed'].map((kind) => report(id, { kind })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await rows()).toHaveLength(1)
  })

  it('reports five times an hour, and an IPv6 network counts as one', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, shop))
    const from = (place: number) => `2001:db8:1:2::${place + 1}`
    const codes: number[] = []
    for (const [place, id] of ids.entries()) codes.push((await report(id, { kind: 'spam' }, from(place))).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
    site.clock.now = new Date(site.clock.now.getTime() + 3_600_001)
    expect((await report(ids[5] ?? 0, { kind: 'spam' }, from(5))).statusCode).toBe(200)
  })
})

it('changes nothing of what visitors see, however many there are', async () => {
  const seen = async (id: number) => {
    // Otherwise what is kept in memory would be compared.
    await incrementPublicVersion(database.db)
    site.clock.elapsedMs += 60_000
    const urls = [`/api/shops/${id}`, '/api/shops/approved', '/feeds/shops.json', '/api/search?q=soap', listingPagePath('shop', { id, title: 'Soap' })]
    const answers = await Promise.all(urls.map((url) => site.app.inject({ url })))
    return answers.map(({ statusCode, body }) => [statusCode, body])
  }
  await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom(...reportKinds), { minLength: 1, maxLength: 12 }), async (kinds) => {
    await database.db.deleteFrom('attempt').execute()
    const id = await shop()
    const before = await seen(id)
    for (const [place, kind] of kinds.entries()) {
      const body = kind === 'unlawful' ? unlawful : { kind }
      const answer = await report(id, { ...body, ...(kind === 'unlawful' && { email: privateEmail(`eleni${place}`) }) }, network(place))
      expect(answer.statusCode).toBe(200)
    }
    expect(await seen(id)).toEqual(before)
  }), { numRuns: 8 })
})
