/** The log of what was done to listings and members. */
import type { components } from '../../contract/openapi.ts'
import type { ListingType } from '../../domain/listing.ts'
import type { Connection } from './connection.ts'

/** One thing that somebody did. */
export interface AuditRecord {
  readonly at: Date
  /** A user name; null for the command line. */
  readonly actor: string | null
  readonly action: components['schemas']['AuditAction']
  /** What it was done to, named as it is now. */
  readonly subject:
    | { readonly listing: number; readonly type: ListingType; readonly title: string }
    | { readonly user: number; readonly username: string }
  /** Null before it was there. */
  readonly before: object | null
  /** Null after it was deleted. */
  readonly after: object | null
}

/** Belongs into the transaction of what it tells of, so that neither is there without the other. */
export async function recordAudit(transaction: Connection, { at, actor, action, subject, before, after }: AuditRecord): Promise<void> {
  const about =
    'listing' in subject
      ? { listing: subject.listing, listing_type: subject.type, subject: subject.title }
      : { user: subject.user, subject: subject.username }
  const states = { before: before && JSON.stringify(before), after: after && JSON.stringify(after) }
  await transaction.insertInto('audit_entry').values({ at, actor, action, ...about, ...states }).execute()
}
