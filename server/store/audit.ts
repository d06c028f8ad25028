/** Writes the audit log. */
import type { components } from '../../contract/openapi.ts'
import type { ListingType } from '../../domain/listing/listing.ts'
import type { Connection } from './connection.ts'

/** An entry of the audit log. */
export interface AuditRecord {
  readonly at: Date
  /** A user name; null for the command line. */
  readonly actor: string | null
  readonly action: components['schemas']['AuditAction']
  /** The affected listing or user, with its current name. */
  readonly subject:
    | { readonly listing: number; readonly type: ListingType; readonly title: string }
    | { readonly user: number; readonly username: string }
  /** Null if it was created. */
  readonly before: object | null
  /** Null if it was deleted. */
  readonly after: object | null
}

/** Call in the transaction of the change that it records. */
export function recordAudit(transaction: Connection, record: AuditRecord): Promise<void> {
  return recordAudits(transaction, [record])
}

/** Call in the transaction of the changes that they record. */
export async function recordAudits(transaction: Connection, records: readonly AuditRecord[]): Promise<void> {
  if (records.length > 0) await transaction.insertInto('audit_entry').values(records.map(rowOf)).execute()
}

function rowOf({ at, actor, action, subject, before, after }: AuditRecord) {
  const about =
    'listing' in subject
      ? { listing: subject.listing, listing_type: subject.type, subject: subject.title }
      : { user: subject.user, subject: subject.username }
  return { at, actor, action, ...about, before: before && JSON.stringify(before), after: after && JSON.stringify(after) }
}
