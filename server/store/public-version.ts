/** The number that goes up with every change that visitors can see, by which every process knows when to read anew. */
import { sql } from 'kysely'
import type { Connection } from './connection.ts'

/** The number as of the last committed change. */
export async function readPublicVersion(db: Connection): Promise<number> {
  const { version } = await db.selectFrom('public_version').select('version').executeTakeFirstOrThrow()
  return version
}

/** Belongs into the transaction of each such change, as its last statement: others that write wait from here on. */
export async function countPublicVersionUp(transaction: Connection): Promise<void> {
  await transaction.updateTable('public_version').set({ version: sql`version + 1` }).execute()
}
