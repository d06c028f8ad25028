/** Finds the user of a session. */
import { sql } from 'kysely'
import { accountKey } from '../../../domain/account/account.ts'
import type { RoleColumn } from '../../database/schema.ts'
import type { Connection } from '../connection.ts'
import type { SessionKey } from './ended-sessions.ts'

/** The user of a session, as currently stored. */
export interface FoundCaller {
  readonly id: number
  readonly username: string
  readonly role: RoleColumn
}

/** The current user of a session; null if the user is disabled, or a new password or a logout ended the session. */
export async function findCaller(
  db: Connection,
  { username, version, hash }: Pick<SessionKey, 'hash'> & { readonly username: string; readonly version: number },
): Promise<FoundCaller | null> {
  const found = await db
    .selectFrom('user')
    .select(['id', 'username', 'role'])
    .where(sql`lower(username)`, '=', accountKey(username))
    .where('session_version', '=', version)
    .where('enabled', '=', true)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('ended_session').select('token_hash').where('token_hash', '=', hash))))
    .executeTakeFirst()
  return found ?? null
}
