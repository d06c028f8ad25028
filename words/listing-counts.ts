/** The words for numbers of listings that match a filter. */
import { maxTotal, shownCount, type ShownCount } from '../domain/lists/filter-counts.ts'
import type { ListingType } from '../domain/listing/listing.ts'
import { m } from '../messages/compiled/messages.js'

/** The words beside a choice: `4`, or `100+`. */
export function shortCount({ count, isCapped }: ShownCount): string {
  return isCapped ? m.filter_count_capped({ count }) : String(count)
}

/** The count with its noun: `4 events`, or `100+ posts`. */
export function foundCount(type: ListingType, { count, isCapped }: ShownCount): string {
  if (type === 'event') return isCapped ? m.filter_count_events_capped({ count }) : m.filter_count_events({ count })
  return isCapped ? m.filter_count_posts_capped({ count }) : m.filter_count_posts({ count })
}

/** The name of the button that applies a filter: `Show 12 events`, or `No events`. */
export function showWords(type: ListingType, total: number): string {
  if (total === 0) return type === 'event' ? m.filter_show_no_events() : m.filter_show_no_posts()
  const { count, isCapped } = shownCount(total, maxTotal)
  if (type === 'event') return isCapped ? m.filter_show_events_capped({ count }) : m.filter_show_events({ count })
  return isCapped ? m.filter_show_posts_capped({ count }) : m.filter_show_posts({ count })
}
