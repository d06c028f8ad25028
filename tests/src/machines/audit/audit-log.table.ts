/** The table of the audit log. */
import { table } from 'xstate-walk'
import type { AuditEntry } from '../../../../domain/account/audit.ts'
import type { AuditPlace } from '../../../../src/api/audit.ts'
import { auditLogMachine } from '../../../../src/machines/audit/audit-log.ts'
import type { PagedListContext } from '../../../../src/machines/recipes/paged-list.ts'
import { pagedListPart, pagesOf, unread } from '../recipes/paged-list.rows.ts'

const first: AuditPlace = { listing: null, page: 1 }

const list = pagedListPart<AuditEntry, AuditPlace, PagedListContext<AuditEntry, AuditPlace>>({
  pages: pagesOf({ id: 1 } as AuditEntry),
  places: {
    'the address names the first page': first,
    'the address names the hundredth page': { listing: null, page: 100 },
    'the address names a listing': { listing: 7, page: 1 },
  },
  whenMoved: (context, { listing }) => ({ list: listing === context.place.listing ? context.list : null }),
})

export const auditLogTable = table({
  machine: auditLogMachine,
  starts: {
    'open the log': { input: () => first, in: 'loading.blank', context: { ...unread, place: first }, invokes: [['fetchPage', first]] },
  },
  ...list,
  paths: 66,
})
