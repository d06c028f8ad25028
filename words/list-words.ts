/** The texts of a list that is loading, failed or empty. Specification, sections 2 and 8. */
import type { ListingType } from '../domain/listing/listing.ts'
import { m } from '../messages/compiled/messages.js'
import { foundCount } from './listing-counts.ts'
import { typeWords, type ListingNoun } from './listing-types.ts'

/** How far the reading of a list has come; `beyond` is a page after the last one. */
export type ListStatus = 'loading' | 'ready' | 'empty' | 'beyond' | 'failed'

interface ListWords {
  readonly loading: string
  readonly failed: string
  readonly empty: string
  /** For a filter that nothing matches. */
  readonly noMatch: string
}

const words: Readonly<Record<ListingNoun, () => ListWords>> = {
  event: () => ({ loading: m.events_loading(), failed: m.events_failed(), empty: m.list_no_events(), noMatch: m.list_no_match_events() }),
  post: () => ({ loading: m.posts_loading(), failed: m.posts_failed(), empty: m.posts_empty(), noMatch: m.list_no_match_posts() }),
}

/** The texts of the list of a type. Call it in the language. */
export function listWords(type: ListingType): ListWords {
  return words[typeWords[type].noun]()
}

interface ListCount {
  readonly status: ListStatus
  readonly total: number
  readonly isCapped: boolean
}

interface ListingCount extends ListCount {
  readonly type: ListingType
  /** The number of events, if the list has an entry for each of their days. */
  readonly listings?: number | undefined
}

/** The line above a list; empty after a failure, which has its own text. */
export function listSummary({ status, total, isCapped }: ListCount, loading: string): string {
  if (status === 'loading') return loading
  if (status === 'failed') return ''
  return foundCount(null, { count: total, isCapped })
}

/**
 * The same for listings of a type, which it names. An event counts once, on however many days it is listed; where that number is not known,
 * what is counted are entries.
 */
export function listingsSummary(list: ListingCount): string {
  const { type, status, total, isCapped, listings } = list
  const isCounted = type !== 'event' || listings !== undefined
  if (status === 'loading' || status === 'failed' || !isCounted) return listSummary(list, listWords(type).loading)
  return foundCount(type, listings === undefined ? { count: total, isCapped } : { count: listings, isCapped: false })
}
