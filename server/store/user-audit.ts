/** What the audit log says of users. */
import type { components } from '../../contract/openapi.ts'
import { recordAudit, type AuditRecord } from './audit.ts'
import type { Connection } from './connection.ts'

type AuditedUser = Pick<components['schemas']['User'], 'id' | 'username' | 'enabled' | 'role'>

/** One thing that somebody did to a user. */
export interface UserAuditRecord extends Pick<AuditRecord, 'at' | 'actor' | 'action'> {
  /** Null before there was this user. */
  readonly before: AuditedUser | null
  readonly after: AuditedUser
}

/** Belongs into the transaction of the change. No e-mail address goes into the log, since nothing ever leaves it. */
export function recordUserAudit(transaction: Connection, { before, after, ...done }: UserAuditRecord): Promise<void> {
  const subject = { user: after.id, username: after.username }
  return recordAudit(transaction, { ...done, subject, before: before && stateOf(before), after: stateOf(after) })
}

function stateOf({ enabled, role }: AuditedUser): object {
  return { enabled, role }
}
