/** Reads the rows of a query in batches, from one snapshot. */
import { sql, type Expression } from 'kysely'
import type { Connection } from './connection.ts'

/** Less than half a megabyte of listings, even with the longest texts. */
const rowsPerBatch = 50

/**
 * Reads batches through a cursor. It holds a connection until the last batch, or until the loop over the batches ends.
 * The pause between two batches is limited by `idle_in_transaction_session_timeout`.
 */
export async function* readInBatches<Row>(db: Connection, query: Expression<Row>): AsyncGenerator<Row[], void> {
  for await (const { rows } of readInSnapshot(db, [{ name: null, query }])) if (rows.length > 0) yield rows
}

interface NamedQuery<Name, Row> {
  readonly name: Name
  readonly query: Expression<Row>
}

interface NamedRows<Name, Row> {
  readonly name: Name
  readonly rows: Row[]
}

/** Reads several queries as `readInBatches` does, from one snapshot; the last batch of each can be empty. */
export async function* readInSnapshot<Name, Row>(
  db: Connection, queries: readonly NamedQuery<Name, Row>[],
): AsyncGenerator<NamedRows<Name, Row>, void> {
  const transaction = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    for (const { name, query } of queries) {
      await sql`declare whole_list no scroll cursor for ${query}`.execute(transaction)
      let isLast = false
      while (!isLast) {
        const { rows } = await sql<Row>`fetch ${sql.lit(rowsPerBatch)} from whole_list`.execute(transaction)
        isLast = rows.length < rowsPerBatch
        yield { name, rows }
      }
      await sql`close whole_list`.execute(transaction)
    }
  } finally {
    await transaction.rollback().execute()
  }
}
