/** Purging: what was removed 30 days ago is deleted, but for what calendars and pages tell of what was public. */
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { noFilter } from '../../../../domain/lists/filter.ts'
import type { RemovedBy } from '../../../../domain/listing/lifecycle.ts'
import type { Database } from '../../../../server/database/open-database.ts'
import { insertListing, removeListing, updateListing, type Removed } from '../../../../server/store/listing/listings.ts'
import { purgeListings } from '../../../../server/store/listing/purge-listings.ts'
import { removedEvents, unpublishedBy } from '../../../../server/store/listing/removed-listings.ts'
import { readListing } from '../../../../server/store/listing/stored-listings.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'
import { storeStatement } from '../../../support/listings/statements.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => sql`truncate listing cascade`.execute(database.db))

const day = (number: number) => new Date(Date.UTC(2026, 10, number))

const walk = {
  type: 'event', title: 'Walk', description: 'Call 6900000000.', city: 'Volos', address: 'At home', link: 'https://example.org',
  startDate: '2026-12-24', endDate: '2026-12-24', cost: 0, author: null,
} as const

/** Inserts an event, gives it another title, and removes it; returns its id. */
async function removedOn(removedAt: Date, approved: boolean, by: RemovedBy = 'author'): Promise<number> {
  return database.db.transaction().execute(async (transaction) => {
    const id = await insertListing(transaction, { ...walk, tags: [{ name: 'Art' }], approved })
    const read = async () => (await readListing(transaction, 'event', id)) ?? Promise.reject(new Error('The event is gone.'))
    const { listing, state } = await read()
    if (state === 'rejected') throw new Error('The event is not new.')
    const edited = { fields: { ...listing, title: 'Long walk' }, state, statement: null, change: null, cancellation: null }
    await updateListing(transaction, await read(), edited, { user: null, now: day(1) })
    const removed: Removed = by === 'author'
      ? { state: 'removed', by, statement: null }
      : { state: 'removed', by, statement: await storeStatement(transaction, id, { measure: 'removed', at: removedAt }) }
    await removeListing(transaction, await read(), removed, removedAt)
    return id
  })
}

it('deletes what never was public, and keeps of the rest only what is told of it', async () => {
  const { db } = database
  const [wasNever, old, young] = [await removedOn(day(1), false), await removedOn(day(1), true), await removedOn(day(2), true)]
  const before = await removedEvents(db, { filter: noFilter }, '2026-01-01', 10)
  await purgeListings(db, day(31))
  const listings = await db.selectFrom('listing').selectAll().orderBy('id').execute()
  expect(listings).toMatchObject([
    { id: old, state: 'purged', description: '', address: null, link: null },
    { id: young, state: 'removed', description: walk.description },
  ])
  expect(listings.map(({ id }) => id)).not.toContain(wasNever)
  const versions = await db.selectFrom('listing_version').select(['listing', 'fields']).orderBy('id').execute()
  expect(versions.map(({ listing }) => listing)).toEqual([old, young, young])
  expect(JSON.stringify(versions[0])).not.toMatch(/6900000000|At home|example\.org/)
  expect(await removedEvents(db, { filter: { ...noFilter, free: true } }, '2026-01-01', 10)).toEqual(before)
  expect([await unpublishedBy(db, 'event', old), await unpublishedBy(db, 'event', wasNever)]).toEqual(['author', null])
})

it('deletes what administrators removed with a reason, and the reason', async () => {
  const { db } = database
  const id = await removedOn(day(1), true, 'administrator')
  await purgeListings(db, day(31))
  const purged = await db.selectFrom('listing').select(['state', 'statement']).where('id', '=', id).executeTakeFirst()
  expect(purged).toEqual({ state: 'purged', statement: null })
  expect(await db.selectFrom('statement').select('id').where('listing', '=', id).execute()).toEqual([])
})
