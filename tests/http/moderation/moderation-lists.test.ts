/** The lists for moderation: their listings, order and pages. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import { listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got, pathOf, refused } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { startTestApp } from '../../support/servers/test-app.ts'

type Typed = components['schemas']['TypedListing']

let database: Database
let admins: ReturnType<typeof callsOf>
/** The ids of the listings by title. */
const ids = new Map<string, number>()

const cities = ['Athens', 'Volos', '']
const tags: Record<ListingType, string> = { event: 'Zero Waste', volunteer: 'Birds', shop: 'Zero Waste', dine: 'Raw' }

/** For each type, in this order: three pending listings, three approved ones and a rejected one. */
beforeAll(async () => {
  database = await createTestDatabase()
  const site = await startTestApp(database.db)
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  admins = callsOf(site, 'admin')
  for (const [kind, count] of [['pending', 3], ['approved', 3], ['rejected', 1]] as const) {
    for (const type of listingTypes) for (let n = 0; n < count; n += 1) await insertListing(type, `${kind} ${type} ${n}`, cities[n] ?? '')
  }
})

async function insertListing(type: ListingType, title: string, city: string): Promise<void> {
  const { id } = await got(admins.submit(type, { title, description: 'By weight.', city, tags: [{ name: tags[type] }, { name: 'Other' }] }))
  ids.set(title, id)
  if (title.startsWith('approved')) await got(admins.approve(type, id))
  if (title.startsWith('rejected')) await got(admins.reject(type, id, { reason: 'Where is it?' }))
}

const listed = async (query: string) => (await got<Typed[]>(admins.get(`/api/listings?${query}`))).map(({ title }) => title)

const all = (kind: string) => listingTypes.flatMap((type) => [0, 1, 2].map((n) => `${kind} ${type} ${n}`))

describe('the list over all types', () => {
  it('contains pending listings, oldest first', async () => {
    expect(await listed('approved=false')).toEqual(all('pending'))
  })

  it('contains approved listings, newest first', async () => {
    expect(await listed('approved=true')).toEqual(all('approved').reverse())
  })

  it('contains rejected listings, newest first, if requested', async () => {
    const rejected = listingTypes.map((type) => `rejected ${type} 0`).reverse()
    expect(await listed('state=rejected')).toEqual(rejected)
    expect(await listed('state=rejected&approved=true&type=shop')).toEqual(['rejected shop 0'])
    expect((await admins.get('/api/listings?state=rejected&limit=1')).headers['x-total-count']).toBe('4')
    expect([await listed('state=approved'), await listed('state=pending')]).toEqual([all('approved').reverse(), all('pending')])
    expect(await listed('')).toEqual(all('pending'))
  })

  it('has the type, state, rejection reason and ETag of each listing', async () => {
    const [first] = await got<Typed[]>(admins.get('/api/listings?approved=true&limit=1'))
    const id = ids.get('approved dine 2')
    expect(first).toEqual({
      id, type: 'dine', state: 'approved', title: 'approved dine 2', description: 'By weight.', city: null, address: null, link: null,
      tags: [{ name: 'Raw' }, { name: 'Other' }], approved: true, stateSince: expect.any(String),
      rejectionReason: null, change: null, moved: null, removal: null, etag: `"${id}-2"`,
      check: { at: expect.any(String), unanswered: 0 },
      language: 'en', translatedTitle: null, translatedDescription: null, submission: expect.objectContaining({ round: 1 }),
    })
    const [rejected] = await got<Typed[]>(admins.get('/api/listings?state=rejected&type=shop'))
    expect(rejected).toMatchObject({ title: 'rejected shop 0', state: 'rejected', rejectionReason: 'Where is it?' })
    const [event] = await got<Typed[]>(admins.get('/api/listings?approved=false'))
    expect(event).toMatchObject({ type: 'event', startDate: null, endDate: null, cost: null })
  })

  it.each([
    ['type=shop', ['pending shop 0', 'pending shop 1', 'pending shop 2']],
    ['city=Βόλος', listingTypes.map((type) => `pending ${type} 1`)],
    ['city=Volos&city=Athens&type=dine', ['pending dine 0', 'pending dine 1']],
    ['tag=Zero%20Waste', all('pending').filter((title) => /event|shop/.test(title))],
    ['tag=Zero%20Waste&tag=Raw&city=Athens', ['pending event 0', 'pending shop 0', 'pending dine 0']],
    ['tag=Birds&type=dine', []],
    ['q=din&city=Volos', ['pending dine 1']],
    ['q=weight&type=volunteer', ['pending volunteer 0', 'pending volunteer 1', 'pending volunteer 2']],
    ['q=admi&type=shop&city=Volos&language=en&age=day&author=ADMIN', ['pending shop 1']],
    ['language=el', []],
    ['age=over-week', []],
    ['author=nobody', []],
  ])('filters by %s', async (query, titles) => {
    expect(await listed(`approved=false&${query}`)).toEqual(titles)
    expect(await listed(`approved=true&${query}`)).toEqual(titles.map((title) => title.replace('pending', 'approved')).reverse())
  })

  it('has pages with a total count and links', async () => {
    const answer = await admins.get('/api/listings?approved=false&type=shop&tag=Other&limit=2')
    expect(answer.json<Typed[]>().map(({ title }) => title)).toEqual(['pending shop 0', 'pending shop 1'])
    expect(answer.headers).toMatchObject({
      'x-total-count': '3', 'cache-control': 'no-store',
      link: '</api/listings?approved=false&type=shop&tag=Other&limit=2&page=2>; rel="next"',
    })
    expect(await listed('approved=false&limit=5&page=3')).toEqual(['pending dine 1', 'pending dine 2'])
    expect(await listed('approved=false&limit=5&page=4')).toEqual([])
  })

  it.each([
    ['state=old', 'state: It must be one of pending, change, reported, outdated, approved, rejected, removed, cancelled, any.'],
    ['approved=maybe', 'approved: It must be of type boolean.'],
    ['approved=false&type=cinema', 'type: It must be one of event, volunteer, shop, dine.'],
    ['approved=false&city=Atlantis', 'There is no city "Atlantis".'],
    ['approved=false&tag=Sports', 'There is no tag "Sports".'],
  ])('rejects "%s"', async (query, detail) => {
    expect(await refused(admins.get(`/api/listings?${query}`))).toMatchObject({ status: 400, detail })
  })
})

describe.each(listingTypes)('the unapproved list of the type %s', (type) => {
  const url = `/api/${pathOf[type]}/unapproved`

  it('contains pending listings, oldest first, as a whole or by page', async () => {
    const titles = [0, 1, 2].map((n) => `pending ${type} ${n}`)
    expect((await got<Typed[]>(admins.get(url))).map(({ title }) => title)).toEqual(titles)
    const answer = await admins.get(`${url}?limit=2&page=2`)
    expect(answer.json<Typed[]>().map(({ title }) => title)).toEqual(titles.slice(2))
    expect(answer.headers).toMatchObject({ 'x-total-count': '3', 'cache-control': 'no-store', link: `<${url}?limit=2&page=1>; rel="prev"` })
  })
})
