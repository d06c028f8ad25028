/** The database of DATABASE_URL: opened, disconnected, or unreachable. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../../../server/database/database-unavailable.ts'
import { openDatabase, type Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})

function open(databaseUrl: string): Promise<Database> {
  return openDatabase({ databaseUrl, dataDir: '/nonexistent' })
}

function changed(change: (url: URL) => void): string {
  const url = new URL(database.url)
  change(url)
  return url.href
}

describe('the database of DATABASE_URL', () => {
  it('is opened unchanged, and is never new', async () => {
    const { db, url, isNew, close } = await open(database.url)
    expect({ url, isNew }).toEqual({ url: database.url, isNew: false })
    expect(await db.selectFrom('public_version').selectAll().execute()).toMatchObject([{ version: 0 }])
    await close()
  })

  it('has timeouts for statements and locks', async () => {
    const { rows } = await sql`
      select current_setting('statement_timeout') statement, current_setting('lock_timeout') lock,
        current_setting('idle_in_transaction_session_timeout') idle, current_setting('application_name') name
    `.execute(database.db)
    expect(rows).toEqual([{ statement: '3s', lock: '2500ms', idle: '5s', name: 'prasino' }])
  })

  it('gets the timeouts after connecting, since PgBouncer rejects them as startup parameters', async () => {
    const { rows } = await sql`select distinct source from pg_settings where name like '%\\_timeout' and source in ('client', 'session')`
      .execute(database.db)
    expect(rows).toEqual([{ source: 'session' }])
  })

  it('can drop a connection within a transaction, which fails; the next one works', async () => {
    const lost = database.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(transaction)
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database.db)
      await sql`select 1`.execute(transaction)
    })
    await expect(lost).rejects.toThrow(/connection/i)
    expect(await database.db.selectFrom('listing').select('id').execute()).toEqual([])
  })

  it.each([
    ['is not a URL', () => 'not an address', /^DATABASE_URL is not an address such as postgres:/],
    ['is malformed', () => 'postgres://me:secret@host:port/x', /^DATABASE_URL is not an address such as postgres:/],
    ['is of no running server', () => 'postgres://me:secret@127.0.0.1:1/x', /^No database answers at 127\.0\.0\.1:1 \(ECONNREFUSED\): start it/],
    ['has an unknown host', () => 'postgres://me:secret@host.invalid/x', /^The host host\.invalid:5432 is not known: correct/],
    ['has an unknown database', () => changed((url) => (url.pathname = 'missing')), /^There is no database "missing" at .*: create it/],
    ['has an unknown user', () => changed((url) => (url.username = 'nobody')), /refuses the user "nobody": correct/],
  ])('is refused with one sentence if the address %s', async (_, url, sentence) => {
    const error = await open(url()).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect(String((error as Error).message)).toMatch(sentence)
    expect(String((error as Error).message)).not.toContain('secret')
  })
})
