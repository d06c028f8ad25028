/** Reads the rows of a query a few at a time, as they were at one moment, however many there are. */
import { sql, type Expression } from 'kysely'
import type { Connection } from './connection.ts'

/** With the longest texts that a listing can have, less than half a megabyte. */
const rowsPerBatch = 50

/**
 * Holds a connection from the first batch until the last one, or until the loop over them is left.
 * Between two batches the database waits no longer than it lets a transaction rest.
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
