/** What accounts are asked for, and what changes in them. */
import { sql } from 'kysely'
import { accountKey } from '../../domain/account.ts'
import { statementName } from '../database/named-statements.ts'
import type { RoleColumn } from '../database/schema.ts'
import type { Connection } from './connection.ts'

/** All that signing in depends on. */
export interface Account {
  readonly username: string
  readonly role: RoleColumn
  readonly passwordHash: string
  readonly enabled: boolean
  readonly confirmed: boolean
  readonly sessionVersion: number
}

/** By user name or e-mail address, whatever the letter case; no user name holds an `@`. Null where nobody has it. */
export async function findAccount(db: Connection, nameOrAddress: string): Promise<Account | null> {
  const column = nameOrAddress.includes('@') ? 'email' : 'username'
  const found = await db
    .selectFrom('user')
    .modifyFront(sql.raw(statementName(`find-account-by-${column}`)))
    .select(['username', 'role', 'password_hash as passwordHash', 'enabled', 'confirmed', 'session_version as sessionVersion'])
    .where(sql`lower(${sql.ref(column)})`, '=', accountKey(nameOrAddress))
    .executeTakeFirst()
  return found ?? null
}

/** The id of the user with this e-mail address, whatever its letter case; null where there is none. */
export async function findUserByEmail(db: Connection, email: string): Promise<number | null> {
  const found = await db.selectFrom('user').select('id').where(sql`lower(email)`, '=', accountKey(email)).executeTakeFirst()
  return found?.id ?? null
}

/** From now on the user may sign in. */
export async function confirmUser(transaction: Connection, id: number): Promise<void> {
  await transaction.updateTable('user').set({ confirmed: true }).where('id', '=', id).execute()
}

/** Ends all sessions of the user. Who could follow a link that went to the e-mail address has confirmed it by that. */
export async function changePassword(transaction: Connection, id: number, passwordHash: string): Promise<void> {
  await transaction
    .updateTable('user')
    .set({ password_hash: passwordHash, session_version: sql`session_version + 1`, confirmed: true })
    .where('id', '=', id)
    .execute()
}
