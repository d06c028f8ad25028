/** Whether callers may still do what they asked for, by the time that it is done. */
import { ProblemError } from '../../domain/problems.ts'
import type { Connection } from '../store/connection.ts'
import { lockRole } from '../store/roles.ts'
import type { Caller } from './handler.ts'

/**
 * The session was checked before the request waited for a lock: the caller may have been disabled since, or may have lost
 * the role. Throws not-signed-in or not-allowed.
 */
export async function requireRole(transaction: Connection, { id }: Caller, role: Caller['role']): Promise<void> {
  const present = await lockRole(transaction, id)
  if (present === null) throw new ProblemError({ type: 'not-signed-in' })
  if (role === 'ROLE_ADMIN' && present !== role) throw new ProblemError({ type: 'not-allowed' })
}
