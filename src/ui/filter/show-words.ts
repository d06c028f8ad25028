/** The words of the button that applies a filter. */
import { maxTotal, shownCount } from '../../../domain/lists/filter-counts.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { shortCount } from '../../../words/listing-counts.ts'
import { typeWords, type ListingNoun } from '../../../words/listing-types.ts'

interface ShowWords {
  readonly some: (words: { readonly count: number; readonly shown: string }) => string
  readonly none: () => string
}

const showWordsOf: Readonly<Record<ListingNoun, ShowWords>> = {
  event: { some: m.filter_show_events, none: m.filter_show_no_events },
  post: { some: m.filter_show_posts, none: m.filter_show_no_posts },
}

/** `Show 12 events`, or `No events`. */
export function showWords(type: ListingType, total: number): string {
  const { some, none } = showWordsOf[typeWords[type].noun]
  const found = shownCount(total, maxTotal)
  return total === 0 ? none() : some({ count: found.count, shown: shortCount(found) })
}
