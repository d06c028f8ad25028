/** Administrators end the sessions of a user, who can log in again. */
import type { components } from '../../../contract/openapi.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { lockAdmins } from '../../store/account/roles.ts'
import { endSessionsOf, isSignedIn } from '../../store/account/sessions.ts'
import { recordUserAudit } from '../../store/account/user-audit.ts'
import { lockUser } from '../../store/account/users.ts'
import type { Connection } from '../../store/connection.ts'
import { queueMail } from '../../store/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller, Handler } from '../handler.ts'
import { requireRole } from '../require-role.ts'

type User = components['schemas']['User']

/** Throws own-account, unknown-user, and the problems of `requireRole`. */
export function endUserSessions({ db, now, wakeMail }: Dependencies): Handler<'endUserSessions'> {
  return async ({ params: { id }, caller }) => {
    // Members do that where they see their sessions, and stay signed in.
    if (id === caller.id) throw new ProblemError({ type: 'own-account' })
    const body = await db.transaction().execute((transaction) => ended(transaction, id, caller, now()))
    wakeMail()
    return { status: 200, body }
  }
}

/** Nothing is logged or told of a user who is signed in nowhere, so that nobody gets the mail again and again. */
async function ended(transaction: Connection, id: number, caller: Caller, at: Date): Promise<User> {
  // Two administrators who do it to each other wait here, and not for each other.
  await lockAdmins(transaction)
  const user = await lockUser(transaction, id)
  await requireRole(transaction, caller, 'ROLE_ADMIN')
  if (!user) throw new ProblemError({ type: 'unknown-user', id })
  if (!(await isSignedIn(transaction, id, at))) return user
  await endSessionsOf(transaction, id)
  await recordUserAudit(transaction, { at, actor: caller.id, action: 'user-sessions-ended', before: user, after: user })
  await queueMail(transaction, { kind: 'sessions-ended', user: id }, at)
  return user
}
