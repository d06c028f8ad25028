/** Deleting the own account. */
import type { components } from '../../../contract/openapi.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { planDeletion, type PlannedDeletion } from '../../store/account/account-deletion.ts'
import { isLastAdmin, lockAdmins } from '../../store/account/roles.ts'
import type { Connection } from '../../store/connection.ts'
import { queueMail } from '../../store/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import { requireOwner } from './require-own-password.ts'

/** Throws wrong-current-password, also if the password has changed in the meantime, fresh-login-needed, and last-admin. */
export function deleteOwnAccount(dependencies: Dependencies): Handler<'deleteOwnAccount'> {
  const { db, now, wakeMail } = dependencies
  return async ({ body: { password, listings }, caller }) => {
    const { passwordHash } = await requireOwner(dependencies, caller, password)
    const planned = { withListings: listings === 'remove', passwordHash }
    const body = await db.transaction().execute((transaction) => plan(transaction, caller.id, planned, now()))
    wakeMail()
    return { status: 200, body }
  }
}

async function plan(
  transaction: Connection, id: number, planned: PlannedDeletion, now: Date,
): Promise<components['schemas']['DeletionTime']> {
  const admins = await lockAdmins(transaction)
  if (isLastAdmin(admins, id)) throw new ProblemError({ type: 'last-admin' })
  const at = await planDeletion(transaction, id, planned, now)
  if (!at) throw new ProblemError({ type: 'wrong-current-password' })
  const deleteAt = at.toISOString()
  await queueMail(transaction, { kind: 'deletion-planned', user: id, deleteAt }, now)
  return { deleteAt }
}
