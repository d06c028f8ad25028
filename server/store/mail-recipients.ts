/** Finds the recipients of mails. */
import { sql } from 'kysely'
import { accountKey } from '../../domain/account.ts'
import type { Connection } from './connection.ts'

/** The user who gets a mail. */
export interface Recipient {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly enabled: boolean
}

/** Identifies the recipient; names and addresses are case-insensitive. */
export type RecipientKey = { readonly id: number } | { readonly username: string } | { readonly email: string }

/** Null if there is no such user. */
export async function findRecipient(db: Connection, key: RecipientKey): Promise<Recipient | null> {
  const found = await db
    .selectFrom('user')
    .select(['id', 'username', 'email', 'enabled'])
    .where(matchesKey(key))
    .executeTakeFirst()
  return found ?? null
}

function matchesKey(key: RecipientKey) {
  if ('id' in key) return sql<boolean>`id = ${key.id}`
  if ('username' in key) return sql<boolean>`lower(username) = ${accountKey(key.username)}`
  return sql<boolean>`lower(email) = ${accountKey(key.email)}`
}
