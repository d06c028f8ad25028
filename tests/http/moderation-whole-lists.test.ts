/** What administrators work through is the same by the paged list of all types and by the documented whole lists of each. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listingTypes, type Listing, type ListingType } from '../../domain/listing.ts'
import type { TypedListing } from '../../domain/moderation.ts'
import { tagsOf } from '../../domain/tags.ts'
import type { Database } from '../../server/database/open-database.ts'
import { insertListing } from '../../server/store/listings.ts'
import { incrementPublicVersion } from '../../server/store/public-version.ts'
import { createApiClient } from '../../src/api/client.ts'
import { createModeration } from '../../src/api/moderation.ts'
import type { ModerationQuery } from '../../src/api/whole-lists.ts'
import { sentId } from '../../src/api/whole-lists.ts'
import { events } from '../domain/arbitraries.ts'
import { createTestDatabase } from '../support/database.ts'
import { insertMember, signedIn } from '../support/members.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
})
afterAll(() => database.close())

/** Sends what the web app asks to the server of this process. */
async function fetch(input: RequestInfo | URL): Promise<Response> {
  const request = input as Request
  const headers = { ...Object.fromEntries(request.headers), ...(await signedIn('admin')) }
  const answer = await site.app.inject({ url: request.url.replace('http://api.example', ''), headers })
  return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
}

const client = createApiClient('http://api.example', fetch)
const paged = createModeration(client, new Set(['paged-moderation']))
const whole = createModeration(client, new Set())

type Kept = Listing & { readonly type: ListingType }

/** The first two of each vocabulary, and the last one, which is in all of them. */
const someTagsOf = (type: ListingType) => [0, 1, -1].map((place) => tagsOf(type).at(place) ?? '')

interface Kind {
  readonly type: ListingType
  readonly approved: boolean
  readonly tags: readonly string[]
}

const kind: fc.Arbitrary<Kind> = fc.constantFrom(...listingTypes).chain((type) =>
  fc.record({ type: fc.constant(type), approved: fc.boolean(), tags: fc.subarray(someTagsOf(type)) }))

const listings: fc.Arbitrary<Kept[]> = fc.tuple(events, fc.infiniteStream(kind)).map(([all, kinds]) =>
  all.map(({ startDate, endDate, cost, ...listing }) => {
    const { type, approved, tags }: Kind = kinds.next().value
    const dates = type === 'event' ? { startDate, endDate, cost } : {}
    return { ...listing, ...dates, type, approved, tags: tags.map((name) => ({ name })) }
  }),
)

const query: fc.Arbitrary<ModerationQuery> = fc.record({
  approved: fc.boolean(),
  filter: fc.record({ cities: fc.subarray(['Athens', 'Volos']), tags: fc.subarray([...new Set(listingTypes.flatMap(someTagsOf))]) }),
  page: fc.integer({ min: 1, max: 3 }),
  size: fc.integer({ min: 1, max: 8 }),
})

/** In the place of all others. */
async function keepOnly(kept: readonly Kept[]): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await sql`truncate listing cascade`.execute(transaction)
    for (const listing of kept) await insertListing(transaction, { ...listing, author: null })
    await incrementPublicVersion(transaction)
  })
  site.clock.elapsedMs += 500
}

/** Without what only the paged list tells; ids as the server knows them. */
function told(id: (listing: TypedListing) => number) {
  return (listing: TypedListing) => ({ ...listing, id: id(listing), etag: null })
}

it('holds for any listings, filter and page', async () => {
  const { signal } = new AbortController()
  await fc.assert(
    fc.asyncProperty(listings, fc.array(query, { minLength: 3, maxLength: 6 }), async (kept, asked) => {
      await keepOnly(kept)
      for (const each of asked) {
        const [fromPage, fromLists] = await Promise.all([paged.fetchPage(each, signal), whole.fetchPage(each, signal)])
        expect(fromLists.rows.map(told(sentId))).toEqual(fromPage.rows.map(told(({ id }) => id)))
        expect([fromLists.total, fromLists.isCapped]).toEqual([fromPage.total, fromPage.isCapped])
      }
      expect(await whole.countWaiting(signal)).toEqual(await paged.countWaiting(signal))
    }),
    { numRuns: 30 },
  )
}, 60_000)
