/** The file of a member with many listings: in which parts it is read, and that it is of one moment. */
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { readOwnData } from '../../../server/store/personal-data/read-own-data.ts'
import { insertMember, signedIn, type Member } from '../../support/listings/members.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let member: Member

/** Beside those of other members. */
const count = 500

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  member = await insertMember(database.db)
  const other = await insertMember(database.db)
  const first = await insertApproved(database.db, { type: 'shop', title: 'First', tags: [{ name: 'Vegan' }], author: member.id })
  await sql`
    insert into listing (type, title, description, sort_key, state, approved_at, author)
    select 'shop', 'Shop ' || n, repeat('All kinds of seeds. ', 50), 'shop ' || n, 'approved', now(),
      case when n < ${count}::int then ${member.id}::bigint else ${other.id}::bigint end
    from generate_series(1, 20 * ${count}::int) as n
  `.execute(database.db)
  await sql`
    insert into listing_version (listing, type, language, fields, state, author, published_at)
    select id, type, 'en', jsonb_build_object('title', title, 'description', description), kept, author, now()
    from listing, unnest(array['published', 'replaced', 'replaced']) as kept where id <> ${first}
  `.execute(database.db)
  await sql`
    with entry as (
      insert into audit_entry (at, actor, action, listing, listing_type)
      select now(), author, action, id, type from listing, unnest(array['listing-submitted', 'listing-resubmitted', 'listing-approved']) as action
      returning id, listing
    )
    insert into audit_text (entry, title, before, after)
    select entry.id, title, jsonb_build_object('description', description), jsonb_build_object('description', description)
    from entry join listing on listing.id = entry.listing
  `.execute(database.db)
  await sql`analyze`.execute(database.db)
})

it('has all of five hundred listings, and is sent while it is read', async () => {
  const headers = await signedIn(database.db, member.username)
  const answer = await site.app.inject({ url: '/api/my/data', headers })
  const data = answer.json<components['schemas']['OwnData']>()
  expect([data.listing.length, data.listingVersion.length, data.auditEntry.length, data.auditText.length]).toEqual([
    count, 3 * (count - 1) + 1, 3 * count, 3 * count,
  ])
  expect(answer.body.length).toBeGreaterThan(2_000_000)
  expect(answer.headers).not.toHaveProperty('content-length')
  const table = await site.app.inject({ url: '/api/my/listings.csv', headers })
  expect(table.body.split('\r\n').filter((line) => line !== '')).toHaveLength(count + 1)
})

it('is read in parts of at most fifty rows, as it was at one moment', async () => {
  const { id: author } = await insertMember(database.db)
  for (let each = 0; each < 60; each += 1) await insertApproved(database.db, { type: 'shop', author })
  const sizes: number[] = []
  for await (const { table, rows } of readOwnData(database.db, author)) {
    if (table === 'user') await insertApproved(database.db, { type: 'shop', title: 'Too late', author })
    if (table === 'listing') sizes.push(rows.length)
  }
  expect(sizes).toEqual([50, 10])
})
