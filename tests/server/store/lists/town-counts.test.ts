/** The towns with the most events in SQL, compared with the functions of `domain/`. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { nonTownNames } from '../../../../domain/places/cities.ts'
import { entriesOf } from '../../../../domain/lists/list-query.ts'
import type { Listing, ListingType } from '../../../../domain/listing/listing.ts'
import type { Database } from '../../../../server/database/open-database.ts'
import { insertListing } from '../../../../server/store/listing/listings.ts'
import { townCounts, type TownQuery } from '../../../../server/store/lists/town-counts.ts'
import { events, nearDay } from '../../../domain/arbitraries.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

const towns = ['Athens', 'Volos', 'Chania', 'Ágios', 'e', 'Zografou']

const query: fc.Arbitrary<TownQuery> = fc.record(
  { from: nearDay, limit: fc.integer({ min: 1, max: 4 }) },
  { requiredKeys: [] },
)

type TypedListing = Listing & { readonly type: ListingType }

/** Events in more towns, of which some are not approved, and some shops. */
const listings: fc.Arbitrary<TypedListing[]> = fc
  .tuple(events, fc.infiniteStream(fc.record({
    city: fc.option(fc.constantFrom(...towns, ...nonTownNames)),
    isShop: fc.nat(4).map((chance) => chance === 0),
    approved: fc.nat(4).map((chance) => chance > 0),
  })))
  .map(([all, changes]) =>
    all.map((event) => {
      const { isShop, ...change } = changes.next().value
      return { ...event, ...change, ...(isShop ? { type: 'shop', startDate: null, endDate: null, cost: null } : { type: 'event' }) }
    }),
  )

async function replaceListings(all: readonly TypedListing[]) {
  await database.db.transaction().execute(async (transaction) => {
    await sql`truncate listing cascade`.execute(transaction)
    for (const listing of all) await insertListing(transaction, { ...listing, author: null })
  })
}

function expected(all: readonly TypedListing[], { from, limit }: TownQuery) {
  const approvedEvents = all.filter(({ type, approved }) => type === 'event' && approved)
  return towns
    .map((city) => {
      const entries = entriesOf(approvedEvents, { filter: { cities: [city], tags: [] }, from, expand: true })
      return { city, count: new Set(entries.map(({ id }) => id)).size }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.city < b.city ? -1 : 1))
    .slice(0, limit)
}

describe('the towns with the most events', () => {
  it('have the number of events of their lists, for any first day and number of towns', async () => {
    await fc.assert(
      fc.asyncProperty(listings, fc.array(query, { minLength: 3, maxLength: 8 }), async (all, queries) => {
        await replaceListings(all)
        for (const each of queries) expect(await townCounts(database.db, each)).toEqual(expected(all, each))
      }),
      { numRuns: 40 },
    )
  })
})
