/** Tokens of mailed links: 256 random bits, stored as a hash, valid once and for a limited time. */
import { createHash, randomBytes } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { AccountTokenTable } from '../../database/account-tables.ts'
import type { Schema } from '../../database/schema.ts'
import type { Connection } from '../connection.ts'

/** The purpose of a link. */
export type LinkKind = AccountTokenTable['kind']

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long links are valid from the time on at which their mail is sent. */
export const lifetimeMs: Readonly<Record<LinkKind, number>> = {
  'verification': dayMs, 'reset': hourMs, 'digest': 60 * dayMs, 'email-change': dayMs, 'email-return': 7 * dayMs,
  'check': 90 * dayMs, 'objection': 183 * dayMs,
}

/** What a link about the address of a user, or about a listing, is of. */
type OwnerAndSubject = { readonly user: number } & ({ readonly email_change: number } | { readonly listing: number })

/**
 * Issues a token, in base64url; earlier tokens stay valid. The owner of a verification token is a sign-up, that of the others a
 * user; a link about an address is of its change too, and one about a listing of the listing.
 */
export async function issueLinkToken(db: Connection, kind: LinkKind, owner: number | OwnerAndSubject, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + lifetimeMs[kind])
  const belongsTo = typeof owner === 'number' ? ofOne(kind, owner) : owner
  await db.insertInto('account_token').values({ token_hash: tokenHash(token), kind, expires_at, ...belongsTo }).execute()
  return token
}

function ofOne(kind: LinkKind, owner: number) {
  return kind === 'verification' ? { sign_up: owner } : { user: owner }
}

/** Redeems a reset token and returns the id of its user; `used` or `unknown` (or expired) if the token is not valid. */
export async function redeemResetToken(transaction: Connection, token: string, now: Date): Promise<number | 'used' | 'unknown'> {
  const redeemed = await transaction
    .updateTable('account_token')
    .set({ used_at: now })
    .where(isValidReset(token, now))
    .returning('user')
    .executeTakeFirst()
  return redeemed?.user ?? (await wasUsed(transaction, token) ? 'used' : 'unknown')
}

/** The user name and the address of the user whose reset token this is; null if it is not valid. */
export async function findResetOwner(db: Connection, token: string, now: Date): Promise<{ username: string; email: string } | null> {
  const owner = await db
    .selectFrom('account_token')
    .innerJoin('user', 'user.id', 'account_token.user')
    .select(['username', 'email'])
    .where(isValidReset(token, now))
    .executeTakeFirst()
  return owner ?? null
}

/** The condition for the row of an unused reset token that has not expired. */
function isValidReset(token: string, now: Date) {
  return (where: ExpressionBuilder<Schema, 'account_token'>) =>
    where.and([
      where('token_hash', '=', tokenHash(token)),
      where('kind', '=', 'reset'),
      where('used_at', 'is', null),
      where('expires_at', '>', now),
    ])
}

async function wasUsed(db: Connection, token: string): Promise<boolean> {
  const used = await db
    .selectFrom('account_token')
    .select('user')
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', 'reset')
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  return used !== undefined
}

/** Deletes all unused reset tokens of a user. */
export async function revokeResetTokens(transaction: Connection, user: number): Promise<void> {
  await transaction.deleteFrom('account_token').where('user', '=', user).where('kind', '=', 'reset').where('used_at', 'is', null).execute()
}

/** Deletes the links that were sent to the address of a user, so that nobody there can act for the user. */
export async function revokeLinksToAddress(transaction: Connection, user: number): Promise<void> {
  await transaction
    .deleteFrom('account_token').where('user', '=', user).where('kind', 'in', ['verification', 'reset', 'check', 'objection']).execute()
}

/** The SHA-256 of a token, as it is stored. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
