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
export async function recordAudit(transaction: Connection, { at, actor, action, subject, before, after }: AuditRecord): Promise<void> {
  const about =
    'listing' in subject
      ? { listing: subject.listing, listing_type: subject.type, subject: subject.title }
      : { user: subject.user, subject: subject.username }
  const states = { before: before && JSON.stringify(before), after: after && JSON.stringify(after) }
  await transaction.insertInto('audit_entry').values({ at, actor, action, ...about, ...states }).execute()
}
