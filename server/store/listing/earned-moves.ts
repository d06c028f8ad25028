/** Authors whose moved events are public at once. */
import { sql } from 'kysely'
import { approvedToMove, monthsToMove } from '../../../domain/listing/moved-days.ts'
import type { Connection } from '../connection.ts'

/** Whether enough listings of the author are approved, and none was rejected or deleted by a moderator for some months. */
export async function hasEarnedMoves(db: Connection, author: number, now: Date): Promise<boolean> {
  const since = sql`${now}::timestamptz - make_interval(months => ${monthsToMove}::int)`
  const { rows } = await sql<{ earned: boolean }>`
    select
      (select count(*) from (select from listing where author = ${author} and state = 'approved' limit ${approvedToMove}) as approved)
        = ${approvedToMove}
      and not exists (
        select from listing where author = ${author} and removed_by = 'administrator' and merged_into is null and removed_at > ${since}
      )
      and not exists (
        select from listing join listing_version on listing_version.listing = listing.id
        where listing.author = ${author} and listing_version.state = 'rejected' and decided_at > ${since}
      ) as earned
  `.execute(db)
  return rows[0]?.earned ?? false
}
