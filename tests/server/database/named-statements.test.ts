/** Named statements are prepared once per connection, others not. */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { statementName } from '../../../server/database/named-statements.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'

// A database for each test: prepared statements stay on pooled connections.
let database: Database

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

it('prepares a statement under the name in its text, and no other', async () => {
  await database.db.connection().execute(async (connection) => {
    const add = (a: number, name = '') => sql<{ sum: number }>`select ${sql.raw(name)} ${a}::int + 1 as sum`.execute(connection)
    expect((await add(1)).rows).toEqual([{ sum: 2 }])
    expect((await add(2, statementName('add-one'))).rows).toEqual([{ sum: 3 }])
    expect((await add(3, statementName('add-one'))).rows).toEqual([{ sum: 4 }])
    const { rows } = await sql`select name, generic_plans + custom_plans as runs from pg_prepared_statements`.execute(connection)
    expect(rows).toEqual([{ name: 'add-one', runs: 2 }])
  })
})

it('refuses two statements under one name', async () => {
  await database.db.connection().execute(async (connection) => {
    const name = sql.raw(statementName('twice'))
    await sql`select ${name} ${1}::int`.execute(connection)
    await expect(sql`select ${name} ${1}::int + 1`.execute(connection)).rejects.toThrow(/unique/)
  })
})
