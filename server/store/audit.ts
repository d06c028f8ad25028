/** Writes the audit log. */
import type { components } from '../../contract/openapi.ts'
import type { ListingType } from '../../domain/listing/listing.ts'
import type { Connection } from './connection.ts'

/** An entry of the audit log. */
export interface AuditRecord {
  readonly at: Date
  /** The id of a user; null for the command line. */
  readonly actor: number | null
  readonly action: components['schemas']['AuditAction']
  /** The affected user, or the listing with its current title. */
  readonly subject:
    | { readonly listing: number; readonly type: ListingType; readonly title: string }
    | { readonly user: number }
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
  if (records.length === 0) return
  const ids = await transaction.insertInto('audit_entry').values(records.map(entryOf)).returning('id').execute()
  const texts = ids.flatMap(({ id }, place) => records.slice(place, place + 1).map((record) => textOf(id, record)))
  await transaction.insertInto('audit_text').values(texts).execute()
}

function entryOf({ at, actor, action, subject }: AuditRecord) {
  return {
    at, actor, action,
    ...('listing' in subject ? { listing: subject.listing, listing_type: subject.type } : { user: subject.user }),
  }
}

function textOf(entry: number, { subject, before, after }: AuditRecord) {
  return {
    entry,
    title: 'listing' in subject ? subject.title : null,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  }
}
