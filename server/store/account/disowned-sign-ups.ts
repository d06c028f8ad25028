/** Ends a sign-up, or the account that it became, for the owner of its e-mail address. */
import { hasRole, moderatorRole } from '../../../domain/account/roles.ts'
import { tokenHash } from './account-tokens.ts'
import type { Connection } from '../connection.ts'
import { endSessionsOf } from './sessions.ts'
import { recordUserAudit } from './user-audit.ts'
import { lockUser } from './users.ts'

/** The domain, which cannot exist (RFC 2606), of the address that replaces the one of an account that was ended. */
export const endedDomain = 'ended.invalid'

/**
 * Returns the user name; null for an unknown token and for the account of a moderator or administrator. Idempotent for an account. The
 * account stays disabled, without the address and with a password that nobody knows, so that nobody else gets its name.
 */
export async function disownSignUp(transaction: Connection, token: string, unusableHash: string, now: Date): Promise<string | null> {
  const owner = await transaction
    .selectFrom('account_token')
    .select(['sign_up', 'user'])
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', 'verification')
    .executeTakeFirst()
  if (!owner) return null
  if (owner.user !== null) return endAccount(transaction, owner.user, unusableHash, now)
  const removed = await transaction.deleteFrom('sign_up').where('id', '=', owner.sign_up).returning('username').executeTakeFirst()
  // It may have been confirmed since.
  return removed?.username ?? disownSignUp(transaction, token, unusableHash, now)
}

async function endAccount(transaction: Connection, id: number, unusableHash: string, now: Date): Promise<string | null> {
  const user = await lockUser(transaction, id)
  if (!user || hasRole(user.role, moderatorRole)) return null
  await transaction
    .updateTable('user')
    .set({ enabled: false, email: `ended-${id}@${endedDomain}`, password_hash: unusableHash })
    .where('id', '=', id)
    .execute()
  await endSessionsOf(transaction, id)
  await transaction.deleteFrom('account_token').where('user', '=', id).where('kind', '=', 'reset').execute()
  await transaction.deleteFrom('email_change').where('user', '=', id).execute()
  const after = { ...user, enabled: false }
  if (user.enabled) await recordUserAudit(transaction, { at: now, actor: null, action: 'user-disabled', before: user, after })
  return user.username
}
