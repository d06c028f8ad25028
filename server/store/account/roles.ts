/** Reads and changes roles. */
import { sql } from 'kysely'
import type { components } from '../../../contract/openapi.ts'
import { accountKey } from '../../../domain/account/account.ts'
import { hasRole, type Role } from '../../../domain/account/roles.ts'
import type { Connection } from '../connection.ts'
import { recordUserAudit } from './user-audit.ts'

/** The key of the advisory lock, unique in this database. */
const adminsLock = 1_397_640_557

/** What became of a change of a role; `last-admin`: refused, since no enabled administrator would be left. */
export type RoleOutcome = 'changed' | 'unchanged' | 'last-admin'

/** The result of `setRole`. */
export interface ChangedRole {
  /** In the stored letter case. */
  readonly username: string
  readonly change: RoleOutcome
}

/** Sets the role of a user for the command line; the audit entry has no actor. Null if there is no such user. */
export function setRole(db: Connection, username: string, role: Role, at: Date): Promise<ChangedRole | null> {
  return db.transaction().execute(async (transaction) => {
    const admins = await lockAdmins(transaction)
    const user = await transaction
      .selectFrom('user')
      .select(['id', 'username', 'role', 'enabled'])
      .where(sql`lower(username)`, '=', accountKey(username))
      .forUpdate()
      .executeTakeFirst()
    if (!user) return null
    return { username: user.username, change: await writeRole(transaction, { admins, user, role, actor: null, at }) }
  })
}

/** A change of the role of a user. */
export interface RoleChange {
  /** The ids of the enabled administrators, locked by `lockAdmins` before the user was. */
  readonly admins: readonly number[]
  /** As stored, with the row locked. */
  readonly user: Pick<components['schemas']['User'], 'id' | 'enabled' | 'role'>
  readonly role: Role
  /** The id of who changes it; null for the command line. */
  readonly actor: number | null
  readonly at: Date
}

/** Concurrent changes wait for each other by `lockAdmins`, so that one administrator remains. */
export async function writeRole(transaction: Connection, { admins, user, role, actor, at }: RoleChange): Promise<RoleOutcome> {
  if (user.role === role) return 'unchanged'
  if (isLastAdmin(admins, user.id)) return 'last-admin'
  await transaction.updateTable('user').set({ role }).where('id', '=', user.id).execute()
  const action = hasRole(role, user.role) ? 'role-granted' : 'role-revoked'
  await recordUserAudit(transaction, { at, actor, action, before: user, after: { ...user, role } })
  return 'changed'
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

/** Whether no other administrator could log in without this user; `admins` is what `lockAdmins` has returned. */
export function isLastAdmin(admins: readonly number[], user: number): boolean {
  return admins.length === 1 && admins[0] === user
}

/**
 * The role of an enabled user, or null. It is locked until the transaction ends, in share mode: readers do not wait for each
 * other.
 */
export async function lockRole(transaction: Connection, user: number): Promise<Role | null> {
  const found = await transaction
    .selectFrom('user')
    .select('role')
    .where('id', '=', user)
    .where('enabled', '=', true)
    .forShare()
    .executeTakeFirst()
  return found?.role ?? null
}
