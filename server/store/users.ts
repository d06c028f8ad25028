/** The members of the site as they are kept. */
import { sql, type Insertable } from 'kysely'
import type { components } from '../../contract/openapi.ts'
import { accountKey } from '../../domain/account.ts'
import type { RoleColumn, UserTable } from '../database/schema.ts'
import type { Connection } from './connection.ts'

/** Keeps a new user and gives the id; null when the user name or the e-mail address is taken, whatever its case. */
export async function insertUser(transaction: Connection, user: Insertable<UserTable>): Promise<number | null> {
  const inserted = await transaction
    .insertInto('user')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** Null where no user has this name, whatever its case. */
export async function findRole(db: Connection, username: string): Promise<RoleColumn | null> {
  const found = await db.selectFrom('user').select('role').where(sql`lower(username)`, '=', accountKey(username)).executeTakeFirst()
  return found?.role ?? null
}

/** The user with this id, who stays as found until the transaction ends; null where there is none. */
export async function lockUser(transaction: Connection, id: number): Promise<components['schemas']['User'] | null> {
  const found = await transaction
    .selectFrom('user')
    .select(['id', 'username', 'email', 'enabled', 'role'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

/** Lets the user sign in, or ends all sessions with their next request. */
export async function setEnabled(transaction: Connection, id: number, enabled: boolean): Promise<void> {
  await transaction.updateTable('user').set({ enabled }).where('id', '=', id).execute()
}
