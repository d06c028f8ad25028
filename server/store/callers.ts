/** The users behind sessions. */
import { sql } from 'kysely'
import { accountKey } from '../../domain/account.ts'
import type { RoleColumn } from '../database/schema.ts'
import type { Connection } from './connection.ts'

export interface FoundCaller {
  readonly id: number
  readonly username: string
  readonly role: RoleColumn
}

/** The user of a session, as of now; null for one who is disabled or not confirmed, and for a session that a new password ended. */
export async function findCaller(
  db: Connection,
  { username, version }: { readonly username: string; readonly version: number },
): Promise<FoundCaller | null> {
  const found = await db
    .selectFrom('user')
    .select(['id', 'username', 'role'])
    .where(sql`lower(username)`, '=', accountKey(username))
    .where('session_version', '=', version)
    .where('enabled', '=', true)
    .where('confirmed', '=', true)
    .executeTakeFirst()
  return found ?? null
}
