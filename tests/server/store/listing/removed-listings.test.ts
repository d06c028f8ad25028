/** Removed events by a filter in SQL, compared with the functions of `domain/`, also after the bits of flags have changed. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { filterChoices } from '../../../../domain/lists/choices.ts'
import { matches, noFilter, withChoice, type Filter } from '../../../../domain/lists/filter.ts'
import { flagsOf } from '../../../../domain/lists/flags.ts'
import type { Listing } from '../../../../domain/listing/listing.ts'
import type { Database } from '../../../../server/database/open-database.ts'
import { insertListing } from '../../../../server/store/listing/listings.ts'
import { removedEvents } from '../../../../server/store/listing/removed-listings.ts'
import { updateStoredFlags } from '../../../../server/store/listing/stored-flags.ts'
import { events, filter } from '../../../domain/arbitraries.ts'
import { removeById } from '../../../support/listings/remove-by-id.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

async function insertAndRemove(events: readonly Listing[]): Promise<Listing[]> {
  return database.db.transaction().execute(async (transaction) => {
    const removed: Listing[] = []
    for (const event of events) {
      const id = await insertListing(transaction, { ...event, type: 'event', author: null })
      await removeById(transaction, 'event', id)
      removed.push({ ...event, id })
    }
    return removed
  })
}

async function expectSameAsDomain(removed: readonly Listing[], chosen: Filter): Promise<void> {
  const found = await removedEvents(database.db, { filter: chosen }, '2026-01-01', 100)
  const expected = removed.filter((event) => event.startDate && matches(event, chosen))
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
}

/** Gives each flag another bit, or its first one again. */
async function exchangeBits(): Promise<void> {
  for (const name of flagsOf('event')) {
    const flag: { bit: number } = filterChoices[name]
    flag.bit = 2 ** 30 / flag.bit
  }
  await database.db.transaction().execute(updateStoredFlags)
}

it('removed events that match a filter are those that it had while they were public, also after flags got other bits', async () => {
  const eachFlag = flagsOf('event').map((flag) => withChoice(noFilter, flag, true))
  await fc.assert(
    fc.asyncProperty(events, fc.array(filter, { maxLength: 4 }), async (all, filters) => {
      await sql`truncate listing cascade`.execute(database.db)
      const removed = await insertAndRemove(all)
      for (const chosen of [...eachFlag, ...filters]) await expectSameAsDomain(removed, chosen)
      await exchangeBits()
      try {
        for (const chosen of eachFlag) await expectSameAsDomain(removed, chosen)
      } finally {
        await exchangeBits()
      }
    }),
    { numRuns: 5, endOnFailure: true },
  )
})
