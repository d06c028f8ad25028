/** Finds an account or a sign-up by id, user name or e-mail address. */
import { sql } from 'kysely'
import { accountKey } from '../../../domain/account/account.ts'

/** Names and addresses are case-insensitive. An address can have several sign-ups. */
export type AccountKey = { readonly id: number } | { readonly username: string } | { readonly email: string }

/** A condition on the columns `id`, `username` and `email`. */
export function matchesKey(key: AccountKey) {
  if ('id' in key) return sql<boolean>`id = ${key.id}`
  if ('username' in key) return sql<boolean>`lower(username) = ${accountKey(key.username)}`
  return sql<boolean>`lower(email) = ${accountKey(key.email)}`
}
