/** When the queue of administrators has grown last. */
import { sql } from 'kysely'
import type { Connection } from '../connection.ts'

/** Read from the end of an index. Null if nothing waits. */
export async function readLastQueued(db: Connection): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(queued_at) as at from listing_version where state = 'waiting' or (state = 'published' and unseen)
  `.execute(db)
  return rows[0]?.at ?? null
}
