/** The approved lists in SQL, compared with the functions of `domain/`. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../../domain/days/days.ts'
import { noFilter } from '../../../../domain/lists/filter.ts'
import { entriesOf, type ListQuery } from '../../../../domain/lists/list-query.ts'
import { hasField, listingTypes, type Listing, type ListingType } from '../../../../domain/listing/listing.ts'
import { maxCountedTotal, pageOf } from '../../../../domain/lists/paging.ts'
import type { Database } from '../../../../server/database/open-database.ts'
import { approvedList, countListings } from '../../../../server/store/lists/approved-list.ts'
import { allRows } from '../../../../server/store/lists/entry-queries.ts'
import { insertListing } from '../../../../server/store/listing/listings.ts'
import { readPage, type StoredList } from '../../../../server/store/lists/stored-list.ts'
import { events, filter, filterOf, listingsOf, nearDay, quarter } from '../../../domain/arbitraries.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

const window = fc.record(
  { from: nearDay, length: fc.integer({ min: -3, max: 20 }) },
  { requiredKeys: [] },
).map(({ from, length }) => ({ from, to: length === undefined ? undefined : addDays(from ?? '2026-11-20', length) }))

/** The list is ordered by a moment of its first day only. */
const anyQuery: fc.Arbitrary<ListQuery> = fc
  .record({ filter, window, expand: fc.boolean(), onlyOpen: fc.boolean(), time: fc.option(quarter) })
  .map(({ window: { from, to }, time, ...rest }) => ({ ...rest, from, to, now: from && time ? { day: from, time } : null }))

const page = fc.record({ number: fc.integer({ min: 1, max: 4 }), size: fc.integer({ min: 1, max: 12 }) })

const cancellation = { at: '2026-11-20T08:30:00.000Z', note: 'Because of the storm.' }

interface Part {
  readonly number: number
  readonly size: number
}

const questions = fc.array(fc.tuple(anyQuery, page), { minLength: 5, maxLength: 15 })

/** Replaces all listings, and returns the approved ones with their ids. */
async function replaceListings(type: ListingType, listings: readonly Listing[]): Promise<Listing[]> {
  return database.db.transaction().execute(async (transaction) => {
    await sql`truncate listing cascade`.execute(transaction)
    const approved: Listing[] = []
    for (const listing of listings) {
      const id = await insertListing(transaction, { ...listing, type, author: null })
      if (listing.approved) approved.push({ ...listing, id })
    }
    return approved
  })
}

async function allRowsOf<Row>({ batches }: StoredList<Row>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const batch of batches()) rows.push(...batch)
  return rows
}

async function expectSameAsDomain(type: ListingType, listings: readonly Listing[], query: ListQuery, part: Part) {
  const expected = entriesOf(listings, query).map(({ currentDate, ...listing }) => ({ listing, day: currentDate }))
  expect(await approvedList(database.db, type, query).rowsAt(allRows)).toEqual(expected)
  expect(await allRowsOf(approvedList(database.db, type, query))).toEqual(expected)
  expect(await readPage(approvedList(database.db, type, query), part)).toEqual({
    rows: pageOf(expected, part.number, part.size),
    hasNext: expected.length > part.number * part.size,
    total: expected.length,
    isCapped: false,
  })
  const ids = new Set(expected.map(({ listing }) => listing.id))
  expect(await countListings(database.db, type, query, maxCountedTotal)).toBe(ids.size)
}

describe('the approved events', () => {
  it('are the entries of domain for any filter, window and page', async () => {
    const someApproved = fc.tuple(events, fc.infiniteStream(fc.integer({ min: 0, max: 4 }))).map(([all, chance]) =>
      all.map((event) => {
        const [approved, cancelled] = [chance.next().value !== 0, chance.next().value === 0]
        return { ...event, approved, ...(approved && cancelled && event.startDate && { cancellation }) }
      }))
    await fc.assert(
      fc.asyncProperty(someApproved, questions, async (listings, queries) => {
        const approved = await replaceListings('event', listings)
        for (const [each, part] of queries) await expectSameAsDomain('event', approved, each, part)
      }),
      { numRuns: 40 },
    )
  })

  it('are listed under the first day of a window that begins within them', async () => {
    const [walk] = await replaceListings('event', [longWalk])
    const query = { filter: noFilter, from: '2026-11-21' }
    expect(await approvedList(database.db, 'event', query).rowsAt(allRows)).toEqual([{ listing: walk, day: '2026-11-21' }])
  })

  it('are counted up to 1000', async () => {
    const year = { ...longWalk, startDate: '2026-01-01', endDate: '2027-01-01' }
    await replaceListings('event', [year, year])
    const query = { filter: { cities: ['Athens', 'Volos'], tags: ['Art', 'Animals'] }, expand: true }
    const part = { number: 1, size: 10 }
    expect(await readPage(approvedList(database.db, 'event', query), part)).toMatchObject({ total: 732, isCapped: false, hasNext: true })
    await replaceListings('event', [year, year, year])
    expect(await readPage(approvedList(database.db, 'event', query), part)).toMatchObject({ total: 1000, isCapped: true, hasNext: true })
    const beyond = { number: 11, size: 100 }
    expect(await readPage(approvedList(database.db, 'event', query), beyond)).toMatchObject({ total: 1000, isCapped: true, hasNext: false })
  })
})

const undatedTypes = listingTypes.filter((type) => !hasField(type, 'startDate'))

describe.each(undatedTypes)('the approved listings of type %s', (type) => {
  it('are the entries of domain, and ignore the window', async () => {
    const filtered = fc.array(fc.tuple(anyQuery, filterOf(type), page), { minLength: 5, maxLength: 15 })
    await fc.assert(
      fc.asyncProperty(listingsOf(type), filtered, async (drafts, queries) => {
        const approved = await replaceListings(type, drafts)
        for (const [each, chosen, part] of queries) await expectSameAsDomain(type, approved, { ...each, filter: chosen }, part)
      }),
      { numRuns: 5 },
    )
  })
})

const longWalk: Listing = {
  id: 1, title: 'Long walk', description: 'Far', city: 'Athens', address: null, link: null, tags: [{ name: 'Art' }, { name: 'Animals' }],
  approved: true, startDate: '2026-11-20', endDate: '2026-11-25', startTime: '18:00', endTime: null, cost: 2.5,
  language: 'en', translatedTitle: null, translatedDescription: null,
}
