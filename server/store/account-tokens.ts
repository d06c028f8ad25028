/** The secrets of links that go out by mail: 256 random bits each, kept only as a hash, good once and for a while. */
import { createHash, randomBytes } from 'node:crypto'
import type { AccountTokenTable } from '../database/schema.ts'
import type { Connection } from './connection.ts'

export type LinkKind = AccountTokenTable['kind']

const hourMs = 3_600_000

const lifetimeMs: Readonly<Record<LinkKind, number>> = { verification: 24 * hourMs, reset: hourMs }

/** Gives the secret of a new link, in base64url; links that went out before stay good. */
export async function issueLinkToken(db: Connection, user: number, kind: LinkKind, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + lifetimeMs[kind])
  await db.insertInto('account_token').values({ token_hash: hashOf(token), kind, user, expires_at }).execute()
  return token
}

/** The id of the user whose link it is, which is used up by this; `used` or `unknown` (expired included) where it is not good. */
export async function redeemLinkToken(
  transaction: Connection,
  token: string,
  kind: LinkKind,
  now: Date,
): Promise<number | 'used' | 'unknown'> {
  const redeemed = await transaction
    .updateTable('account_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user')
    .executeTakeFirst()
  return redeemed?.user ?? (await wasUsed(transaction, token, kind) ? 'used' : 'unknown')
}

async function wasUsed(db: Connection, token: string, kind: LinkKind): Promise<boolean> {
  const used = await db
    .selectFrom('account_token')
    .select('user')
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  return used !== undefined
}

/** Ends all links of a kind that a user could still use. */
export async function revokeLinkTokens(transaction: Connection, user: number, kind: LinkKind): Promise<void> {
  await transaction.deleteFrom('account_token').where('user', '=', user).where('kind', '=', kind).where('used_at', 'is', null).execute()
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
