/** The days of a calendar in SQL, compared with the function of `domain/`, also after changes; and what their queries read. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../../domain/days/days.ts'
import type { DaysQuery } from '../../../../domain/days/event-days.ts'
import { eventDays } from '../../../../domain/lists/event-days-of-list.ts'
import { noFilter } from '../../../../domain/lists/filter.ts'
import type { PresentState } from '../../../../domain/listing/lifecycle.ts'
import type { Listing } from '../../../../domain/listing/listing.ts'
import { longestEventInDays } from '../../../../domain/days/occurrences.ts'
import { tagsOf } from '../../../../domain/listing/tags.ts'
import type { Database } from '../../../../server/database/open-database.ts'
import { storedEventDays } from '../../../../server/store/lists/event-days.ts'
import { insertListing, removeListing, updateListing } from '../../../../server/store/listing/listings.ts'
import { readListing } from '../../../../server/store/listing/stored-listings.ts'
import { events, filter, nearDay } from '../../../domain/arbitraries.ts'
import { removeAndRestoreById, removeById } from '../../../support/listings/remove-by-id.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'
import { storeStatement } from '../../../support/listings/statements.ts'

const now = new Date('2026-11-21T10:00:00Z')

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

const query: fc.Arbitrary<DaysQuery> = fc
  .record({ filter, from: nearDay, length: fc.nat(61), first: fc.integer({ min: 1, max: 5 }), page: fc.integer({ min: 1, max: 3 }) })
  .map(({ from, length, ...rest }) => ({ ...rest, from, to: addDays(from, length) }))

const queries = fc.array(query, { minLength: 5, maxLength: 10 })

const state: fc.Arbitrary<PresentState> = fc.constantFrom('approved', 'approved', 'approved', 'pending', 'rejected')

/** Many begin on the same day, and some long before. */
const startDate = fc.constantFrom('2026-11-25', '2026-11-26', '2026-11-30', '2026-02-01', null)

const length = fc.option(fc.constantFrom(0, 1, 2, 30, 300))

/** Events of any title, city and tags, with these dates and states. */
const listings: fc.Arbitrary<Changed[]> = fc
  .tuple(events, fc.array(fc.record({ startDate, length, state }), { minLength: 12, maxLength: 12 }))
  .map(([all, others]) =>
    all.map((event, index) => {
      const { startDate, length, state } = others[index] ?? { startDate: null, length: null, state: 'approved' }
      return { ...event, state, startDate, endDate: startDate && length !== null ? addDays(startDate, length) : null }
    }))

/** A change of a listing: another state with the fields of another listing, its removal, with or without its restoration, or no change. */
const change = fc.oneof(fc.constantFrom('nothing' as const, 'removed' as const, 'restored' as const), state)

/** Examples are small, and to shrink one on the database takes minutes. */
const unshrunk = { endOnFailure: true }

type Changed = Listing & { readonly state: PresentState }

async function replaceListings(all: readonly Changed[]): Promise<Changed[]> {
  return database.db.transaction().execute(async (transaction) => {
    await sql`truncate listing cascade`.execute(transaction)
    const stored: Changed[] = []
    for (const listing of all) {
      const id = await insertListing(transaction, { ...listing, type: 'event', author: null, approved: listing.state === 'approved' })
      stored.push({ ...listing, id })
    }
    return stored
  })
}

/** Gives a listing the fields and the state of another one, or deletes it, and returns it as it is then. */
async function applyChange(listing: Changed, next: Changed | null): Promise<Changed[]> {
  await database.db.transaction().execute(async (transaction) => {
    const stored = await readListing(transaction, 'event', listing.id)
    if (!stored) throw new Error('The listing is gone.')
    const change = { user: null, now }
    const shown = { change: null, cancellation: null }
    if (next) {
      const state = next.state === 'rejected'
        ? { state: next.state, statement: await storeStatement(transaction, listing.id, { at: now }) }
        : { state: next.state, statement: null }
      await updateListing(transaction, stored, { ...shown, fields: next, ...state }, change)
    } else await removeListing(transaction, stored, { state: 'removed', by: 'author', statement: null }, now)
  })
  return next ? [{ ...next, id: listing.id }] : []
}

async function expectSameAsDomain(all: readonly Changed[], asked: readonly DaysQuery[]): Promise<void> {
  const approved = all.filter((listing) => listing.state === 'approved')
  for (const each of asked) {
    expect(await storedEventDays(database.db, each)).toEqual(eventDays(approved, each))
    expect(await storedEventDays(database.db, each, 0)).toEqual(eventDays(approved, each))
  }
}

describe('the days of a calendar', () => {
  it('are those of domain, for any filter, window and page', async () => {
    await fc.assert(
      fc.asyncProperty(listings, queries, async (all, asked) => {
        await expectSameAsDomain(await replaceListings(all), asked)
      }),
      { numRuns: 60, ...unshrunk },
    )
  })

  it('are those of domain after edits, decisions and deletions', async () => {
    const changes = fc.array(change, { minLength: 12, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(listings, listings, changes, queries, async (all, others, chosen, asked) => {
        const after: Changed[] = []
        for (const [index, listing] of (await replaceListings(all)).entries()) {
          const next = chosen[index] ?? 'nothing'
          if (next === 'restored') await database.db.transaction().execute((each) => removeAndRestoreById(each, 'event', listing.id))
          if (next === 'nothing' || next === 'restored') after.push(listing)
          else after.push(...(await applyChange(listing, next === 'removed' ? null : { ...(others[index] ?? listing), state: next })))
        }
        await expectSameAsDomain(after, asked)
      }),
      { numRuns: 40, ...unshrunk },
    )
  })
})

describe('the stored counts', () => {
  it('are those of the occurrences, without zeros', async () => {
    await fc.assert(
      fc.asyncProperty(listings, async (all) => {
        const [first] = await replaceListings(all)
        if (first) await applyChange(first, null)
        const { rows: kept } = await sql`select tag, city, day, flags, count from day_count order by tag, city, day, flags`.execute(database.db)
        const { rows: counted } = await sql`
          select tag, city, day, flags, count(*)::int as count from (
            select '' as tag, city, day, flags from occurrence where city <> '' union all
            select '', '', day, flags from occurrence union all
            select tag, city, day, flags from occurrence_tag where city <> '' union all
            select tag, '', day, flags from occurrence_tag
          ) as each where day < 'infinity' group by tag, city, day, flags order by tag, city, day, flags
        `.execute(database.db)
        expect(kept).toEqual(counted)
      }),
      { numRuns: 20, ...unshrunk },
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

  it('end with a year of six tags within the time limit of a statement, also by the plan for a table that was small', async () => {
    await replaceListings([])
    const kept = await database.db.transaction().execute(async (db) => {
      await sql`set local enable_hashjoin = off; set local enable_mergejoin = off`.execute(db)
      const id = await insertListing(db, { ...year, type: 'event', author: null, approved: true })
      await removeById(db, 'event', id)
      return db.selectFrom('day_count').selectAll().where('day', '>', '2027-01-01').execute()
    })
    expect(kept).toEqual([])
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

const year: Changed = {
  ...walk, startDate: '2026-11-25', endDate: addDays('2026-11-25', longestEventInDays - 1),
  tags: tagsOf('event').slice(0, 6).map((name) => ({ name })),
}
