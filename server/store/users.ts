/** The members of the site as they are kept. */
import type { Insertable } from 'kysely'
import type { UserTable } from '../database/schema.ts'
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
