/** The audit log as a list. */
import { sql, type Selectable } from 'kysely'
import type { components } from '../../contract/openapi.ts'
import type { AuditEntryTable, AuditTextTable } from '../database/schema.ts'
import type { Connection } from './connection.ts'
import { listOf, mapList, type StoredList } from './lists/stored-list.ts'

type AuditEntry = components['schemas']['AuditEntry']

/** An entry, and the id of who made the change: a user, who may be gone; null for the command line. */
export interface StoredEntry {
  readonly entry: AuditEntry
  readonly actor: number | null
}

/** The columns of an entry, with the names of the users that are still there. */
interface EntryRow extends Selectable<AuditEntryTable>, Pick<Selectable<AuditTextTable>, 'title' | 'before' | 'after'> {
  readonly actorName: string | null
  readonly username: string | null
}

interface AuditFilter {
  /** The listing that the entries are about; any by default. */
  readonly listing?: number | undefined
  /** Whether entries about users are left out. */
  readonly isOfListings?: boolean
  /** Whether entries about reports of listings are there. */
  readonly withReports?: boolean
}

/** The audit log, newest first, with the entries that the filter wants. */
export function auditList(db: Connection, { listing, isOfListings = false, withReports = true }: AuditFilter): StoredList<StoredEntry> {
  const about = sql<boolean>`${sql.join([
    listing === undefined ? sql`true` : sql`audit_entry.listing = ${listing}`,
    isOfListings ? sql`audit_entry.listing is not null` : sql`true`,
    withReports ? sql`true` : sql`audit_entry.action not like 'reports-%'`,
  ], sql` and `)}`
  const rows = db
    .selectFrom('audit_entry')
    .leftJoin('audit_text', 'audit_text.entry', 'audit_entry.id')
    .leftJoin('user as actor', 'actor.id', 'audit_entry.actor')
    .leftJoin('user as about', 'about.id', 'audit_entry.user')
    .selectAll('audit_entry')
    .select(['audit_text.title', 'audit_text.before', 'audit_text.after', 'actor.username as actorName', 'about.username'])
    .where(about)
    .orderBy('audit_entry.id', 'desc')
  return mapList(listOf(db, rows), storedEntry)
}

/** The casts are safe, since `recordAudit` writes all entries. */
function storedEntry({ id, at, actor, action, ...row }: EntryRow): StoredEntry {
  const entry: AuditEntry = {
    id,
    at: at.toISOString(),
    actor: row.actorName,
    isActorDeleted: actor !== null && row.actorName === null,
    action: action as AuditEntry['action'],
    listing: row.listing && row.listing_type ? { id: row.listing, type: row.listing_type, title: row.title } : null,
    user: row.user ? { id: row.user, username: row.username } : null,
    before: row.before as AuditEntry['before'],
    after: row.after as AuditEntry['after'],
  }
  return { entry, actor }
}
