/** The audit log, for administrators. */
import type { AuditEntry } from '../../domain/audit.ts'
import { pageSize, type Page } from '../../domain/paging.ts'
import { answerOf, countOf, type ApiClient } from './client.ts'

/** `listing` keeps what happened to one listing, null nothing in particular; `page` counts from 1 and has ten entries. */
export interface AuditPlace {
  readonly listing: number | null
  readonly page: number
}

/** The calls. Each throws RequestFailed, and an AbortError once its signal is aborted. */
export interface Audit {
  /** The newest first; empty beyond the last page. */
  fetchPage(place: AuditPlace, signal: AbortSignal): Promise<Page<AuditEntry>>
}

/** Makes the calls over a client. */
export function createAudit(client: ApiClient): Audit {
  return {
    async fetchPage({ listing, page }, signal) {
      const query = { ...(listing === null ? {} : { listing }), limit: pageSize, page }
      const { data, response } = await answerOf(client.GET('/api/audit', { params: { query }, signal }))
      return { rows: data, ...countOf(response) }
    },
  }
}
