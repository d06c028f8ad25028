/** Inserts, locks and changes users. */
import { sql, type Insertable } from 'kysely'
import type { components } from '../../../contract/openapi.ts'
import { accountKey } from '../../../domain/account/account.ts'
import type { Notices } from '../../../domain/account/notices.ts'
import type { Role } from '../../../domain/account/roles.ts'
import type { NewStatement } from '../../../domain/given-reasons/statement.ts'
import type { Language } from '../../../domain/languages.ts'
import type { UserTable } from '../../database/account-tables.ts'
import type { Connection } from '../connection.ts'
import { insertStatement, type StatementSubject, type StoredStatement } from '../listing/statements.ts'

/**
 * Inserts a user and returns the id; null if the user name or e-mail address is taken, case-insensitively. The name of a user who is gone
 * stays taken.
 */
export async function insertUser(transaction: Connection, user: Insertable<UserTable>): Promise<number | null> {
  const inserted = await transaction
    .insertInto('user')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** The role of a user by name, case-insensitively; null if there is none. */
export async function findRole(db: Connection, username: string): Promise<Role | null> {
  const found = await db.selectFrom('user').select('role').where(sql`lower(username)`, '=', accountKey(username)).executeTakeFirst()
  return found?.role ?? null
}

/** The user, with the row locked until the transaction ends; null if there is none. */
export async function lockUser(transaction: Connection, id: number): Promise<components['schemas']['User'] | null> {
  const found = await transaction
    .selectFrom('user')
    .select(['id', 'username', 'email', 'enabled', 'role'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

/** Enables the user. */
export async function enableUser(transaction: Connection, id: number): Promise<void> {
  await transaction.updateTable('user').set({ enabled: true }).where('id', '=', id).execute()
}

/** Disables the user, whose sessions end at their next request, and stores the statement of it. */
export async function disableUser(
  transaction: Connection, statement: NewStatement, subject: StatementSubject & { readonly of: { readonly user: number } },
): Promise<StoredStatement> {
  await transaction.updateTable('user').set({ enabled: false }).where('id', '=', subject.of.user).execute()
  return insertStatement(transaction, statement, subject)
}

/** The language of the mails to the user, and whether it was chosen. */
export async function findLanguage(db: Connection, id: number): Promise<{ language: Language; isChosen: boolean }> {
  return db.selectFrom('user').select(['language', 'language_chosen as isChosen']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Changes the language of the mails to the user to one that was chosen. */
export async function chooseLanguage(db: Connection, id: number, language: Language): Promise<void> {
  await db.updateTable('user').set({ language, language_chosen: true }).where('id', '=', id).execute()
}

/** Which mails about own listings the user gets. */
export async function findNotices(db: Connection, id: number): Promise<Notices> {
  return (await db.selectFrom('user').select('notices').where('id', '=', id).executeTakeFirstOrThrow()).notices
}

/** Changes it. */
export async function writeNotices(db: Connection, id: number, notices: Notices): Promise<void> {
  await db.updateTable('user').set({ notices }).where('id', '=', id).execute()
}
