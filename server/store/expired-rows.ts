/** Rows that nobody needs any more. */
import type { Connection } from './connection.ts'

const dayMs = 86_400_000

/** How long a used link is still called used, and a mail that was given up is kept for the record. */
const rememberedMs = 30 * dayMs

/** Removes mails given up, links that expired and counts of attempts that ended; several servers may do so at once. */
export async function removeExpiredRows(db: Connection, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - rememberedMs)
  await db.deleteFrom('mail_outbox').where('failed_at', '<=', longAgo).execute()
  await db
    .deleteFrom('account_token')
    .where('expires_at', '<=', now)
    .where((token) => token.or([token('used_at', 'is', null), token('used_at', '<=', longAgo)]))
    .execute()
  await db.deleteFrom('attempt').where('ends_at', '<=', now).execute()
}
