/** Reads and changes roles. */
import { sql } from 'kysely'
import { accountKey } from '../../../domain/account/account.ts'
import type { RoleColumn } from '../../database/account-tables.ts'
import type { Connection } from '../connection.ts'
import { recordUserAudit } from './user-audit.ts'

/** The key of the advisory lock, unique in this database. */
const adminsLock = 1_397_640_557

/** The result of `setRole`. */
export interface ChangedRole {
  /** In the stored letter case. */
  readonly username: string
  /** `last-admin`: refused, since no enabled administrator would be left. */
  readonly change: 'changed' | 'unchanged' | 'last-admin'
}

/**
 * Sets the role of a user for the command line; the audit entry has no actor. Null if there is no such user. Concurrent calls
 * wait for each other, so that one administrator remains.
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
 * The ids of the enabled administrators, locked until the transaction ends. Row locks alone are not enough: a waiting statement
 * does not see a user enabled meanwhile, so two transactions could lock the same rows in different orders.
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
 * The role of an enabled user, or null. It is locked until the transaction ends, in share mode: readers do not wait for each
 * other.
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
