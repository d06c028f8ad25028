/** Who is an administrator. */
import { sql } from 'kysely'
import { accountKey } from '../../domain/account.ts'
import type { RoleColumn } from '../database/schema.ts'
import type { Connection } from './connection.ts'
import { recordUserAudit } from './user-audit.ts'

/** The number of the advisory lock; nothing else in the database uses one of this number. */
const adminsLock = 1_397_640_557

export interface ChangedRole {
  /** As the user writes it. */
  readonly username: string
  /** `last-admin`: refused, since nobody who can sign in would be left to administrate. */
  readonly change: 'changed' | 'unchanged' | 'last-admin'
}

/**
 * On behalf of the command line, which the audit log names nobody for. Null where there is no such user.
 * Whoever takes a role away waits here for others that do, so that one administrator stays.
 */
export function setRole(db: Connection, username: string, role: RoleColumn, at: Date): Promise<ChangedRole | null> {
  return db.transaction().execute(async (transaction) => {
    const admins = await lockAdmins(transaction)
    const user = await transaction
      .selectFrom('user')
      .select(['id', 'username', 'role', 'enabled'])
      .where(sql`lower(username)`, '=', accountKey(username))
      .forUpdate()
      .executeTakeFirst()
    if (!user) return null
    if (user.role === role) return { username: user.username, change: 'unchanged' }
    if (role === 'ROLE_USER' && admins.length === 1 && admins[0] === user.id) return { username: user.username, change: 'last-admin' }
    await transaction.updateTable('user').set({ role }).where('id', '=', user.id).execute()
    const action = role === 'ROLE_ADMIN' ? 'role-granted' : 'role-revoked'
    await recordUserAudit(transaction, { at, actor: null, action, before: user, after: { ...user, role } })
    return { username: user.username, change: 'changed' }
  })
}

/**
 * The ids of the administrators who can sign in. Until the transaction ends, nobody else changes who that is.
 * Row locks alone would not do: who is enabled meanwhile is not among the rows that a waiting statement found, so that two
 * transactions could lock the same rows in different orders.
 */
export async function lockAdmins(transaction: Connection): Promise<number[]> {
  await sql`select pg_advisory_xact_lock(${adminsLock})`.execute(transaction)
  const admins = await transaction
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'ROLE_ADMIN')
    .where('enabled', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return admins.map(({ id }) => id)
}

/**
 * The role of a user who can still sign in, null of any other. It stays as found until the transaction ends; transactions
 * that only ask for it do not wait for each other.
 */
export async function lockRole(transaction: Connection, user: number): Promise<RoleColumn | null> {
  const found = await transaction
    .selectFrom('user')
    .select('role')
    .where('id', '=', user)
    .where('enabled', '=', true)
    .forShare()
    .executeTakeFirst()
  return found?.role ?? null
}
