/** The audit log, for administrators. */
import type { AuditEntry } from '../../domain/audit.ts'
import { pageSize } from '../../domain/paging.ts'
import { answerOf, type ApiClient } from './client.ts'

/** `listing` keeps what happened to one listing, null nothing in particular; `page` counts from 1 and has ten entries. */
export interface AuditPlace {
  readonly listing: number | null
  readonly page: number
}

/** A page, the newest first; `total` counts all pages and is 1000 where `isCapped` says that there are more. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[]
  readonly total: number
  readonly isCapped: boolean
}

/** The calls. Each throws RequestFailed, and an AbortError once its signal is aborted. */
export interface Audit {
  /** Empty beyond the last page. */
  fetchPage(place: AuditPlace, signal: AbortSignal): Promise<AuditPage>
}

/** Makes the calls over a client. */
export function createAudit(client: ApiClient): Audit {
  return {
    async fetchPage({ listing, page }, signal) {
      const query = { ...(listing === null ? {} : { listing }), limit: pageSize, page }
      const { data, response } = await answerOf(client.GET('/api/audit', { params: { query }, signal }))
      return {
        entries: data,
        total: Number(response.headers.get('X-Total-Count')),
        isCapped: response.headers.get('X-Total-Capped') === 'true',
      }
    },
  }
}
