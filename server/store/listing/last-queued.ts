/** What has come into the queue of moderators. */
import { sql } from 'kysely'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { maxCountedTotal } from '../../../domain/lists/paging.ts'
import type { Connection } from '../connection.ts'
import { isInQueue } from './moderation-keys.ts'

/** When the queue has grown last, read from the end of an index. Null if nothing waits. */
export async function readLastQueued(db: Connection): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(queued_at) as at from listing_version where in_queue
  `.execute(db)
  return rows[0]?.at ?? null
}

/** What a list of new listings says of one. */
export interface QueuedListing {
  readonly title: string
  readonly type: ListingType
}

interface QueuedSpan {
  /** Null for all that wait. */
  readonly since: Date | null
  readonly until: Date
  readonly most: number
}

/** What came into the queue from `since` until before `until` and still waits: the number, and the first listings. */
export async function queuedSince(
  db: Connection, { since, until, most }: QueuedSpan,
): Promise<{ readonly count: number; readonly listings: readonly QueuedListing[] }> {
  const { rows } = await sql<QueuedListing>`
    select waiting.fields ->> 'title' as title, waiting.type
    from listing_version as waiting
    where ${isInQueue} and queued_at >= ${since ?? sql`'-infinity'`} and queued_at < ${until}
    order by queued_at, waiting.listing limit ${maxCountedTotal}
  `.execute(db)
  return { count: rows.length, listings: rows.slice(0, most) }
}
