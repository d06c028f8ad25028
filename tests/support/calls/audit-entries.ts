/** The audit log of a test's database. */
import type { components } from '../../../contract/openapi.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { auditList } from '../../../server/store/audit-list.ts'

/** The newest first. */
export async function auditEntries(db: Database['db']): Promise<components['schemas']['AuditEntry'][]> {
  return (await auditList(db, {}).rowsAt({ offset: 0, limit: null })).map(({ entry }) => entry)
}
