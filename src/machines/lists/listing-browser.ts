/** The pages of a filtered list of entries. Specification, sections 2, 4 and 9. */
import { setup } from 'xstate'
import type { Day } from '../../../domain/days/days.ts'
import { isSameFilter, type Filter } from '../../../domain/lists/filter.ts'
import type { Entry } from '../../../domain/listing/listing.ts'
import { pagedList, type ListPlace, type PagedListContext, type PagedListEvent, type PagedListTag } from '../recipes/paged-list.ts'
import { requiredAction } from '../required.ts'

/** A page of the list under a filter. */
export interface FilteredPlace extends ListPlace {
  readonly filter: Filter
  /** The day on which the list is read; null for a list that is the same every day. */
  readonly today: Day | null
}

export type ListingBrowserContext = PagedListContext<Entry, FilteredPlace>

export type ListingBrowserEvent = PagedListEvent<FilteredPlace> | { type: 'page.first' }

const list = pagedList<Entry, FilteredPlace, ListingBrowserContext, ListingBrowserEvent>(
  (one, other) => one.page === other.page && one.today === other.today && isSameFilter(one.filter, other.filter),
)

export const listingBrowserMachine = setup({
  types: {
    context: {} as ListingBrowserContext,
    events: {} as ListingBrowserEvent,
    input: {} as FilteredPlace,
    tags: {} as PagedListTag,
  },
  actors: list.actors,
  actions: {
    ...list.actions,
    /** Provided by the route: writes the failure to the console. Specification, section 8. */
    logFailure: requiredAction('logFailure'),
  },
  guards: list.guards,
}).createMachine({
  id: 'listing-browser',
  context: ({ input: { filter, page, today } }) => list.contextAt({ filter, page, today }),
  initial: list.initial,
  on: list.on,
  states: {
    ...list.states,
    failed: { ...list.states.failed, entry: 'logFailure' },
    beyond: { tags: 'beyond', on: { 'page.first': { actions: { type: 'openPlace', params: { page: 1 } } } } },
  },
})
