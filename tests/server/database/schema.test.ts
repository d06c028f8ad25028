/** The constraints of the tables, and the indexes of the lists. */
import { sql, type Insertable } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import type { ListingTable } from '../../../server/database/listing-tables.ts'
import { createTestDatabase } from '../../support/servers/database.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})

const shop: Insertable<ListingTable> = { type: 'shop', title: 'Seeds', description: 'All kinds.', sort_key: 'seeds' }
const event: Insertable<ListingTable> = { ...shop, type: 'event' }

const approved = { state: 'approved', approved_at: new Date() } as const

async function insert(row: Insertable<ListingTable>): Promise<number> {
  const { id } = await database.db.insertInto('listing').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

describe('a listing', () => {
  it('is inserted with the required columns only, unapproved', async () => {
    const id = await insert(shop)
    const row = await database.db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: 'pending', city: null, start_date: null, cost: null, author: null })
  })

  it.each([
    ['an unknown type', { ...shop, type: 'club' as 'shop' }],
    ['a cost below zero', { ...event, cost: -0.01 }],
    ['an end before its start', { ...event, start_date: '2026-05-02', end_date: '2026-05-01' }],
    ['an infinite day', { ...event, start_date: 'infinity' }],
    ['a shop with a cost', { ...shop, cost: 1 }],
    ['a shop with a day', { ...shop, start_date: '2026-05-02' }],
    ['an author who does not exist', { ...shop, author: 999_999_999 }],
    ['an approval without its moment', { ...shop, state: 'approved' as const }],
    ['an unknown state', { ...shop, state: 'open' as 'pending' }],
    ['the end of being public, without its start', { ...shop, unpublished_at: new Date() }],
    ['a removal without its moment', { ...shop, state: 'removed' as const }],
    ['a cancellation without a day', { ...event, ...approved, cancelled_at: new Date() }],
    ['a cancellation, never public', { ...event, start_date: '2026-05-01', cancelled_at: new Date() }],
    ['a note of a cancellation, not cancelled', { ...event, ...approved, cancel_note: 'Rain.' }],
    ['the moment of a removal, pending', { ...shop, removed_at: new Date() }],
  ])('is rejected with %s', async (_, row) => {
    await expect(insert(row)).rejects.toThrow(/constraint/)
  })

  it('is deleted with its tags and occurrences', async () => {
    const { db } = database
    const listing = await insert(shop)
    const span = { first_day: 'infinity', last_day: 'infinity' }
    const occurrence = { type: 'shop', city: '', day: 'infinity', sort_key: 'seeds', listing, is_first: true, ...span } as const
    await db.insertInto('listing_tag').values({ listing, tag: 'Vegan' }).execute()
    await db.insertInto('occurrence').values(occurrence).execute()
    await db.insertInto('occurrence_tag').values({ ...occurrence, tag: 'Vegan' }).execute()
    await db.deleteFrom('listing').where('id', '=', listing).execute()
    for (const table of ['listing_tag', 'occurrence', 'occurrence_tag'] as const) {
      expect(await db.selectFrom(table).selectAll().where('listing', '=', listing).execute()).toEqual([])
    }
  })

  it('is kept when its author is deleted', async () => {
    const { db } = database
    const person = { username: 'author', email: 'author@example.org', password_hash: 'x' }
    const { id: author } = await db.insertInto('user').values(person).returning('id').executeTakeFirstOrThrow()
    const id = await insert({ ...shop, author })
    await db.deleteFrom('user').where('id', '=', author).execute()
    expect(await db.selectFrom('listing').select('author').where('id', '=', id).execute()).toEqual([{ author: null }])
  })
})

describe('a user', () => {
  it.each([
    ['user name', { username: 'MARIA', email: 'other@example.org' }],
    ['e-mail', { username: 'other', email: 'Maria@Example.org' }],
  ])('is rejected with the %s of another user in other letter case', async (_, names) => {
    const add = (user: { username: string; email: string }) =>
      database.db.insertInto('user').values({ ...user, password_hash: 'x' })
    await add({ username: 'Maria', email: 'maria@example.org' }).onConflict((conflict) => conflict.doNothing()).execute()
    await expect(add(names).execute()).rejects.toThrow(/unique/)
  })
})

describe('the public version', () => {
  it('is one row that starts at zero', async () => {
    const { db } = database
    expect(await db.selectFrom('public_version').selectAll().execute()).toMatchObject([{ version: 0 }])
    await expect(db.insertInto('public_version').values({ version: 1 }).execute()).rejects.toThrow(/unique/)
  })
})

describe('a first page', () => {
  beforeAll(async () => {
    const { db } = database
    await sql`
      with new_listing as (
        insert into listing (type, title, description, sort_key, state, approved_at)
        select 'event', 'Event ' || n, 'x', 'event ' || n, 'approved', now() from generate_series(1, 5000) n returning id
      ), new_occurrence as (
        insert into occurrence (type, city, day, sort_key, listing, is_first, first_day, last_day)
        select 'event', 'City ' || id % 20, day, 'event ' || id, id, true, day, day
        from new_listing, lateral (select date '2026-01-01' + (id % 300)::int as day) as days
        returning *
      )
      insert into occurrence_tag (type, city, tag, day, sort_key, listing, is_first, first_day, last_day)
      select type, city, 'Tag ' || listing % 7, day, sort_key, listing, is_first, first_day, last_day from new_occurrence
    `.execute(db)
    await sql`analyze`.execute(db)
  })

  it.each([
    ['of a type', 'occurrence', sql`type = 'event'`, 'occurrence_by_type'],
    ['of a city', 'occurrence', sql`type = 'event' and city = 'City 3'`, 'occurrence_by_city'],
    ['of a tag', 'occurrence_tag', sql`type = 'event' and tag = 'Tag 3'`, 'occurrence_tag_by_tag'],
    ['of a tag in a city', 'occurrence_tag', sql`type = 'event' and city = 'City 3' and tag = 'Tag 3'`, 'occurrence_tag_by_city'],
  ])('%s is read from the start of an index', async (_, table, filter, index) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select day, sort_key, listing from ${sql.table(table)}
      where ${filter} and day >= '2026-02-01' and is_first order by day, sort_key, listing limit 10
    `.execute(database.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(`using ${index} `)
    expect(plan).not.toMatch(/Sort|Seq Scan/)
  })

  it.each([
    ['all', 'occurrence', sql`true`, 'occurrence_of_day'],
    ['of a city', 'occurrence', sql`city = 'City 3'`, 'occurrence_of_day_by_city'],
    ['with a tag', 'occurrence_tag', sql`tag = 'Tag 3'`, 'occurrence_tag_of_day'],
    ['of a city with a tag', 'occurrence_tag', sql`city = 'City 3' and tag = 'Tag 3'`, 'occurrence_tag_of_day_by_city'],
  ])('of the events of a day, %s, is read from the start of an index', async (_, table, filter, index) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select listing from ${sql.table(table)} where ${filter} and day = '2026-02-01' and day < 'infinity'
      order by first_day, last_day desc, sort_key, listing limit 5
    `.execute(database.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(`using ${index} `)
    expect(plan).not.toMatch(/Sort|Seq Scan/)
  })
})
