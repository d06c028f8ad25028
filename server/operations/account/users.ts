/** The list of users, and enabling and disabling them, for administrators. */
import type { components } from '../../../contract/openapi.ts'
import { ProblemError } from '../../../domain/problems.ts'
import type { Connection } from '../../store/connection.ts'
import { lockAdmins } from '../../store/account/roles.ts'
import { recordUserAudit } from '../../store/account/user-audit.ts'
import { userList } from '../../store/account/user-list.ts'
import { lockUser, setEnabled } from '../../store/account/users.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller, Handler, Handlers } from '../handler.ts'
import { listAnswer } from '../lists/list-answer.ts'
import { requireRole } from '../require-role.ts'

/** The operations of the tag `users`. */
export function userOperations(dependencies: Dependencies) {
  return {
    listUsers: (input) => listAnswer(input, userList(dependencies.db, input.query)),
    toggleUserEnabled: toggleUserEnabled(dependencies),
  } as const satisfies Partial<Handlers>
}

/** Throws own-account, unknown-user, last-admin, and the problems of `requireRole`. */
function toggleUserEnabled({ db, now }: Dependencies): Handler<'toggleUserEnabled'> {
  return async ({ params: { id }, caller }) => {
    if (id === caller.id) throw new ProblemError({ type: 'own-account' })
    const user = await db.transaction().execute(async (transaction) => {
      const before = await userToToggle(transaction, id, caller)
      const after = { ...before, enabled: !before.enabled }
      await setEnabled(transaction, id, after.enabled)
      const action = after.enabled ? 'user-enabled' : 'user-disabled'
      await recordUserAudit(transaction, { at: now(), actor: caller.username, action, before, after })
      return after
    })
    return { status: 200, body: user }
  }
}

/** Concurrent changes of users wait for each other, so that one administrator remains. */
async function userToToggle(transaction: Connection, id: number, caller: Caller): Promise<components['schemas']['User']> {
  const admins = await lockAdmins(transaction)
  const user = await lockUser(transaction, id)
  if (!user) throw new ProblemError({ type: 'unknown-user', id })
  if (admins.length === 1 && admins[0] === id) throw new ProblemError({ type: 'last-admin' })
  await requireRole(transaction, caller, 'ROLE_ADMIN')
  return user
}
