/** How many blocks the queries of the approved lists and of the calendar read. */
import { sql, type RawBuilder } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { noFilter } from '../../../../domain/lists/filter.ts'
import type { ListQuery } from '../../../../domain/lists/list-query.ts'
import { tagsOf } from '../../../../domain/listing/tags.ts'
import type { Database } from '../../../../server/database/open-database.ts'
import { selectDays } from '../../../../server/store/lists/event-days.ts'
import { countEntries, selectEntries } from '../../../../server/store/lists/entry-queries.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'
import { insertManyEvents } from '../../../support/listings/many-listings.ts'

const today = '2026-11-21'

/** As many towns as a large region has. Only the first ten have listings. */
const manyCities = ['Athens', 'Thessaloniki', 'Patras', 'Heraklion', 'Larissa', 'Volos', 'Ioannina', 'Chania', 'Chalkida', 'Rhodes',
  ...Array.from({ length: 73 }, (_, number) => `Town ${number}`)]

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
  await insertManyEvents(database.url, 50_000, today)
})

interface Plan {
  readonly 'Node Type': string
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Plan[]
}

async function planOf(query: RawBuilder<unknown>): Promise<Plan> {
  const explained = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (analyze, buffers, format json) ${query}`.execute(database.db)
  const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('There is no plan.')
  return plan
}

function nodesOf(plan: Plan): string[] {
  return [plan['Node Type'], ...(plan.Plans ?? []).flatMap(nodesOf)]
}

function blocksOf(plan: Plan): number {
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

const queries: Readonly<Record<string, ListQuery>> = {
  'no filter': { filter: noFilter, from: today },
  'no filter, expanded': { filter: noFilter, from: today, expand: true },
  'no window': { filter: noFilter },
  'a month': { filter: noFilter, from: '2026-12-01', to: '2026-12-31', expand: true },
  'a common city': { filter: { cities: ['Athens'], tags: [] }, from: today },
  'a rare city': { filter: { cities: ['Rhodes'], tags: [] }, from: today },
  'a common tag': { filter: { cities: [], tags: ['Cleanup'] }, from: today },
  'an unused tag': { filter: { cities: [], tags: ['Urban Gardening'] }, from: today },
  'two cities and a tag': { filter: { cities: ['Athens', 'Rhodes'], tags: ['Cleanup'] }, from: today },
  'three cities and three tags': { filter: { cities: ['Athens', 'Volos', 'Patras'], tags: ['Art', 'Cleanup', 'Seminar'] }, from: today },
}

describe('with 50,000 events', () => {
  it.each([
    ['cities', { cities: manyCities, tags: [] }, 1_500],
    ['cities and a tag', { cities: manyCities, tags: ['Cleanup'] }, 1_500],
    ['cities and free events', { cities: manyCities, tags: [], free: true as const }, 1_500],
  ])('the first page of a region reads few blocks, and its count stops at 1000 in all: %s', async (_name, filter, mostBlocks) => {
    expect(blocksOf(await planOf(selectEntries('event', { filter, from: today }, { offset: 0, limit: 11 })))).toBeLessThan(mostBlocks)
    expect(blocksOf(await planOf(countEntries('event', { filter, from: today }, 1001)))).toBeLessThan(2_500)
  })

  it.each(Object.entries(queries))('the first page reads few blocks: %s', async (_name, query) => {
    const plan = await planOf(selectEntries('event', query, { offset: 0, limit: 11 }))
    expect(nodesOf(plan)).not.toContain('Seq Scan')
    expect(blocksOf(plan)).toBeLessThan(400)
  })

  it.each(Object.entries(queries))('the count stops at 1000: %s', async (_name, query) => {
    const plan = await planOf(countEntries('event', query, 1001))
    expect(nodesOf(plan)).not.toContain('Seq Scan')
    const choices = Math.max(1, query.filter.cities.length) * Math.max(1, query.filter.tags.length)
    expect(blocksOf(plan)).toBeLessThan(2_000 * choices)
  })

  it.each([
    ['no filter', noFilter, 2_000],
    ['a common city', { cities: ['Athens'], tags: [] }, 2_000],
    ['a rare city', { cities: ['Rhodes'], tags: [] }, 2_000],
    ['a common tag', { cities: [], tags: ['Cleanup'] }, 2_000],
    ['two cities and a tag', { cities: ['Athens', 'Rhodes'], tags: ['Cleanup'] }, 3_000],
  ])('the days of a month read few blocks: %s', async (_name, filter, mostBlocks) => {
    const plan = await planOf(selectDays({ from: '2026-11-30', to: '2027-01-10', filter, first: 10, page: 1 }))
    expect(nodesOf(plan)).not.toContain('Seq Scan')
    expect(blocksOf(plan)).toBeLessThan(mostBlocks)
  })

  it('the days of any choices and pages are read in one pass over the window', async () => {
    const filter = { cities: [...manyCities, ...Array.from({ length: 167 }, (_, number) => `Village ${number}`)], tags: [...tagsOf('event')] }
    const query = { from: '2026-11-30', to: '2027-01-30', filter, first: 10, page: 50 }
    const plan = await planOf(selectDays(query))
    expect(blocksOf(plan)).toBeLessThan(blocksOf(await planOf(selectDays(query, Infinity))) / 10)
  })
})
