/** The decisions about personal data, compared with the tables that there are. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../support/servers/database.ts'
import { personalData } from '../../../server/store/personal-data/all-tables.ts'
import type { ColumnDecision } from '../../../server/store/personal-data/column-decision.ts'
import { exportedTables } from '../../../server/store/personal-data/read-own-data.ts'

/** Written by those who migrate, not by members. */
const ofMigrations = ['kysely_migration', 'kysely_migration_lock']

const decided: Readonly<Record<string, Readonly<Record<string, ColumnDecision>>>> = personalData

it('each column of each table has a decision, and each decision a column', async () => {
  const { db } = await createTestDatabase()
  const { rows } = await sql<{ table: string; column: string }>`
    select relname as table, attname as column from pg_catalog.pg_attribute
    join pg_catalog.pg_class on pg_class.oid = attrelid join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
    where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'm', 'f')
      and nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and relname <> all(${ofMigrations})
  `.execute(db)
  const names = Object.entries(decided).flatMap(([table, columns]) => Object.keys(columns).map((column) => `${table}.${column}`))
  expect(rows.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(names.sort())
})

it('a table with an exported column is in the file, and no other', () => {
  const isExported = (table: string) => Object.values(decided[table] ?? {}).some((each) => each.export === 'exported')
  const names = Object.keys(decided).filter(isExported)
  expect([...exportedTables].sort()).toEqual(names.sort())
})

it('what could open an account or name a network is in no file', () => {
  const named = Object.values(decided).flatMap((columns) => Object.entries(columns)).filter(([column]) => /hash|secret|seed/.test(column))
  expect(new Set(named.map(([, decision]) => decision.export))).toEqual(new Set(['secret']))
})
