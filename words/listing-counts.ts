/** The words for numbers of listings that match a filter. */
import { maxTotal, shownCount, type ShownCount } from '../domain/lists/filter-counts.ts'
import type { ListingType } from '../domain/listing/listing.ts'
import { m } from '../messages/compiled/messages.js'
import { typeWords, type ListingNoun } from './listing-types.ts'

interface CountWords {
  readonly found: (count: ShownCount) => string
  readonly show: (count: ShownCount) => string
  readonly showNone: () => string
}

const words: Readonly<Record<ListingNoun, CountWords>> = {
  event: {
    found: ({ count, isCapped }) => (isCapped ? m.filter_count_events_capped({ count }) : m.filter_count_events({ count })),
    show: ({ count, isCapped }) => (isCapped ? m.filter_show_events_capped({ count }) : m.filter_show_events({ count })),
    showNone: m.filter_show_no_events,
  },
  post: {
    found: ({ count, isCapped }) => (isCapped ? m.filter_count_posts_capped({ count }) : m.filter_count_posts({ count })),
    show: ({ count, isCapped }) => (isCapped ? m.filter_show_posts_capped({ count }) : m.filter_show_posts({ count })),
    showNone: m.filter_show_no_posts,
  },
}

/** The words beside a choice: `4`, or `100+`. */
export function shortCount({ count, isCapped }: ShownCount): string {
  return isCapped ? m.filter_count_capped({ count }) : String(count)
}

/** The count with its noun: `4 events`, or `100+ posts`. */
export function foundCount(type: ListingType, count: ShownCount): string {
  return words[typeWords[type].noun].found(count)
}

/** The name of the button that applies a filter: `Show 12 events`, or `No events`. */
export function showWords(type: ListingType, total: number): string {
  const { show, showNone } = words[typeWords[type].noun]
  return total === 0 ? showNone() : show(shownCount(total, maxTotal))
}
