/** Finds the user of a session. */
import { sql } from 'kysely'
import type { Role } from '../../../domain/account/roles.ts'
import { statementName } from '../../database/named-statements.ts'
import type { Connection } from '../connection.ts'
import { isLive } from './live-sessions.ts'
import { hasSecondFactor } from './second-factors.ts'

/** The user of a session, as currently stored. */
export interface FoundCaller {
  readonly id: number
  readonly username: string
  readonly role: Role
  /** When the user logged in, or logged in again. */
  readonly loggedInAt: Date
  readonly hasSecondFactor: boolean
  /** The beginning of the hour in which the session was used last. */
  readonly seenAt: Date
}

/** The current user of the session with this hash of its token; null if the session is over, or the user is disabled. */
export async function findCaller(db: Connection, hash: Buffer, now: Date): Promise<FoundCaller | null> {
  const found = await db
    .selectFrom('session')
    // Prepared, since every request of a member runs it.
    .modifyFront(sql.raw(statementName('find-caller')))
    .innerJoin('user', 'user.id', 'session.user')
    .select([
      hasSecondFactor(sql.ref('user.id')).as('hasSecondFactor'),
      'user.id', 'user.username', 'user.role', 'session.logged_in_at as loggedInAt', 'session.seen_at as seenAt',
    ])
    .where('session.token_hash', '=', hash)
    .where('user.enabled', '=', true)
    .where(isLive(sql.ref('user.role'), now))
    .executeTakeFirst()
  return found ?? null
}
