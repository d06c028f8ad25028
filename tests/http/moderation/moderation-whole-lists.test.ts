/** Moderation by the paged list of all types gives the same results as by the documented whole list of each type. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { listingTypes, type Listing, type ListingType } from '../../../domain/listing/listing.ts'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { insertListing } from '../../../server/store/listing/listings.ts'
import { incrementPublicVersion } from '../../../server/store/public-version.ts'
import { createApiClient } from '../../../src/api/client.ts'
import { createModeration } from '../../../src/api/moderation/moderation.ts'
import type { ModerationQuery } from '../../../src/api/moderation/whole-lists.ts'
import { serverId } from '../../../src/api/moderation/whole-lists.ts'
import { events } from '../../domain/arbitraries.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertMember, signedIn } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
})

/** Sends the requests of the web app to the server in this process. */
async function fetch(input: RequestInfo | URL): Promise<Response> {
  const request = input as Request
  const headers = { ...Object.fromEntries(request.headers), ...(await signedIn(database.db, 'admin')) }
  const answer = await site.app.inject({ url: request.url.replace('http://api.example', ''), headers })
  return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
}

const client = createApiClient('http://api.example', 'en', fetch)
const paged = createModeration(client, new Set(['paged-moderation', 'moderation-search']))
const unpaged = createModeration(client, new Set())

type TypedFields = Listing & { readonly type: ListingType }

/** The first two tags of each vocabulary, and the last one, which all vocabularies have. */
const someTagsOf = (type: ListingType) => [0, 1, -1].map((place) => tagsOf(type).at(place) ?? '')

interface Kind {
  readonly type: ListingType
  readonly approved: boolean
  readonly tags: readonly string[]
}

const kind: fc.Arbitrary<Kind> = fc.constantFrom(...listingTypes).chain((type) =>
  fc.record({ type: fc.constant(type), approved: fc.boolean(), tags: fc.subarray(someTagsOf(type)) }))

const listings: fc.Arbitrary<TypedFields[]> = fc.tuple(events, fc.infiniteStream(kind)).map(([all, kinds]) =>
  all.map(({ startDate, endDate, cost, ...listing }) => {
    const { type, approved, tags }: Kind = kinds.next().value
    const dates = type === 'event' ? { startDate, endDate, cost } : {}
    return { ...listing, ...dates, type, approved, tags: tags.map((name) => ({ name })) }
  }),
)

const query: fc.Arbitrary<ModerationQuery> = fc.record({
  state: fc.constantFrom('pending' as const, 'approved' as const),
  text: fc.constantFrom('', '', 'a', 'river', 'τεστ'),
  type: fc.constantFrom(null, null, ...listingTypes),
  language: fc.constantFrom(null, 'en' as const, 'el' as const),
  author: fc.constant(null),
  age: fc.constant(null),
  filter: fc.record({ cities: fc.subarray(['Athens', 'Volos']), tags: fc.subarray([...new Set(listingTypes.flatMap(someTagsOf))]) }),
  page: fc.integer({ min: 1, max: 3 }),
  size: fc.integer({ min: 1, max: 8 }),
})

/** Replaces all listings. */
async function replaceListings(all: readonly TypedFields[]): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await sql`truncate listing cascade`.execute(transaction)
    for (const listing of all) await insertListing(transaction, { ...listing, author: null })
    await incrementPublicVersion(transaction)
  })
  site.clock.elapsedMs += 500
}

/** Without the ETag, the time of the state, the submission and the check, which only the paged list has; with the ids of the server. */
function comparable(id: (listing: TypedListing) => number) {
  return ({ stateSince: _, submission: __, check: ___, ...listing }: TypedListing) => ({ ...listing, id: id(listing), etag: null })
}

it('is the same for any listings, filter and page', async () => {
  const { signal } = new AbortController()
  await fc.assert(
    fc.asyncProperty(listings, fc.array(query, { minLength: 3, maxLength: 6 }), async (all, queries) => {
      await replaceListings(all)
      for (const each of queries) {
        const [fromPage, fromLists] = await Promise.all([paged.fetchPage(each, signal), unpaged.fetchPage(each, signal)])
        expect(fromLists.rows.map(comparable(serverId))).toEqual(fromPage.rows.map(comparable(({ id }) => id)))
        expect([fromLists.total, fromLists.isCapped]).toEqual([fromPage.total, fromPage.isCapped])
      }
      expect((await unpaged.countWaiting(null, signal)).count).toEqual((await paged.countWaiting(null, signal)).count)
    }),
    { numRuns: 30 },
  )
})
