/** The search in SQL, compared with the functions of `domain/`. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../../domain/days/days.ts'
import { listingTypes, type Listing, type ListingType } from '../../../../domain/listing/listing.ts'
import { searchLists, type ListOfType } from '../../../../domain/search/search-list.ts'
import { readSearch } from '../../../../domain/search/search-query.ts'
import type { Database } from '../../../../server/database/open-database.ts'
import { asVersion, insertListing, removeListing, updateListing } from '../../../../server/store/listing/listings.ts'
import { searchListings, type SearchCaps } from '../../../../server/store/search/search.ts'
import { readListing } from '../../../../server/store/listing/stored-listings.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'
import { expectSearchCounts } from '../../../support/calls/search-counts.ts'
import { removeAndRestoreById } from '../../../support/listings/remove-by-id.ts'
import { demoDay, demoLists, namesOfSite } from '../../../support/listings/searched-listings.ts'
import { searchQueries } from '../../../support/listings/search-queries.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

/** Listings of all types, which share their few words, some with errors or in the other script. */
const word = fc.constantFrom(
  'beach', 'beaches', 'baech', 'πίτα', 'πίτες', 'zero waste', 'zerowaste',
  'παραλία', 'paralia', 'Volos', 'Βόλος', 'turtle', 'χελώνα', 'helona', 'vegan', 'bike', 'voice', 'κοινωνία',
  "d'or", 'x\\y',
)
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const tags = fc.boolean().map((isTagged) => (isTagged ? [{ name: 'Other' }] : []))
const anyListing = fc.record({
  type: fc.constantFrom<ListingType>(...listingTypes),
  title: text,
  description: text,
  city: fc.constantFrom(null, 'Volos', 'Athens', 'e-shop'),
  address: fc.constantFrom(null, 'Beach road'),
  tags,
  startsIn: fc.option(fc.integer({ min: -4, max: 4 })),
  approved: fc.constantFrom(true, true, true, false),
})
const anyQuery = fc.oneof(text, word, fc.constantFrom('be', 'pa', 'πα', 'volos be', 'αθηνα', 'oth', 'beech', 'ko', 'turtl'))

const questions = fc.array(anyQuery, { minLength: 4, maxLength: 8 })

type Drawn = Omit<Listing, 'id' | 'link'> & { readonly type: ListingType; readonly startsIn: number | null }

async function store(drawn: readonly Drawn[]): Promise<ListOfType[]> {
  return database.db.transaction().execute(async (transaction) => {
    await sql`truncate listing cascade`.execute(transaction)
    const stored: { type: ListingType; listing: Listing }[] = []
    for (const { type, startsIn, ...rest } of drawn) {
      const dates = type === 'event' ? { startDate: startsIn === null ? null : addDays(demoDay, startsIn), endDate: null, cost: null } : {}
      const listing = { ...rest, ...dates, link: null }
      stored.push({ type, listing: { ...listing, id: await insertListing(transaction, { ...listing, type, author: null }) } })
    }
    const approved = stored.filter(({ listing }) => listing.approved)
    return listingTypes.map((type) => ({ type, listings: approved.filter((each) => each.type === type).map(({ listing }) => listing) }))
  })
}

/** Every way of reading is used in lists that are as short as these. */
const bounds: readonly (SearchCaps | undefined)[] = [
  undefined,
  { listingCap: 0, sortedRankCap: 1_000, readPerFoundCap: 400, orderedCap: 50_000, termCap: 1, sortedCap: 1_000, totalCap: 2 },
  { listingCap: 0, sortedRankCap: 0, readPerFoundCap: 400, orderedCap: 50_000, termCap: 3, sortedCap: 1_000, totalCap: 0 },
  { listingCap: 2, sortedRankCap: 2, readPerFoundCap: 1, orderedCap: 50_000, termCap: 1, sortedCap: 1_000, totalCap: 1_000 },
]

/** The ids and ranks of the listings of each type. */
async function foundIn(query: string, each?: SearchCaps, slice = { offset: 0, limit: 100 }) {
  const search = readSearch(query, namesOfSite)
  const byType = await searchListings(database.db, search, namesOfSite, { types: listingTypes, from: demoDay, slice }, each)
  const totalCap = each?.totalCap ?? 1_000
  for (const { found, ...count } of slice.limit === 100 ? byType : []) {
    expect(count).toMatchObject({ total: Math.min(found.length, totalCap), isCapped: found.length > totalCap })
  }
  return byType.map(({ found }) => found)
}

