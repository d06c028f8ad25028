/** Finds the user of a session. */
import type { Role } from '../../../domain/account/roles.ts'
import type { Connection } from '../connection.ts'

/** The user of a session, as currently stored. */
export interface FoundCaller {
  readonly id: number
  readonly username: string
  readonly role: Role
  /** The beginning of the hour in which the session was used last. */
  readonly seenAt: Date
}

/** The current user of the session with this hash of its token; null if the session has ended, or the user is disabled. */
export async function findCaller(db: Connection, hash: Buffer): Promise<FoundCaller | null> {
  const found = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user')
    .select(['user.id', 'user.username', 'user.role', 'session.seen_at as seenAt'])
    .where('session.token_hash', '=', hash)
    .where('user.enabled', '=', true)
    .executeTakeFirst()
  return found ?? null
}
