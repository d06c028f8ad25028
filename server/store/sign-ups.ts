/** Sign-ups: what somebody chose who has not confirmed the e-mail address yet. Nobody can sign in by one. */
import { sql, type Insertable } from 'kysely'
import { accountKey } from '../../domain/account.ts'
import type { SignUpTable } from '../database/schema.ts'
import { tokenHash } from './account-tokens.ts'
import type { Connection } from './connection.ts'
import { insertUser } from './users.ts'

/** A sign-up as a mail tells of it. */
export interface SignUp {
  readonly id: number
  readonly username: string
  readonly email: string
}

/** How a sign-up is asked for; an address may have several. */
export type SignUpKey = { readonly id: number } | { readonly username: string } | { readonly email: string }

const dayMs = 86_400_000

/** Longer than a mail is retried (three days) and its link lasts (one day). */
const lifetimeMs = 7 * dayMs

/** No mail holds more links; older sign-ups are reached by their user names. */
const mostPerAddress = 10

/**
 * Keeps a sign-up and gives its id; null where a user or another sign-up has the name. An e-mail address may have an account
 * and any number of sign-ups.
 */
export async function insertSignUp(
  transaction: Connection,
  signUp: Pick<Insertable<SignUpTable>, 'username' | 'email' | 'password_hash'>,
  now: Date,
): Promise<number | null> {
  const key = accountKey(signUp.username)
  await transaction.deleteFrom('sign_up').where(sql`lower(username)`, '=', key).where('expires_at', '<=', now).execute()
  const owner = await transaction.selectFrom('user').select('id').where(sql`lower(username)`, '=', key).executeTakeFirst()
  if (owner) return null
  const inserted = await transaction
    .insertInto('sign_up')
    .values({ ...signUp, created_at: now, expires_at: new Date(now.getTime() + lifetimeMs) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** Sends a sign-up to another address, where its links are good no more, and gives its id; null where it has this address already. */
export async function readdressSignUp(transaction: Connection, username: string, email: string, now: Date): Promise<number | null> {
  const moved = await transaction
    .updateTable('sign_up')
    .set({ email })
    .where(sql`lower(username)`, '=', accountKey(username))
    .where(sql`lower(email)`, '<>', accountKey(email))
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (!moved) return null
  await transaction.deleteFrom('account_token').where('sign_up', '=', moved.id).execute()
  return moved.id
}

/** The sign-ups that wait, the newest first, at most ten. */
export function findSignUps(db: Connection, key: SignUpKey, now: Date): Promise<SignUp[]> {
  return db
    .selectFrom('sign_up')
    .select(['id', 'username', 'email'])
    .where(isMeant(key))
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(mostPerAddress)
    .execute()
}

/** Who was confirmed, or why nobody was; `unknown` covers links that have expired. */
export type Confirmation = { readonly username: string } | 'unknown' | 'username-taken' | 'email-taken'

/**
 * Makes a user of the sign-up whose link this is. A link of a sign-up that was confirmed before, by this link or another one,
 * gives its user once more.
 */
export async function confirmSignUp(transaction: Connection, token: string, now: Date): Promise<Confirmation> {
  // The lock makes a second click wait for the first.
  const signUp = await transaction
    .selectFrom('sign_up')
    .innerJoin('account_token', 'account_token.sign_up', 'sign_up.id')
    .select(['sign_up.id', 'username', 'email', 'password_hash'])
    .where('token_hash', '=', tokenHash(token))
    .where('account_token.expires_at', '>', now)
    .where('sign_up.expires_at', '>', now)
    .forUpdate('sign_up')
    .executeTakeFirst()
  if (!signUp) return confirmedBefore(transaction, token)
  const { id, ...user } = signUp
  const userId = await insertUser(transaction, user)
  if (userId === null) return takenPart(transaction, user.username)
  await transaction.updateTable('account_token').set({ user: userId, sign_up: null, used_at: now }).where('sign_up', '=', id).execute()
  await transaction.deleteFrom('sign_up').where('id', '=', id).execute()
  return { username: user.username }
}

async function confirmedBefore(db: Connection, token: string): Promise<Confirmation> {
  const user = await db
    .selectFrom('account_token')
    .innerJoin('user', 'user.id', 'account_token.user')
    .select('username')
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', 'verification')
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  return user ?? 'unknown'
}

async function takenPart(db: Connection, username: string): Promise<'username-taken' | 'email-taken'> {
  const owner = await db.selectFrom('user').select('id').where(sql`lower(username)`, '=', accountKey(username)).executeTakeFirst()
  return owner ? 'username-taken' : 'email-taken'
}

function isMeant(key: SignUpKey) {
  if ('id' in key) return sql<boolean>`id = ${key.id}`
  if ('username' in key) return sql<boolean>`lower(username) = ${accountKey(key.username)}`
  return sql<boolean>`lower(email) = ${accountKey(key.email)}`
}
