/** Lists, counts and days by two flags in SQL, compared with the functions of `domain/`, and a flag that is added to a site. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { eventDays } from '../../../../domain/lists/event-days-of-list.ts'
import { choiceNames, filterChoices, flagNames, type AnyChoice } from '../../../../domain/lists/choices.ts'
import type { Filter } from '../../../../domain/lists/filter.ts'
import { entriesOf } from '../../../../domain/lists/list-query.ts'
import type { Listing } from '../../../../domain/listing/listing.ts'
import type { Database } from '../../../../server/database/open-database.ts'
import { insertListing } from '../../../../server/store/listing/listings.ts'
import { updateStoredFlags } from '../../../../server/store/listing/stored-flags.ts'
import { approvedList, countListings } from '../../../../server/store/lists/approved-list.ts'
import { storedEventDays } from '../../../../server/store/lists/event-days.ts'
import { events, filter } from '../../../domain/arbitraries.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'

/** A flag of the events in Volos. */
const inVolos: AnyChoice = {
  kind: 'flag', parameter: 'free', field: 'city', offer: null, relaxedAs: 'free', bit: 2 ** 20,
  matches: ({ city }) => city === 'Volos',
}

const registry = [choiceNames, flagNames] as string[][]

function addFlag(): void {
  Object.assign(filterChoices, { inVolos })
  for (const names of registry) names.push('inVolos')
}

function removeFlag(): void {
  Reflect.deleteProperty(filterChoices, 'inVolos')
  for (const names of registry) names.splice(names.indexOf('inVolos'), 1)
}

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

async function insertEvents(events: readonly Listing[]): Promise<Listing[]> {
  return database.db.transaction().execute(async (transaction) => {
    const stored: Listing[] = []
    for (const event of events) stored.push({ ...event, id: await insertListing(transaction, { ...event, type: 'event', author: null }) })
    return stored
  })
}

const flagged: fc.Arbitrary<Filter> = fc
  .record({ filter, inVolos: fc.boolean() })
  .map(({ filter, inVolos }) => (inVolos ? { ...filter, inVolos: true } : filter))

async function expectSameAsDomain(all: readonly Listing[], chosen: Filter): Promise<void> {
  const query = { filter: chosen, from: '2026-11-05' }
  const entries = entriesOf(all, query)
  const { rowsAt } = approvedList(database.db, 'event', query)
  const found = await rowsAt({ offset: 2, limit: 3 })
  expect(found.map(({ listing }) => listing.id)).toEqual(entries.slice(2, 5).map(({ id }) => id))
  expect(await countListings(database.db, 'event', query, 1000)).toBe(entries.length)
  const days = { from: '2026-11-05', to: '2026-12-20', filter: chosen, first: 2, page: 1 }
  expect(await storedEventDays(database.db, days)).toEqual(eventDays(all, days))
  expect(await storedEventDays(database.db, days, 0)).toEqual(eventDays(all, days))
}

it('events with one of two flags, or with both, are those of domain, also those that were stored before there was the second', async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(events, events, fc.array(flagged, { minLength: 3, maxLength: 6 }), async (before, after, filters) => {
      await sql`truncate listing cascade`.execute(db)
      await db.transaction().execute(updateStoredFlags)
      const stored = await insertEvents(before)
      addFlag()
      try {
        await db.transaction().execute(updateStoredFlags)
        const all = [...stored, ...(await insertEvents(after))]
        for (const chosen of filters) await expectSameAsDomain(all, chosen)
      } finally {
        removeFlag()
      }
    }),
    { numRuns: 10, endOnFailure: true },
  )
})
