/** The call for the counts of a filter and of its choices. Requires the offer `filter-counts`. */
import type { Day } from '../../domain/days/days.ts'
import type { Filter } from '../../domain/lists/filter.ts'
import type { FilterCounts } from '../../domain/lists/filter-counts.ts'
import { hasField, type ListingType } from '../../domain/listing/listing.ts'
import { daysOfWhen } from '../../domain/days/when.ts'
import { answerOf, type ApiClient } from './client.ts'
import { namesOf } from './list-parameters.ts'
import { listingsAddress } from './listing-address.ts'

/** What is counted: the listings of a type that match the filter. */
export interface CountsQuery {
  readonly type: ListingType
  readonly filter: Filter
  readonly today: Day
}

/** Throws RequestFailed, or an AbortError if its signal is aborted. */
export type FetchCounts = (query: CountsQuery, signal: AbortSignal) => Promise<FilterCounts>

/** Creates the call of a client. */
export function createFetchCounts(client: ApiClient): FetchCounts {
  return async ({ type, filter, today }, signal) => {
    // Counts begin on the today of the visitor, as the list of events does.
    const days = filter.when === undefined ? { from: today } : daysOfWhen(filter.when, today)
    const query = { ...namesOf(filter), ...(hasField(type, 'startDate') ? days : {}) }
    return (await answerOf(client.GET(`${listingsAddress(type)}/counts`, { params: { query }, signal }))).data
  }
}
