/** The public version: a counter of changes visible to visitors, by which each process invalidates its cache. */
import { sql } from 'kysely'
import type { Connection } from './connection.ts'

/** The committed public version. */
export async function readPublicVersion(db: Connection): Promise<number> {
  const { version } = await db.selectFrom('public_version').select('version').executeTakeFirstOrThrow()
  return version
}

/** When the public listings were changed last; of a site without any, when its database was made. */
export async function readLastPublicChange(db: Connection): Promise<Date> {
  const { changed_at } = await db.selectFrom('public_version').select('changed_at').executeTakeFirstOrThrow()
  return changed_at
}

/** Call in the transaction of each such change, as its last statement, since it blocks other writers until the commit. */
export async function incrementPublicVersion(transaction: Connection): Promise<void> {
  await transaction.updateTable('public_version').set({ version: sql`version + 1`, changed_at: sql`now()` }).execute()
}
