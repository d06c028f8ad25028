/** Whom a mail goes to. */
import { sql } from 'kysely'
import { accountKey } from '../../domain/account.ts'
import type { Connection } from './connection.ts'

export interface Recipient {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly enabled: boolean
}

/** How a mail names its member; names and addresses count whatever their case. */
export type RecipientKey = { readonly id: number } | { readonly username: string } | { readonly email: string }

/** Null where there is no such member, or none any more. */
export async function findRecipient(db: Connection, key: RecipientKey): Promise<Recipient | null> {
  const found = await db
    .selectFrom('user')
    .select(['id', 'username', 'email', 'enabled'])
    .where(isMember(key))
    .executeTakeFirst()
  return found ?? null
}

function isMember(key: RecipientKey) {
  if ('id' in key) return sql<boolean>`id = ${key.id}`
  if ('username' in key) return sql<boolean>`lower(username) = ${accountKey(key.username)}`
  return sql<boolean>`lower(email) = ${accountKey(key.email)}`
}
