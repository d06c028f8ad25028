/** Rows that nobody needs any more. */
import { sql, type RawBuilder } from 'kysely'
import type { Connection } from './connection.ts'
import { rememberedMs as networksRememberedMs } from './known-networks.ts'

const dayMs = 86_400_000

/** How long a used link is still called used, and a mail that was given up is kept for the record. */
const rememberedMs = 30 * dayMs

/** As many as a statement removes well within its time. */
const batch = 5_000

/**
 * Removes mails given up, links, sign-ups and sessions that expired, and networks and attempts that do not count any more;
 * several servers may do so at once.
 */
export async function removeExpiredRows(db: Connection, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - rememberedMs)
  await removeInBatches(db, sql`mail_outbox`, sql`failed_at <= ${longAgo}`)
  await removeInBatches(db, sql`account_token`, sql`expires_at <= ${now} and (used_at is null or used_at <= ${longAgo})`)
  await removeInBatches(db, sql`sign_up`, sql`expires_at <= ${now}`)
  await removeInBatches(db, sql`ended_session`, sql`expires_at <= ${now}`)
  await removeInBatches(db, sql`known_network`, sql`seen_at <= ${new Date(now.getTime() - networksRememberedMs)}`)
  await removeInBatches(db, sql`attempt`, sql`ends_at <= ${now}`)
}

async function removeInBatches(db: Connection, table: RawBuilder<unknown>, condition: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batch}))
    `.execute(db)
    if (numAffectedRows < batch) return
  }
}
