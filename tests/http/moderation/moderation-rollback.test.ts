/** A change that fails in the middle is rolled back, wherever it fails. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { startTestApp } from '../../support/servers/test-app.ts'

let database: Database
let mine: ReturnType<typeof callsOf>
let admins: ReturnType<typeof callsOf>

const soap = { title: 'Soap', description: 'By weight.', tags: [{ name: 'Food' }] }

beforeAll(async () => {
  database = await createTestDatabase()
  const site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '10' } })
  await insertMember(database.db, { username: 'maria' })
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  mine = callsOf(site, 'maria')
  admins = callsOf(site, 'admin')
})

async function written(): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(listing order by id) from listing) as listings, (select json_agg(listing_tag) from listing_tag) as tags,
      (select json_agg(listing_version order by id) from listing_version) as versions,
      (select json_agg(occurrence) from occurrence) as days, (select json_agg(occurrence_tag) from occurrence_tag) as tagged_days,
      (select count(*) from audit_entry) as entries, (select count(*) from audit_text) as texts,
      (select count(*) from mail_outbox) as mails,
      (select version from public_version) as version
  `.execute(database.db)
  return rows
}

/** Makes the database reject writes to the table while `action` runs. */
async function withoutWritesTo(table: string, action: () => Promise<void>): Promise<void> {
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`.execute(database.db)
  await sql`create trigger refusing before insert or update or delete on ${sql.table(table)} for each statement execute function refuse()`
    .execute(database.db)
  await action()
  await sql`drop function refuse cascade`.execute(database.db)
}

const changes: Record<string, (pending: number, approved: number) => ReturnType<typeof admins.approve>> = {
  submitting: () => mine.submit('shop', soap),
  approving: (pending) => admins.approve('shop', pending),
  rejecting: (_, approved) => admins.reject('shop', approved, { reason: 'Where?' }),
  editing: (_, approved) => admins.edit('shop', approved, { ...soap, title: 'Soaps', tags: [{ name: 'Vegan' }] }),
  deleting: (_, approved) => admins.remove('shop', approved),
  'submitting again': (pending) => mine.resubmit(pending, { ...soap, title: 'Soaps' }),
}

const log = ['audit_entry', 'audit_text']

const writes: readonly (readonly [change: string, tables: readonly string[]])[] = [
  ['submitting', ['listing', 'listing_tag', 'listing_version', ...log]],
  [
    'approving',
    [
      'listing', 'listing_tag', 'listing_version', 'occurrence', 'occurrence_tag', ...log, 'mail_outbox', 'public_version',
    ],
  ],
  ['rejecting', ['listing', 'listing_version', 'occurrence', 'occurrence_tag', ...log, 'mail_outbox', 'public_version']],
  ['editing', ['listing', 'listing_tag', 'listing_version', 'occurrence', 'occurrence_tag', ...log, 'public_version']],
  ['deleting', ['listing', 'occurrence', 'occurrence_tag', ...log, 'mail_outbox', 'public_version']],
  ['submitting again', ['listing', 'listing_tag', 'listing_version', ...log]],
]

describe.each(writes)('%s', (name, tables) => {
  it.each(tables)('writes nothing if %s cannot be written', async (table) => {
    const pending = (await got(mine.submit('shop', soap))).id
    const approved = (await got(mine.submit('shop', soap))).id
    await got(admins.approve('shop', approved))
    const before = await written()
    await withoutWritesTo(table, async () => {
      expect((await changes[name]?.(pending, approved))?.statusCode).toBe(500)
      expect(await written()).toEqual(before)
    })
  })
})
