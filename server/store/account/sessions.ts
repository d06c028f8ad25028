/** Sessions. A token without a row opens nothing, whoever has the name of its user. */
import { sql } from 'kysely'
import { statementName } from '../../database/named-statements.ts'
import type { Connection } from '../connection.ts'

/** Identifies a session in the database. */
export interface SessionKey {
  /** SHA-256 of the token without its signature. */
  readonly hash: Buffer
  /** When the token expires. */
  readonly endsAt: Date
}

/** An account as it was when its password was compared. */
interface ReadAccount {
  readonly id: number | null
  readonly passwordHash: string
}

/**
 * Starts a session, and returns false if the account has been disabled or got another password since it was read. It waits for whoever
 * changes the account, since a new password ends only the sessions that it finds.
 */
export async function startSession(
  db: Connection, { id, passwordHash }: ReadAccount, { hash, endsAt }: SessionKey, now: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    ${sql.raw(statementName('start-session'))}
    insert into session (token_hash, "user", started_at, ends_at)
    select ${hash}::bytea, id, ${now}::timestamptz, ${endsAt}::timestamptz
    from "user" where id = ${id} and password_hash = ${passwordHash} and enabled for share
  `.execute(db)
  return numAffectedRows > 0n
}

/** Ends a session. Idempotent. */
export async function endSession(db: Connection, hash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hash).execute()
}

/** Ends all sessions of a user; call it after what their starts wait for. */
export async function endSessionsOf(transaction: Connection, user: number): Promise<void> {
  await transaction.deleteFrom('session').where('user', '=', user).execute()
}
