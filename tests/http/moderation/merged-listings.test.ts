/** Duplicates that administrators merge into the listing that is kept. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { callsOf, got, refused } from '../../support/calls/listing-calls.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { insertMember } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'
import type { Database } from '../../../server/database/open-database.ts'

let database: Database
let site: TestApp
let admin: ReturnType<typeof callsOf>
let eleni: ReturnType<typeof callsOf>

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  await insertMember(database.db, { username: 'eleni' })
  ;[admin, eleni] = [callsOf(site, 'admin'), callsOf(site, 'eleni')]
})

const shop = { description: 'By weight.', tags: [], city: 'Volos' }

async function published(title: string): Promise<number> {
  const { id } = await got(eleni.submit('shop', { ...shop, title }))
  await got(admin.approve('shop', id))
  return id
}

const entriesOf = async (id: number) => (await auditEntries(database.db)).filter(({ listing }) => listing?.id === id)

const merge = (id: number, into: number) => admin.post(`/api/listings/${id}/merge`, { into })
const page = (id: number) => site.app.inject({ url: `/shops/${id}-soap` })
const leadsTo = async (id: number) => {
  const { statusCode, headers } = await page(id)
  return [statusCode, headers.location]
}

/** Into which listing its author reads on My listings that it was merged; undefined for what is not. */
const keptFor = async (id: number) => {
  const listed = await got<components['schemas']['OwnListing'][]>(eleni.get('/api/my/listings?limit=50&removed=include'))
  return listed.find((each) => each.id === id)?.removal?.mergedInto
}

/** What the API says of a listing to who may not be signed in. */
const told = async (id: number, segment = 'shops') => {
  const answer = await site.app.inject({ url: `/api/${segment}/${id}`, headers: { accept: 'application/json' } })
  return [answer.statusCode, answer.json<{ mergedInto?: number }>().mergedInto]
}

describe('a merged listing', () => {
  it('has the calendar of the event that was kept', async () => {
    const walk = async () => {
      const { id } = await got(eleni.submit('event', { ...shop, title: 'Walk', startDate: '2027-04-22' }))
      await got(admin.approve('event', id))
      return id
    }
    const [duplicate, kept] = [await walk(), await walk()]
    const calendar = async (id: number) => {
      const { statusCode, body } = await site.app.inject({ url: `/events/${id}.ics` })
      return [statusCode, body.match(/^UID:.*$/m)?.[0]]
    }
    const [status, uid] = await calendar(kept)
    expect([status, uid]).toEqual([200, expect.stringContaining(`${kept}`)])
    await got(merge(duplicate, kept))
    expect(await calendar(duplicate)).toEqual([200, uid])
  })

  it('leads to the last one of a chain, until it is restored, and its author is told', async () => {
    const [first, second, third] = [await published('Soap'), await published('Soap'), await published('Soap')]
    const calendar = await got(admin.get(`/api/shops/${third}`))
    expect(await told(first)).toEqual([200, undefined])
    await got(merge(first, second))
    expect((await entriesOf(first))[0]).toMatchObject({
      actor: 'admin', action: 'listing-merged', before: { title: 'Soap', state: 'approved' },
      after: { state: 'removed', mergedInto: second },
    })
    expect(await leadsTo(first)).toEqual([301, `/shops/${second}-soap`])
    expect(await told(first)).toEqual([404, second])
    expect([await keptFor(first), await keptFor(second)]).toEqual([second, undefined])
    await got(merge(second, third))
    expect(await leadsTo(first)).toEqual([301, `/shops/${third}-soap`])
    expect(await told(first)).toEqual([404, third])
    expect(await keptFor(first)).toBe(third)
    expect(await told(first, 'dine')).toEqual([404, undefined])
    expect(await leadsTo(second)).toEqual([301, `/shops/${third}-soap`])
    expect(await got(admin.get(`/api/shops/${third}`))).toEqual(calendar)
    const mails = (await queuedMails(database.db)).filter(({ kind }) => kind === 'listing-merged')
    expect(mails).toContainEqual(expect.objectContaining({ title: 'Soap', page: `/shops/${third}` }))
    await got(admin.put(`/api/listings/${second}/restore`))
    expect(await leadsTo(first)).toEqual([301, `/shops/${second}-soap`])
    expect((await page(second)).statusCode).toBe(200)
    expect(await told(second)).toEqual([200, undefined])
  })

  it('is what it was before, once the decision is undone', async () => {
    const [first, second] = [await published('Soap'), await published('Soap')]
    const { headers } = await merge(first, second)
    expect((await admin.undo(String(headers['x-decision']))).statusCode).toBe(200)
    expect((await page(first)).statusCode).toBe(200)
    // The other way round is no circle any more.
    await got(merge(second, first))
    expect(await leadsTo(second)).toEqual([301, `/shops/${first}-soap`])
  })

  it('keeps its restoration once the other one is merged into it, since they would lead to each other', async () => {
    const [first, second] = [await published('Soap'), await published('Soap')]
    await got(merge(first, second))
    const { headers } = await admin.put(`/api/listings/${first}/restore`)
    await got(merge(second, first))
    expect(await got(admin.undo(String(headers['x-decision'])))).toEqual([{ id: first, outcome: 'changed' }])
    expect(await leadsTo(second)).toEqual([301, `/shops/${first}-soap`])
  })

  it('is refused with itself, with what is removed, pending beside a public one, of another type, and in a circle', async () => {
    const [first, second] = [await published('Soap'), await published('Soap')]
    const pending = (await got(eleni.submit('shop', { ...shop, title: 'Soap' }))).id
    const other = (await got(eleni.submit('dine', { ...shop, title: 'Soap' }))).id
    for (const into of [first, pending, other, 999_999]) {
      expect(await refused(merge(first, into)), String(into)).toMatchObject({ type: 'not-mergeable' })
    }
    await got(merge(first, second))
    expect(await refused(merge(second, first))).toMatchObject({ type: 'not-mergeable' })
    await got(merge(pending, second))
    expect(await leadsTo(pending)).toEqual([301, `/shops/${second}-soap`])
    await got(admin.remove('shop', second))
    expect((await page(first)).statusCode).toBe(410)
    expect(await told(first)).toEqual([404, undefined])
  })
})
