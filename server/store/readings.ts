/** Which listing each moderator reads. */
import { moderatorRole, rolesWith } from '../../domain/account/roles.ts'
import type { Reading } from '../../domain/moderation/readings.ts'
import type { Connection } from './connection.ts'

/** How long others are told what was told last. */
export const readingMs = 60_000

/** An answer has so many. */
const mostReadings = 100

/** Keeps what the user reads; null for nothing. */
export async function writeReading(db: Connection, user: number, listing: number | null, now: Date): Promise<void> {
  if (listing === null) {
    await db.deleteFrom('reading').where('user', '=', user).execute()
    return
  }
  await db
    .insertInto('reading').values({ user, listing, told_at: now })
    .onConflict((row) => row.column('user').doUpdateSet({ listing, told_at: now }))
    .execute()
}

/** What other moderators read, by their names. */
export async function readReadings(db: Connection, user: number, now: Date): Promise<Reading[]> {
  return db
    .selectFrom('reading').innerJoin('user', 'user.id', 'reading.user')
    .select(['reading.listing', 'user.username'])
    .where('reading.user', '<>', user)
    .where('told_at', '>', new Date(now.getTime() - readingMs))
    .where('role', 'in', rolesWith(moderatorRole)).where('enabled', '=', true)
    .orderBy('username').limit(mostReadings)
    .execute()
}
