/** The words for numbers of listings that match a filter. */
import type { ShownCount } from '../domain/lists/filter-counts.ts'
import type { ListingType } from '../domain/listing/listing.ts'
import { m } from '../messages/compiled/messages.js'
import { typeWords, type ListingNoun } from './listing-types.ts'

/** The number that decides between one and many, and the words for it. */
type CountWords = (words: { readonly count: number; readonly shown: string }) => string

const countWords: Readonly<Record<ListingNoun, CountWords>> = { event: m.filter_count_events, post: m.filter_count_posts }

/** The words beside a choice: `4`, or `100+`. */
export function shortCount({ count, isCapped }: ShownCount): string {
  return isCapped ? m.filter_count_capped({ count }) : String(count)
}

/** The count with its noun: `4 events`, or `100+ posts`; `4 results` of all types, or of what is no listing. */
export function foundCount(type: ListingType | null, found: ShownCount): string {
  const words = type === null ? m.results : countWords[typeWords[type].noun]
  return words({ count: found.count, shown: shortCount(found) })
}
