/** The roles of users: administrators give and take them. */
import { ProblemError } from '../../../domain/problems.ts'
import { lockAdmins, writeRole } from '../../store/account/roles.ts'
import { lockUser } from '../../store/account/users.ts'
import type { Connection } from '../../store/connection.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler, Handlers, Input } from '../handler.ts'
import { requireRole } from '../require-role.ts'

/** The operations on roles. */
export function roleOperations(dependencies: Dependencies) {
  return {
    // It may be another one than at the login.
    getRole: ({ caller: { role } }) => ({ status: 200, body: { role } }),
    changeRole: changeRole(dependencies),
  } as const satisfies Partial<Handlers>
}

/** Throws unknown-user, last-admin, and the problems of `requireRole`. */
function changeRole({ db, now }: Dependencies): Handler<'changeRole'> {
  return async (request) => ({
    status: 200, body: await db.transaction().execute((transaction) => roleChanged(transaction, request, now())),
  })
}

async function roleChanged(transaction: Connection, { params: { id }, caller, body: { role } }: Input<'changeRole'>, at: Date) {
  const admins = await lockAdmins(transaction)
  const user = await lockUser(transaction, id)
  await requireRole(transaction, caller, 'ROLE_ADMIN')
  if (!user) throw new ProblemError({ type: 'unknown-user', id })
  const outcome = await writeRole(transaction, { admins, user, role, actor: caller.id, at })
  if (outcome === 'last-admin') throw new ProblemError({ type: 'last-admin' })
  return { ...user, role }
}
