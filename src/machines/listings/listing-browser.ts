/** The pages of a filtered list of entries. Specification, sections 2, 4 and 9. */
import { setup } from 'xstate'
import { isSameFilter, type Filter } from '../../../domain/filter.ts'
import type { Entry } from '../../../domain/listing.ts'
import { pagedList, type ListPlace, type PagedListContext, type PagedListEvent, type PagedListTag } from '../recipes/paged-list.ts'

/** A page of the list under a filter. */
export interface FilteredPlace extends ListPlace {
  readonly filter: Filter
}

export type ListingBrowserContext = PagedListContext<Entry, FilteredPlace>

export type ListingBrowserEvent = PagedListEvent<FilteredPlace> | { type: 'page.first' }

const list = pagedList<Entry, FilteredPlace, ListingBrowserContext, ListingBrowserEvent>(
  (one, other) => one.page === other.page && isSameFilter(one.filter, other.filter),
)

export const listingBrowserMachine = setup({
  types: {
    context: {} as ListingBrowserContext,
    events: {} as ListingBrowserEvent,
    input: {} as FilteredPlace,
    tags: {} as PagedListTag,
  },
  actors: list.actors,
  actions: list.actions,
  guards: list.guards,
}).createMachine({
  id: 'listing-browser',
  context: ({ input: { filter, page } }) => list.contextAt({ filter, page }),
  initial: list.initial,
  on: list.on,
  states: {
    ...list.states,
    beyond: { tags: 'beyond', on: { 'page.first': { actions: { type: 'openPlace', params: { page: 1 } } } } },
  },
})
