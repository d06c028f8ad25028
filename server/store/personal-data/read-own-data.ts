/** Reads what the database has about a member. */
import { sql, type RawBuilder } from 'kysely'
import { readInSnapshot } from '../batches.ts'
import type { Connection } from '../connection.ts'
import { personalData, type ExportedTable } from './all-tables.ts'
import type { ColumnDecision } from './column-decision.ts'
import { ownRows } from './own-rows.ts'

/** Some rows of a table; a table with many comes in several parts, one with none in one without rows. */
export interface OwnDataPart {
  readonly table: ExportedTable
  readonly rows: readonly object[]
}

/** The tables whose rows are read, in this order. */
export const exportedTables = Object.keys(ownRows(0)) as readonly ExportedTable[]

/** The rows of a member in all tables, from one snapshot. Columns have their names of the database. */
export async function* readOwnData(db: Connection, id: number): AsyncGenerator<OwnDataPart, void> {
  const rows = ownRows(id)
  const queries = exportedTables.map((table) => {
    const { where, orderBy } = rows[table]
    return { name: table, query: sql<object>`select ${columnsOf(table, id)} from ${sql.table(table)} where ${where} order by ${orderBy}` }
  })
  for await (const { name, rows: some } of readInSnapshot(db, queries)) yield { table: name, rows: some }
}

function columnsOf(table: ExportedTable, id: number): RawBuilder<unknown> {
  const decisions: Readonly<Record<string, ColumnDecision>> = personalData[table]
  const columns = Object.entries(decisions).flatMap(([name, decision]) => {
    const column = sql.ref(name)
    if (decision.export === 'own-id') return [sql`case when ${column} = ${id} then ${column} end as ${column}`]
    return decision.export === 'exported' ? [contentOf(table, name)] : []
  })
  return sql.join(columns)
}

/** A mail names the network that caused it as a keyed hash, and one to a moderator the listings of others. */
function contentOf(table: ExportedTable, column: string): RawBuilder<unknown> {
  return table === 'mail_outbox' && column === 'mail' ? sql`mail - '{network,listings}'::text[] as mail` : sql`${sql.ref(column)}`
}
