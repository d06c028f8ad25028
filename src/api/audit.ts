/** The calls for the audit log. Administrators only. */
import type { AuditEntry } from '../../domain/account/audit.ts'
import { pageSize, type Page } from '../../domain/lists/paging.ts'
import { answerOf, countOf, type ApiClient } from './client.ts'

/** `listing` selects the entries of one listing, null selects all; `page` counts from 1 and has ten entries. */
export interface AuditPlace {
  readonly listing: number | null
  readonly page: number
}

/** The calls. Each throws RequestFailed, or an AbortError if its signal is aborted. */
export interface Audit {
  /** Newest first; empty beyond the last page. */
  fetchPage(place: AuditPlace, signal: AbortSignal): Promise<Page<AuditEntry>>
}

/** Creates the calls of a client. */
export function createAudit(client: ApiClient): Audit {
  return {
    async fetchPage({ listing, page }, signal) {
      const query = { ...(listing === null ? {} : { listing }), limit: pageSize, page }
      const { data, response } = await answerOf(client.GET('/api/audit', { params: { query }, signal }))
      return { rows: data, ...countOf(response) }
    },
  }
}
