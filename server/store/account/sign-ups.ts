/** Sign-ups: registrations whose e-mail address is not confirmed yet. They cannot sign in. */
import { sql, type Insertable } from 'kysely'
import { accountKey } from '../../../domain/account/account.ts'
import type { Language } from '../../../domain/languages.ts'
import type { SignUpTable } from '../../database/account-tables.ts'
import { matchesKey, type AccountKey } from './account-key.ts'
import { tokenHash } from './account-tokens.ts'
import type { Connection } from '../connection.ts'
import { endedDomain } from './disowned-sign-ups.ts'
import { insertUser } from './users.ts'

/** The properties of a sign-up that mails contain. */
export interface SignUp {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly language: Language
  readonly created_at: Date
}

const dayMs = 86_400_000

/** Longer than a mail is retried (three days) plus the lifetime of its link (one day). */
const lifetimeMs = 7 * dayMs

/** The maximum number of links in a mail; older sign-ups can be confirmed by user name. */
const maxPerAddress = 10

/**
 * Inserts a sign-up and returns its id; null if the user name is taken, also by a user who is gone. An e-mail address can have an
 * account and any number of sign-ups.
 */
export async function insertSignUp(
  transaction: Connection,
  signUp: Pick<Insertable<SignUpTable>, 'username' | 'email' | 'password_hash' | 'language'>,
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

/** Changes the e-mail address, invalidates earlier links and returns the id; null if the address is the same or no sign-up matches. */
export async function changeSignUpEmail(transaction: Connection, username: string, email: string, now: Date): Promise<number | null> {
  const changed = await transaction
    .updateTable('sign_up')
    .set({ email })
    .where(sql`lower(username)`, '=', accountKey(username))
    .where(sql`lower(email)`, '<>', accountKey(email))
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return null
  await transaction.deleteFrom('account_token').where('sign_up', '=', changed.id).execute()
  return changed.id
}

/** The pending sign-ups, newest first, at most ten. */
export function findSignUps(db: Connection, key: AccountKey, now: Date): Promise<SignUp[]> {
  return db
    .selectFrom('sign_up')
    .select(['id', 'username', 'email', 'language', 'created_at'])
    .where(matchesKey(key))
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(maxPerAddress)
    .execute()
}

/** The confirmed user, or the reason for failure; `unknown` includes expired links. */
export type Confirmation = { readonly username: string } | 'unknown' | 'username-taken' | 'email-taken'

/**
 * Creates the user of a sign-up. If the sign-up was confirmed before, by this link or another one, returns the same user
 * again.
 */
export async function confirmSignUp(transaction: Connection, token: string, now: Date): Promise<Confirmation> {
  // Concurrent requests wait for the row lock.
  const signUp = await transaction
    .selectFrom('sign_up')
    .innerJoin('account_token', 'account_token.sign_up', 'sign_up.id')
    .select(['sign_up.id', 'username', 'email', 'password_hash', 'language'])
    .where('token_hash', '=', tokenHash(token))
    .where('account_token.expires_at', '>', now)
    .where('sign_up.expires_at', '>', now)
    .forUpdate('sign_up')
    .executeTakeFirst()
  if (!signUp) return earlierConfirmation(transaction, token)
  const { id, ...user } = signUp
  const userId = await insertUser(transaction, user)
  if (userId === null) return conflictOf(transaction, user.email)
  await transaction.updateTable('account_token').set({ user: userId, sign_up: null, used_at: now }).where('sign_up', '=', id).execute()
  await transaction.deleteFrom('sign_up').where('id', '=', id).execute()
  return { username: user.username }
}

async function earlierConfirmation(db: Connection, token: string): Promise<Confirmation> {
  const user = await db
    .selectFrom('account_token')
    .innerJoin('user', 'user.id', 'account_token.user')
    .select('username')
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', 'verification')
    .where('used_at', 'is not', null)
    .where('email', 'not like', `%@${endedDomain}`)
    .executeTakeFirst()
  return user ?? 'unknown'
}

/** A name can be taken by a user who is gone. */
async function conflictOf(db: Connection, email: string): Promise<'username-taken' | 'email-taken'> {
  const owner = await db.selectFrom('user').select('id').where(sql`lower(email)`, '=', accountKey(email)).executeTakeFirst()
  return owner ? 'email-taken' : 'username-taken'
}
