/** The days of a calendar in SQL, compared with the function of `domain/`, also after changes; and what their queries read. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/days.ts'
import { eventDays, type DaysQuery } from '../../../domain/event-days.ts'
import { noFilter } from '../../../domain/filter.ts'
import type { Listing, ListingState } from '../../../domain/listing.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { storedEventDays } from '../../../server/store/event-days.ts'
import { deleteListing, insertListing, updateListing } from '../../../server/store/listings.ts'
import { readListing } from '../../../server/store/stored-listings.ts'
import { events, filter, nearDay } from '../../domain/arbitraries.ts'
import { createTestDatabase } from '../../support/database.ts'

const now = new Date('2026-11-21T10:00:00Z')

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

const query: fc.Arbitrary<DaysQuery> = fc
  .record({ filter, from: nearDay, length: fc.nat(61), first: fc.integer({ min: 1, max: 5 }), page: fc.integer({ min: 1, max: 3 }) })
  .map(({ from, length, ...rest }) => ({ ...rest, from, to: addDays(from, length) }))

const queries = fc.array(query, { minLength: 5, maxLength: 10 })

/** Some begin long before the window. */
const someLong = fc.tuple(events, fc.infiniteStream(fc.nat(5))).map(([all, chance]) =>
  all.map((event) => (event.startDate && chance.next().value === 0 ? { ...event, startDate: addDays(event.startDate, -300) } : event)))

const state: fc.Arbitrary<ListingState> = fc.constantFrom('approved', 'approved', 'approved', 'pending', 'rejected')

/** What becomes of a listing: other fields and another state, or null: it is deleted. Undefined: nothing. */
const change = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.record({ state }) },
)

type Changed = Listing & { readonly state: ListingState }

async function replaceListings(listings: readonly Changed[]): Promise<Changed[]> {
  return database.db.transaction().execute(async (transaction) => {
    await sql`truncate listing cascade`.execute(transaction)
    const stored: Changed[] = []
    for (const listing of listings) {
      const id = await insertListing(transaction, { ...listing, type: 'event', author: null, approved: listing.state === 'approved' })
      stored.push({ ...listing, id })
    }
    return stored
  })
}

/** Changes a listing to the fields and the state of the other one, or deletes it, and returns it as it is then. */
async function applyChange(listing: Changed, next: Changed | null | undefined): Promise<Changed[]> {
  if (next === undefined) return [listing]
  await database.db.transaction().execute(async (transaction) => {
    const stored = await readListing(transaction, 'event', listing.id)
    if (stored && next) await updateListing(transaction, stored, { fields: next, state: next.state, rejectionReason: null }, now)
    else await deleteListing(transaction, listing.id)
  })
  return next ? [{ ...next, id: listing.id }] : []
}

async function expectSameAsDomain(listings: readonly Changed[], asked: readonly DaysQuery[]): Promise<void> {
  const approved = listings.filter((listing) => listing.state === 'approved')
  for (const each of asked) expect(await storedEventDays(database.db, each)).toEqual(eventDays(approved, each))
}

const withStates = (all: fc.Arbitrary<Listing[]>): fc.Arbitrary<Changed[]> =>
  fc.tuple(all, fc.infiniteStream(state)).map(([listings, states]) =>
    listings.map((listing) => ({ ...listing, state: states.next().value })))

describe('the days of a calendar', () => {
  it('are those of domain, for any filter, window and page', async () => {
    await fc.assert(
      fc.asyncProperty(withStates(someLong), queries, async (listings, asked) => {
        await expectSameAsDomain(await replaceListings(listings), asked)
      }),
      { numRuns: 60 },
    )
  })

  it('are those of domain after edits, decisions and deletions', async () => {
    const others = fc.tuple(withStates(someLong), fc.infiniteStream(change))
    await fc.assert(
      fc.asyncProperty(withStates(someLong), others, queries, async (listings, [next, changes], asked) => {
        const stored = await replaceListings(listings)
        const after: Changed[] = []
        for (const [index, listing] of stored.entries()) {
          const chosen = changes.next().value
          const other = chosen && { ...(next[index] ?? listing), state: chosen.state }
          after.push(...(await applyChange(listing, other)))
        }
        await expectSameAsDomain(after, asked)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the stored counts', () => {
  it('are those of the occurrences, without zeros', async () => {
    await fc.assert(
      fc.asyncProperty(withStates(someLong), async (listings) => {
        const [first] = await replaceListings(listings)
        if (first) await applyChange(first, null)
        const { rows: kept } = await sql`select tag, day, city, count from day_count order by tag, day, city`.execute(database.db)
        const { rows: counted } = await sql`
          select tag, day, city, count(*)::int as count from (
            select '' as tag, day, city from occurrence union all select tag, day, city from occurrence_tag
          ) as each where day < 'infinity' group by tag, day, city order by tag, day, city
        `.execute(database.db)
        expect(kept).toEqual(counted)
      }),
      { numRuns: 20 },
    )
  })

  it('are right after concurrent changes of the same days in different order', async () => {
    const days = ['2026-11-21', '2026-11-28']
    const moved = (index: number): Changed => ({ ...walk, startDate: days[index % 2] ?? null, endDate: days[index % 2] ?? null })
    const stored = await replaceListings(Array.from({ length: 10 }, (_, index) => moved(index)))
    for (let turn = 1; turn <= 10; turn += 1) {
      await Promise.all(stored.map((listing, index) => applyChange(listing, moved(index + turn))))
    }
    const { days: counted } = await storedEventDays(database.db, {
      from: '2026-11-20', to: '2026-11-30', filter: noFilter, first: 1, page: 1,
    })
    expect(counted.map(({ date, count }) => [date, count])).toEqual(days.map((day) => [day, 5]))
  })

  it('end with their listings', async () => {
    await sql`truncate listing cascade`.execute(database.db)
    expect(await database.db.selectFrom('day_count').selectAll().execute()).toEqual([])
  })
})

const walk: Changed = {
  id: 1, title: 'Walk', description: 'Far', city: 'Athens', address: null, link: null, tags: [{ name: 'Art' }, { name: 'Animals' }],
  approved: true, startDate: null, endDate: null, cost: null, state: 'approved',
}
