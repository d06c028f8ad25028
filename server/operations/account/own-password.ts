/** Changing the password while one is signed in. */
import { ProblemError } from '../../../domain/problems.ts'
import { replaceOwnPassword } from '../../store/account/accounts.ts'
import { revokeResetTokens } from '../../store/account/account-tokens.ts'
import { endWaitingChange } from '../../store/account/email-changes.ts'
import type { Connection } from '../../store/connection.ts'
import { deleteKnownNetworks } from '../../store/account/known-networks.ts'
import { endOtherSessionsOf } from '../../store/account/sessions.ts'
import { queueMail } from '../../store/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller, Handler } from '../handler.ts'
import { requireNewPassword } from './require-new-password.ts'
import { requireOwnPassword } from './require-own-password.ts'

/**
 * Ends the other sessions, the links that were sent to set a password, and a change of the address that waits. Throws
 * wrong-current-password, common-password, guessable-password, and not-signed-in if the session has ended in the meantime.
 */
export function changeOwnPassword(dependencies: Dependencies): Handler<'changeOwnPassword'> {
  const { db, now, passwords, wakeMail } = dependencies
  return async ({ body: { password, newPassword }, caller }) => {
    const account = await requireOwnPassword(dependencies, caller, password)
    await requireNewPassword(dependencies, 'newPassword', newPassword, account)
    // Before the transaction, so that no row is locked while the hash waits in its queue.
    const change = { from: account.passwordHash, to: await passwords.hash(newPassword) }
    await db.transaction().execute((transaction) => replace(transaction, caller, change, now()))
    wakeMail()
    return { status: 200, body: 'own-password-changed' }
  }
}

interface Change {
  readonly from: string
  readonly to: string
}

async function replace(transaction: Connection, { id, session }: Caller, { from, to }: Change, now: Date): Promise<void> {
  // Somebody else can have set another one, as by a link that was sent.
  if (!(await replaceOwnPassword(transaction, id, from, to))) throw new ProblemError({ type: 'wrong-current-password' })
  if (!(await endOtherSessionsOf(transaction, id, session))) throw new ProblemError({ type: 'not-signed-in' })
  await revokeResetTokens(transaction, id)
  await endWaitingChange(transaction, id)
  await deleteKnownNetworks(transaction, id)
  await queueMail(transaction, { kind: 'password-changed', user: id }, now)
}
