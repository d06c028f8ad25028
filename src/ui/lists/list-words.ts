/** The texts of a list that is loading, failed or empty. Specification, sections 2 and 8. */
import type { ListingType } from '../../../domain/listing/listing.ts'
import { m } from '../../../messages/compiled/messages.js'

/** How far the reading of a list has come; `beyond` is a page after the last one. */
export type ListStatus = 'loading' | 'ready' | 'empty' | 'beyond' | 'failed'

interface ListWords {
  readonly loading: string
  readonly failed: string
  readonly empty: string
}

export function listWords(type: ListingType): ListWords {
  return type === 'event'
    ? { loading: m.events_loading(), failed: m.events_failed(), empty: m.list_no_events() }
    : { loading: m.posts_loading(), failed: m.posts_failed(), empty: m.posts_empty() }
}

interface ListCount {
  readonly type: ListingType
  readonly status: ListStatus
  readonly total: number
  readonly isCapped: boolean
  /** The number of events, if the list has an entry for each of their days. */
  readonly listings?: number | undefined
}

/** The line above the list; empty after a failure, which has its own text. */
export function summaryOf({ type, status, total, isCapped, listings }: ListCount): string {
  if (status === 'loading') return listWords(type).loading
  if (status === 'failed') return ''
  if (listings !== undefined && listings < total) return m.results_by_day({ count: listings, days: total })
  return isCapped ? m.results_capped({ count: total }) : m.results({ count: total })
}
