/** Computes digests of a database, to detect changes. */
import { sql } from 'kysely'
import type { Database } from '../../../server/database/open-database.ts'

/** A digest of all rows of each table. */
export async function databaseDigest(db: Database['db']): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
  `.execute(db)
  const digests = tables.map(
    ({ name }) => sql`select ${name}::text as name, md5(coalesce(string_agg(each::text, ',' order by each::text), '')) as digest
      from ${sql.table(name)} as each`,
  )
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
