/** Sessions. A token without a row opens nothing, whoever has the name of its user. */
import { sql } from 'kysely'
import type { components } from '../../../contract/openapi.ts'
import { statementName } from '../../database/named-statements.ts'
import type { Connection } from '../connection.ts'
import { hourOf, isLive, roleOfSession } from './live-sessions.ts'

type OwnSession = components['schemas']['OwnSession']

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

/** A session to start: its key, and the families of the browser and the system that sign in. */
export interface NewSession extends SessionKey {
  /** Whether its user asks to be kept logged in. */
  readonly keep: boolean
  readonly browser: string | null
  readonly system: string | null
}

/**
 * Starts a session, and returns false if the account has been disabled or got another password since it was read. It waits for whoever
 * changes the account, since a new password ends only the sessions that it finds.
 */
export async function startSession(
  db: Connection, { id, passwordHash }: ReadAccount, { hash, endsAt, keep, browser, system }: NewSession, now: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    ${sql.raw(statementName('start-session'))}
    insert into session (token_hash, "user", started_at, logged_in_at, ends_at, keep, browser, system, seen_at)
    select ${hash}::bytea, id, ${now}::timestamptz, ${now}::timestamptz, ${endsAt}::timestamptz, ${keep}::boolean,
      ${browser}::text, ${system}::text, ${hourOf(now)}::timestamptz
    from "user" where id = ${id} and password_hash = ${passwordHash} and enabled for share
  `.execute(db)
  return numAffectedRows > 0n
}

/** The sessions of a user that are not over: that of the hash first, then the one that was used last. */
export async function listSessions(db: Connection, user: number, current: Buffer, now: Date): Promise<OwnSession[]> {
  const sessions = await db
    .selectFrom('session')
    .select(['id', 'browser', 'system', 'started_at', 'seen_at', sql<boolean>`token_hash = ${current}`.as('isCurrent')])
    .where('user', '=', user).where(isLive(roleOfSession, now))
    .orderBy('isCurrent', 'desc').orderBy('seen_at', 'desc').orderBy('id', 'desc')
    .execute()
  return sessions.map(({ started_at, seen_at, ...session }) => ({
    ...session, startedAt: started_at.toISOString(), seenAt: seen_at.toISOString(),
  }))
}

/** Notes the hour in which a session is used; it is written once an hour. */
export async function noteSeen(db: Connection, hash: Buffer, now: Date): Promise<void> {
  const hour = hourOf(now)
  await db.updateTable('session').set({ seen_at: hour }).where('token_hash', '=', hash).where('seen_at', '<', hour).execute()
}

/** Gives a session another token, with which its user has logged in again; false if the session has ended. The old token opens nothing. */
export async function renewSession(db: Connection, old: Buffer, { hash, endsAt }: SessionKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session').set({ token_hash: hash, ends_at: endsAt, logged_in_at: now }).where('token_hash', '=', old)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a session. Idempotent. */
export async function endSession(db: Connection, hash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hash).execute()
}

/** Ends the session of this user with this id. Idempotent. */
export async function endSessionOf(db: Connection, user: number, id: number): Promise<void> {
  await db.deleteFrom('session').where('user', '=', user).where('id', '=', id).execute()
}

/** Ends the sessions of a user but this one; returns false if this one has ended. Call it after what their starts wait for. */
export async function endOtherSessionsOf(transaction: Connection, user: number, kept: Buffer): Promise<boolean> {
  await transaction.deleteFrom('session').where('user', '=', user).where('token_hash', '!=', kept).execute()
  return (await transaction.selectFrom('session').select('id').where('token_hash', '=', kept).executeTakeFirst()) !== undefined
}

/** Ends all sessions of a user; call it after what their starts wait for. */
export async function endSessionsOf(transaction: Connection, user: number): Promise<void> {
  await transaction.deleteFrom('session').where('user', '=', user).execute()
}

/** Whether a user has a session that is not over. */
export async function isSignedIn(db: Connection, user: number, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('session').select('id').where('user', '=', user).where(isLive(roleOfSession, now)).limit(1).executeTakeFirst()
  return found !== undefined
}
