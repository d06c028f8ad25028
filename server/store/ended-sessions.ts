/** Sessions that were ended by signing out, remembered until their tokens expire. */
import type { Connection } from './connection.ts'

/** What a session is known by in the database. */
export interface SessionMark {
  /** SHA-256 of what its token says. */
  readonly hash: Buffer
  /** When the token expires. */
  readonly endsAt: Date
}

/** Ends a session; it may have ended before. */
export async function endSession(db: Connection, { hash, endsAt }: SessionMark): Promise<void> {
  const row = { token_hash: hash, expires_at: endsAt }
  await db.insertInto('ended_session').values(row).onConflict((conflict) => conflict.doNothing()).execute()
}
