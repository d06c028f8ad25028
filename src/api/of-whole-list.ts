/** What a server answers of a list, of a list whose listings are all known here. Fetched when a response has such a list. */
import type { DayWindow } from '../../domain/days/calendar.ts'
import { nearestDay, type NearestDay } from '../../domain/days/nearest-day.ts'
import type { Entry, Listing } from '../../domain/listing/listing.ts'
import type { Filter } from '../../domain/lists/filter.ts'
import { entriesOf } from '../../domain/lists/list-query.ts'
import { pageOf, type Page } from '../../domain/lists/paging.ts'
import type { PageQuery } from './list-parameters.ts'

/** The filter has the towns of its regions. */
export function pageOfWhole(listings: readonly Listing[], { filter, from, to, expand, now, page, size }: PageQuery): Page<Entry> {
  const entries = entriesOf(listings, { filter, from, to, expand, now })
  const count = expand ? new Set(entries.map(({ id }) => id)).size : undefined
  return { rows: pageOf(entries, page, size), total: entries.length, isCapped: false, listings: count, isOfWhole: true }
}

/** As `fetchNearestDay`. */
export function nearestDayOfWhole(listings: readonly Listing[], window: DayWindow & { readonly filter: Filter }): NearestDay | null {
  return nearestDay(listings, window)
}
