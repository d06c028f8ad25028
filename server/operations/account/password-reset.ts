/** Setting a new password with a link that is sent by mail. */
import { ProblemError } from '../../../domain/problems.ts'
import { changePassword } from '../../store/account/accounts.ts'
import { findResetOwner, redeemResetToken, revokeResetTokens } from '../../store/account/account-tokens.ts'
import type { Connection } from '../../store/connection.ts'
import { endWaitingChange } from '../../store/account/email-changes.ts'
import { deleteKnownNetworks } from '../../store/account/known-networks.ts'
import { queueMail } from '../../store/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import { requireNewPassword } from './require-new-password.ts'

/** Treats every address alike, so that the response does not reveal accounts; the mail worker looks the account up. */
export function forgotPassword({ db, networkHmac, now, wakeMail }: Dependencies): Handler<'forgotPassword'> {
  return async ({ body: { email }, network }) => {
    await queueMail(db, { kind: 'reset', email, network: networkHmac(network).toString('hex') }, now())
    wakeMail()
    return { status: 200, body: 'reset-link-sent' }
  }
}

/**
 * Sets the password; ends all sessions, all other reset links of the user, and a change of the address that waits. Throws common-password,
 * guessable-password, used-link, or unknown-link, also for an expired link.
 */
export function resetPassword(dependencies: Dependencies): Handler<'resetPassword'> {
  const { db, now, passwords, wakeMail } = dependencies
  return async ({ body: { token, newPassword } }) => {
    await requireNewPassword(dependencies, 'newPassword', newPassword, await findResetOwner(db, token, now()))
    // Before the transaction, so that no row is locked while the hash waits in its queue.
    const passwordHash = await passwords.hash(newPassword)
    await db.transaction().execute((transaction) => replacePassword(transaction, token, passwordHash, now()))
    wakeMail()
    return { status: 200, body: 'password-changed' }
  }
}

async function replacePassword(transaction: Connection, token: string, passwordHash: string, now: Date): Promise<void> {
  const user = await redeemResetToken(transaction, token, now)
  if (user === 'used') throw new ProblemError({ type: 'used-link' })
  if (user === 'unknown') throw new ProblemError({ type: 'unknown-link' })
  await changePassword(transaction, user, passwordHash)
  await revokeResetTokens(transaction, user)
  await endWaitingChange(transaction, user)
  await deleteKnownNetworks(transaction, user)
  await queueMail(transaction, { kind: 'password-changed', user }, now)
}
