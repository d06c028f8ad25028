/** Sessions ended by logout, stored until their tokens expire. */
import type { Connection } from '../connection.ts'

/** Identifies a session in the database. */
export interface SessionKey {
  /** SHA-256 of the token without its signature. */
  readonly hash: Buffer
  /** When the token expires. */
  readonly endsAt: Date
}

/** Ends a session. Idempotent. */
export async function endSession(db: Connection, { hash, endsAt }: SessionKey): Promise<void> {
  const row = { token_hash: hash, expires_at: endsAt }
  await db.insertInto('ended_session').values(row).onConflict((conflict) => conflict.doNothing()).execute()
}
