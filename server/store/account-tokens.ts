/** The secrets of links that go out by mail: 256 random bits each, kept only as a hash, good once and for a while. */
import { createHash, randomBytes } from 'node:crypto'
import type { AccountTokenTable } from '../database/schema.ts'
import type { Connection } from './connection.ts'

export type LinkKind = AccountTokenTable['kind']

const hourMs = 3_600_000

const lifetimeMs: Readonly<Record<LinkKind, number>> = { verification: 24 * hourMs, reset: hourMs }

/**
 * Gives the secret of a new link, in base64url; links that went out before stay good. The owner of a verification is a sign-up,
 * that of a reset a user.
 */
export async function issueLinkToken(db: Connection, kind: LinkKind, owner: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + lifetimeMs[kind])
  const belongsTo = kind === 'verification' ? { sign_up: owner } : { user: owner }
  await db.insertInto('account_token').values({ token_hash: tokenHash(token), kind, expires_at, ...belongsTo }).execute()
  return token
}

/** The id of the user whose reset link it is, which is used up by this; `used` or `unknown` (expired included) where it is not good. */
export async function redeemResetToken(transaction: Connection, token: string, now: Date): Promise<number | 'used' | 'unknown'> {
  const redeemed = await transaction
    .updateTable('account_token')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', 'reset')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user')
    .executeTakeFirst()
  return redeemed?.user ?? (await wasUsed(transaction, token) ? 'used' : 'unknown')
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

/** Ends all reset links that a user could still use. */
export async function revokeResetTokens(transaction: Connection, user: number): Promise<void> {
  await transaction.deleteFrom('account_token').where('user', '=', user).where('kind', '=', 'reset').where('used_at', 'is', null).execute()
}

/** What is kept of the secret: its SHA-256. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
