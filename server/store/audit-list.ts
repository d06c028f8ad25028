/** The audit log as a list. */
import { sql, type Selectable } from 'kysely'
import type { components } from '../../contract/openapi.ts'
import type { AuditEntryTable } from '../database/schema.ts'
import type { Connection } from './connection.ts'
import { listOf, mapList, type StoredList } from './lists/stored-list.ts'

type AuditEntry = components['schemas']['AuditEntry']

/** The audit log, newest first; with `listing`, only the entries of that listing. */
export function auditList(db: Connection, { listing }: { readonly listing?: number | undefined }): StoredList<AuditEntry> {
  const about = listing === undefined ? sql<boolean>`true` : sql<boolean>`listing = ${listing}`
  return mapList(listOf(db, db.selectFrom('audit_entry').selectAll().where(about).orderBy('id', 'desc')), entryOf)
}

/** The casts are safe, since `recordAudit` writes all entries. */
function entryOf({ id, at, actor, action, before, after, ...about }: Selectable<AuditEntryTable>): AuditEntry {
  return {
    id,
    at: at.toISOString(),
    actor,
    action: action as AuditEntry['action'],
    listing: about.listing && about.listing_type ? { id: about.listing, type: about.listing_type, title: about.subject } : null,
    user: about.user ? { id: about.user, username: about.subject } : null,
    before: before as AuditEntry['before'],
    after: after as AuditEntry['after'],
  }
}
