/** Checks the role of the caller again, inside the transaction. */
import { hasRole } from '../../domain/account/roles.ts'
import { ProblemError } from '../../domain/problems.ts'
import type { Connection } from '../store/connection.ts'
import { lockRole } from '../store/account/roles.ts'
import type { Caller } from './handler.ts'

/**
 * The request may have waited for a lock since it was authenticated. Call it before listings are locked. Throws not-signed-in if
 * the caller has been disabled since, and not-allowed if the caller has lost the role.
 */
export async function requireRole(transaction: Connection, { id }: Pick<Caller, 'id'>, role: Caller['role']): Promise<void> {
  const current = await lockRole(transaction, id)
  if (current === null) throw new ProblemError({ type: 'not-signed-in' })
  if (!hasRole(current, role)) throw new ProblemError({ type: 'not-allowed' })
}