function foundByDomain(lists: readonly ListOfType[], query: string) {
  return searchLists(lists, query, namesOfSite, demoDay).map(({ listings, ranks }) =>
    listings.map(({ id }, index) => ({ id, rank: ranks[index] })))
}

const walk: Omit<Drawn, 'startsIn'> = {
  type: 'event', title: 'Beach', description: 'x', city: null, address: null, tags: [], approved: true,
}

describe('the search', () => {
  it('finds what domain finds, in its order, in any slice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyListing, { maxLength: 30 }), questions, async (drawn, queries) => {
        const lists = await store(drawn)
        for (const query of queries) {
          const expected = foundByDomain(lists, query)
          for (const each of bounds) expect(await foundIn(query, each), query).toEqual(expected)
          const part = { offset: 1, limit: 2 }
          for (const each of bounds) expect(await foundIn(query, each, part)).toEqual(expected.map((found) => found.slice(1, 3)))
        }
      }),
      { numRuns: 25 },
    )
  })

  it('has all events to come before those of the past, the nearest first', async () => {
    const [events = { listings: [] }] = await store([-1, 2, -3, 0, 1, -9].map((startsIn) => ({ ...walk, startsIn })))
    const ids = [3, 4, 1, 0, 2, 5].map((place) => events.listings[place]?.id)
    for (const each of bounds) {
      for (let limit = 1; limit <= ids.length; limit += 1) {
        const [found = []] = await foundIn('beach', each, { offset: 0, limit })
        expect(found.map(({ id }) => id)).toEqual(ids.slice(0, limit))
      }
    }
  })

  it('counts what has all words, also where very many have each', async () => {
    // Each eighth has both words, so that a sample of each eighth would have all of them or none.
    const titles = Array.from({ length: 704 }, (_, index) => (index % 8 === 0 ? 'Beach turtle' : index % 2 === 0 ? 'Beach' : 'Turtle'))
    await store(titles.map((title) => ({ ...walk, title, startsIn: 0 })))
    const search = readSearch('beach turtle', namesOfSite)
    const place = { types: ['event' as const], from: demoDay, slice: { offset: 0, limit: 1 } }
    const caps = { listingCap: 0, sortedRankCap: 2, readPerFoundCap: 400, orderedCap: 400, termCap: 1, sortedCap: 400 }
    const counted = (totalCap: number) => searchListings(database.db, search, namesOfSite, place, { ...caps, totalCap })
    expect(await counted(88)).toMatchObject([{ total: 88, isCapped: false }])
    expect(await counted(87)).toMatchObject([{ total: 87, isCapped: true }])
    expect(await counted(0)).toMatchObject([{ total: 0, isCapped: true }])
  })

  it('finds the demo listings by the list of queries as domain does', async () => {
    const lists = await store(demoLists.flatMap(({ type, listings }) => listings.map((listing) => ({ ...listing, type, startsIn: null }))))
    for (const [query] of searchQueries) {
      expect(await foundIn(query), query).toEqual(foundByDomain(lists, query))
    }
  })

  it('keeps the counts of terms and the forms of words as listings change, until nothing is left', async () => {
    const { db } = database
    await fc.assert(
      fc.asyncProperty(fc.array(anyListing, { minLength: 1, maxLength: 8 }), async (drawn) => {
        await store(drawn)
        const ids = await db.selectFrom('listing').select(['id', 'type']).execute()
        for (const [index, { id, type }] of ids.entries()) {
          await expectSearchCounts(db)
          await db.transaction().execute(async (transaction) => {
            const stored = await readListing(transaction, type, id)
            if (!stored) throw new Error('The listing is gone.')
            const state = index % 2 === 0 ? 'pending' : 'approved'
            const next = { ...asVersion(stored), fields: { ...stored.listing, title: 'Another' }, state, statement: null } as const
            if (index % 3 === 0) await removeListing(transaction, stored, { state: 'removed', by: 'author', statement: null }, new Date())
            else if (index % 3 === 1) await removeAndRestoreById(transaction, type, id)
            else await updateListing(transaction, stored, next, { user: null, now: new Date() })
          })
        }
        await expectSearchCounts(db)
        await sql`delete from listing`.execute(db)
        expect(await db.selectFrom('search_term').selectAll().execute()).toEqual([])
        expect(await db.selectFrom('search_form').selectAll().execute()).toEqual([])
      }),
      { numRuns: 10 },
    )
  })
})
