/** Invented listings in a real database: that they are valid, how they are distributed, and that a seed repeats them. */
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { capitalized } from '../../../domain/capitalized.ts'
import type { City } from '../../../domain/places/cities.ts'
import { eventDays } from '../../../domain/lists/event-days-of-list.ts'
import { noFilter } from '../../../domain/lists/filter.ts'
import { entriesOf } from '../../../domain/lists/list-query.ts'
import { listingFaults } from '../../../domain/listing/listing-rules.ts'
import { listingTypes, type Listing, type ListingType } from '../../../domain/listing/listing.ts'
import { occurrences } from '../../../domain/days/occurrences.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { fillDatabase, type FillOptions } from '../../../server/generate/fill-database.ts'
import { approvedList } from '../../../server/store/lists/approved-list.ts'
import { allRows } from '../../../server/store/lists/entry-queries.ts'
import { storedEventDays } from '../../../server/store/lists/event-days.ts'
import { insertListing } from '../../../server/store/listing/listings.ts'
import { readDocument } from '../../../tools/api-docs/openapi-document.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { expectSearchCounts } from '../../support/calls/search-counts.ts'
import { event } from '../../support/listings/visitor-listings.ts'

const cities = JSON.parse(readFileSync(new URL('../../../public/greekCities.json', import.meta.url), 'utf8')) as City[]
const options: FillOptions = { count: 3_000, seed: 1, isAdded: false, now: new Date('2026-11-21T10:00:00Z'), cities }

async function approved({ db }: Database, type: ListingType): Promise<Listing[]> {
  return (await approvedList(db, type, { filter: noFilter }).rowsAt(allRows)).map(({ listing }) => listing)
}

async function indexesOf({ db }: Database): Promise<unknown[]> {
  return (await sql`
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || pg_get_constraintdef(oid) from pg_constraint order by definition
  `.execute(db)).rows
}

describe('three thousand invented listings', () => {
  let database: Database
  const listings = new Map<ListingType, Listing[]>()
  const of = (type: ListingType) => listings.get(type) ?? []

  beforeAll(async () => {
    database = await createTestDatabase()
    await fillDatabase(database.url, options)
    for (const type of listingTypes) listings.set(type, await approved(database, type))
  })

  it('are valid in the contract and by the rules of the form', () => {
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema(readDocument(new URL('../../../openapi.yaml', import.meta.url)), 'contract')
    for (const type of listingTypes) {
      const validate = ajv.compile({ $ref: `contract#/components/schemas/${capitalized(type)}` })
      for (const listing of of(type)) {
        expect(validate(listing), `${JSON.stringify(listing)}\n${ajv.errorsText(validate.errors)}`).toBe(true)
        expect(listingFaults(type, listing, '2000-01-01', null)).toEqual({})
        expect(listing.tags.filter(({ name }) => !tagsOf(type).includes(name))).toEqual([])
        expect(listing.city === null || cities.some(({ name }) => name.en === listing.city)).toBe(true)
      }
    }
  })

  it('are in the lists and in the calendar as domain derives them', async () => {
    for (const type of listingTypes) {
      expect(of(type)).toEqual(entriesOf(of(type), { filter: noFilter }).map(({ currentDate: _, ...listing }) => listing))
    }
    const query = { from: '2026-11-01', to: '2026-12-31', filter: noFilter, first: 10, page: 1 }
    expect(await storedEventDays(database.db, query)).toEqual(eventDays(of('event'), query))
  })

  it('are of all types and mostly approved', async () => {
    const shares = listingTypes.map((type) => of(type).length / options.count)
    for (const [index, expected] of [0.58, 0.12, 0.16, 0.12].entries()) expect(shares[index]).toBeCloseTo(expected, 1)
    const { rows } = await sql`select state, count(*) from listing group by 1 order by 2`.execute(database.db)
    expect(rows).toMatchObject([{ state: 'rejected' }, { state: 'pending' }, { state: 'approved' }])
  })

  it('are in few large towns and in many small ones', () => {
    const all = listingTypes.flatMap(of)
    const inCity = (name: string) => all.filter(({ city }) => city === name).length
    expect(inCity('Athens') / all.length).toBeGreaterThan(0.12)
    expect(inCity('Athens')).toBeGreaterThan(1.5 * inCity('Thessaloniki'))
    expect(new Set(all.map(({ city }) => city)).size).toBeGreaterThan(200)
  })

  it('have common, rare and absent tags', () => {
    const withTag = (name: string) => of('event').filter(({ tags }) => tags.some((tag) => tag.name === name)).length
    expect(withTag('Cleanup') / of('event').length).toBeGreaterThan(0.3)
    expect(withTag('Activism')).toBeLessThan(of('event').length / 100)
    expect(withTag('Green Tech')).toBe(0)
    expect(new Set(of('event').map(({ tags }) => tags.length))).toEqual(new Set([0, 1, 2, 3]))
  })

  it('last one day, and a few of them weeks or months', () => {
    const lengths = of('event').map((listing) => occurrences(listing).length)
    const share = (least: number, most: number) => lengths.filter((days) => days >= least && days <= most).length / lengths.length
    expect(share(1, 1)).toBeGreaterThan(0.8)
    expect(share(7, 28)).toBeCloseTo(0.03, 1)
    expect(share(30, 150)).toBeGreaterThan(0.003)
    expect(share(0, 0)).toBeGreaterThan(0.005)
  })

  it('have titles in English and Greek, of which few are equal', () => {
    const titles = listingTypes.flatMap(of).map(({ title }) => title)
    expect(titles.filter((title) => /\p{Script=Greek}/u.test(title)).length / titles.length).toBeCloseTo(0.2, 1)
    expect(new Set(titles).size / titles.length).toBeGreaterThan(0.6)
  })

  it('leave all indexes and foreign keys as they were', async () => {
    expect(await indexesOf(database)).toEqual(await indexesOf(await createTestDatabase()))
  })

  it('are counted by the terms of the search', () => expectSearchCounts(database.db))

  it('leave room for the next id', async () => {
    const id = await database.db.transaction().execute((transaction) => insertListing(transaction, event('Walk', {})))
    expect(id).toBe(options.count + 1)
  })
})

describe('a fill', () => {
  let database: Database
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(() => database.close())

  it('repeats the listings of a seed, and has others for another', async () => {
    const other = await createTestDatabase()
    const third = await createTestDatabase()
    const few = { ...options, count: 200 }
    for (const [{ url }, seed] of [[database, 5], [other, 5], [third, 6]] as const) await fillDatabase(url, { ...few, seed })
    const events = await approved(database, 'event')
    expect(await approved(other, 'event')).toEqual(events)
    expect(await approved(third, 'event')).not.toEqual(events)
  })

  it('adds to a database with listings only if it is told to', async () => {
    await database.db.transaction().execute((transaction) => insertListing(transaction, event('Walk', { startDate: '2026-11-21' })))
    const few = { ...options, count: 50 }
    await expect(fillDatabase(database.url, few)).rejects.toThrow('The database has listings already.')
    expect((await approved(database, 'event')).map(({ title }) => title)).toEqual(['Walk'])
    await fillDatabase(database.url, { ...few, isAdded: true })
    const { rows: [counted] } = await sql`select count(*) as count, count(*) filter (where title = 'Walk') as walks from listing`.execute(database.db)
    expect(counted).toEqual({ count: 51, walks: 1 })
    await expectSearchCounts(database.db)
  })
})
