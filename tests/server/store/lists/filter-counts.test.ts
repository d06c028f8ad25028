/** The counts of filters in SQL, compared with the functions of `domain/`. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Day } from '../../../../domain/days/days.ts'
import { filterChoices } from '../../../../domain/lists/choices.ts'
import { withChoice, type Filter } from '../../../../domain/lists/filter.ts'
import { flagsOf } from '../../../../domain/lists/flags.ts'
import { entriesOf, type ListQuery } from '../../../../domain/lists/list-query.ts'
import type { Listing } from '../../../../domain/listing/listing.ts'
import { tagsOf } from '../../../../domain/listing/tags.ts'
import { daysOfWhen, whens } from '../../../../domain/days/when.ts'
import type { Database } from '../../../../server/database/open-database.ts'
import { filterCounts } from '../../../../server/store/lists/filter-counts.ts'
import { insertListing } from '../../../../server/store/listing/listings.ts'
import { events, filter, nearDay } from '../../../domain/arbitraries.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'
import { insertManyEvents } from '../../../support/listings/many-listings.ts'

const cityNames = ['Athens', 'Volos', 'Chania', 'Patras']
const today = '2026-11-20'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

const query: fc.Arbitrary<ListQuery> = fc
  .record({ filter, days: fc.option(fc.tuple(nearDay, nearDay), { nil: undefined }) })
  .map(({ days, ...others }) => (days ? { ...others, from: days.toSorted()[0], to: days.toSorted()[1] } : others))

async function replaceEvents(all: readonly Listing[]) {
  await database.db.transaction().execute(async (transaction) => {
    await sql`truncate listing cascade`.execute(transaction)
    for (const listing of all) await insertListing(transaction, { ...listing, type: 'event', author: null })
  })
}

function expected(all: readonly Listing[], wanted: ListQuery) {
  const from = wanted.from ?? today
  const count = (changed: Filter, days: { from: Day; to?: Day | undefined } = { from, to: wanted.to }) =>
    entriesOf(all, { filter: changed, ...days }).length
  const { filter: chosen, to } = wanted
  const named = (names: readonly string[], changed: (name: string) => Filter) =>
    names.map((name) => ({ name, count: count(changed(name)) })).filter((each) => each.count > 0)
  return {
    total: count(chosen),
    cities: named(cityNames, (name) => ({ ...chosen, cities: [name] })),
    tags: named(tagsOf('event'), (name) => ({ ...chosen, tags: [name] })),
    ...Object.fromEntries(flagsOf('event').map((flag) => [flag, count(withChoice(chosen, flag, true))])),
    times: Object.fromEntries(whens.map((when) => [when, count(chosen, daysOfWhen(when, today))])),
    without: {
      ...(chosen.cities.length > 0 ? { cities: count({ ...chosen, cities: [] }) } : {}),
      ...(chosen.tags.length > 0 ? { tags: count({ ...chosen, tags: [] }) } : {}),
      ...Object.fromEntries(flagsOf('event').filter((flag) => chosen[flag])
        .map((flag) => [filterChoices[flag].relaxedAs, count(withChoice(chosen, flag, null))])),
      ...(to === undefined ? {} : { window: count(chosen, { from: today }) }),
    },
  }
}

describe('the counts of a filter', () => {
  it('are those of the lists of each choice', async () => {
    await fc.assert(
      fc.asyncProperty(events, fc.array(query, { minLength: 2, maxLength: 5 }), async (all, queries) => {
        await replaceEvents(all)
        for (const each of queries) {
          expect(await filterCounts(database.db, { type: 'event', query: each, today, cityNames })).toEqual(expected(all, each))
        }
      }),
      { numRuns: 30 },
    )
  })

  it('have neither costs nor times for types without', async () => {
    const counts = await filterCounts(database.db, { type: 'shop', query: { filter: { cities: ['Volos'], tags: [] } }, today, cityNames })
    const flags = Object.fromEntries(flagsOf('shop').map((flag) => [flag, 0]))
    expect(counts).toEqual({ total: 0, cities: [], tags: [], ...flags, without: { cities: 0 } })
  })

  it('stop at their bounds', async () => {
    const many = await createTestDatabase()
    await insertManyEvents(many.url, 5_000, today)
    const chosen = { cities: ['Athens', 'Volos', 'Patras'], tags: ['Art', 'Cleanup', 'Seminar'] }
    const counts = await filterCounts(many.db, { type: 'event', query: { filter: chosen }, today, cityNames })
    expect(counts.total).toBe(1000)
    expect(counts.cities.find(({ name }) => name === 'Athens')?.count).toBe(100)
    expect(counts.without).toEqual({ cities: 100, tags: 100 })
  })
})
