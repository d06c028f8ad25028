/** Audit entries about users. */
import type { components } from '../../../contract/openapi.ts'
import { recordAudit, type AuditRecord } from '../audit.ts'
import type { Connection } from '../connection.ts'

type AuditedUser = Pick<components['schemas']['User'], 'id' | 'enabled' | 'role'>

/** An audit entry about a user. */
export interface UserAuditRecord extends Pick<AuditRecord, 'at' | 'actor' | 'action'> {
  /** Null if the user was created. */
  readonly before: AuditedUser | null
  readonly after: AuditedUser
}

/** Call in the transaction of the change. The entry has no name and no address, since entries are never deleted. */
export function recordUserAudit(transaction: Connection, { before, after, ...done }: UserAuditRecord): Promise<void> {
  const subject = { user: after.id }
  return recordAudit(transaction, { ...done, subject, before: before && stateOf(before), after: stateOf(after) })
}

function stateOf({ enabled, role }: AuditedUser): object {
  return { enabled, role }
}
