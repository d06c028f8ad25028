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
  const transaction = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    await sql`declare whole_list no scroll cursor for ${query}`.execute(transaction)
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(rowsPerBatch)} from whole_list`.execute(transaction)
      if (rows.length > 0) yield rows
      if (rows.length < rowsPerBatch) return
    }
  } finally {
    await transaction.rollback().execute()
  }
}
