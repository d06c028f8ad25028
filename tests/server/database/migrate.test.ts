/** Migrations run once and atomically, also if several processes start concurrently. */
import { sql, type Migration } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { listingTypes, typeRegistry, type ListingType } from '../../../domain/listing/listing.ts'
import { applyMigrations, migrate } from '../../../server/database/migrate.ts'
import { migrations } from '../../../server/database/migrations.ts'
import { createEmptyDatabase } from '../../support/servers/database.ts'
import { startProcess } from '../../support/servers/other-process.ts'

let url: string

beforeEach(async () => {
  url = (await createEmptyDatabase()).url
})

function creates(table: string): Migration {
  return { up: async (db) => void (await sql`create table ${sql.table(table)} ()`.execute(db)) }
}

async function tables(): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ table_name: string }>(
    "select table_name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%' order by 1",
  )
  await client.end()
  return rows.map((row) => row.table_name)
}

describe('migrate', () => {
  it('applies every migration once', async () => {
    expect(await migrate(url)).toEqual(Object.keys(migrations))
    expect(await migrate(url)).toEqual([])
    expect(await tables()).toEqual([
      'account_token', 'attempt', 'audit_entry', 'audit_text', 'authenticator', 'day_count', 'decided_listing', 'decision', 'digest',
      'email_change',
      'gone_name', 'known_network', 'listing', 'listing_tag', 'listing_type', 'listing_version', 'mail_outbox',
      'moderation_document', 'objection', 'occurrence', 'occurrence_tag', 'passkey', 'passkey_challenge',
      'public_version', 'reading', 'reason', 'recovery_code', 'report',
      'search_document', 'search_form', 'search_term', 'session', 'sign_up', 'statement', 'stored_flag', 'user',
    ])
  })

  it('admits the types of the registry, also those that are new since the last start', async () => {
    await migrate(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query("delete from listing_type where name = 'dine'")
    await client.query("update listing_type set search_letter = 'x' where name = 'shop'")
    await migrate(url)
    const { rows } = await client.query<{ name: ListingType; search_letter: string }>('select name, search_letter from listing_type')
    await client.end()
    const letters = listingTypes.map((type) => [type, typeRegistry[type].searchLetter])
    expect(new Map(rows.map((row) => [row.name, row.search_letter]))).toEqual(new Map(letters as [ListingType, string][]))
  })

  it('applies new migrations in the order of their names', async () => {
    await applyMigrations(url, { '001-a': creates('a') })
    expect(await applyMigrations(url, { '003-c': creates('c'), '001-a': creates('a'), '002-b': creates('b') })).toEqual(['002-b', '003-c'])
  })

  it('runs in one of three processes that start concurrently, while the others wait', async () => {
    const processes = [1, 2, 3].map(() => startProcess('migration-program', [url]))
    for (const each of processes) expect(await each.nextMessage()).toBe('ready')
    for (const each of processes) each.writeLine('go')
    const applied = await Promise.all(processes.map((each) => each.nextMessage()))
    expect(applied.flat()).toEqual(Object.keys(migrations))
    for (const each of processes) await each.finish()
  })

  it('rolls everything back if one fails, and names it', async () => {
    const broken: Migration = {
      up: async (db) => {
        await creates('half').up(db)
        await sql`create tabel typo ()`.execute(db)
      },
    }
    await expect(applyMigrations(url, { '001-a': creates('a'), '002-broken': broken })).rejects.toThrow(/002-broken failed: syntax error/)
    expect(await tables()).toEqual([])
  })

  it('fails if the database is newer than the program', async () => {
    await applyMigrations(url, { '001-a': creates('a'), '002-b': creates('b') })
    await expect(applyMigrations(url, { '001-a': creates('a') })).rejects.toThrow('002-b')
  })
})
