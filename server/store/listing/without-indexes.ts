/** Changes many rows of tables while they have no indexes, which then are created again: with them, it takes three times as long. */
import { sql } from 'kysely'
import type { Connection } from '../connection.ts'

/** Runs the work while the tables have no indexes but their primary keys. Other connections wait until the transaction ends. */
export async function withoutIndexes(transaction: Connection, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any(${tables}::regclass[]) and not indisprimary
  `.execute(transaction)
  for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(transaction)
  await work()
  for (const { definition } of indexes) await sql.raw(definition).execute(transaction)
}

/** Runs the work while the tables have no foreign keys. Other connections wait until the transaction ends. */
export async function withoutForeignKeys(transaction: Connection, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows: constraints } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conrelid = any(${tables}::regclass[])
  `.execute(transaction)
  for (const { table, name } of constraints) await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(transaction)
  await work()
  for (const { table, name, definition } of constraints) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(transaction)
  }
}
