/** The search over all types: what is typed, the results and the lists of what the address names, and their pages. */
import { setup } from 'xstate'
import type { FoundPage } from '../../api/search/found-page.ts'
import type { FoundType, SearchPlace } from '../../api/search/search.ts'
import { pagedList, type PagedListContext, type PagedListEvent, type PagedListTag } from '../recipes/paged-list.ts'
import { searchField, type SearchFieldContext, type SearchFieldEvent } from '../recipes/search-field.ts'

export interface SearchContext extends PagedListContext<FoundType, SearchPlace, FoundPage>, SearchFieldContext<SearchPlace> {}

export type SearchEvent = PagedListEvent<SearchPlace> | SearchFieldEvent

const list = pagedList<FoundType, SearchPlace, SearchContext, SearchEvent, FoundPage>(
  (one, other) => one.text === other.text && one.type === other.type && one.page === other.page && one.today === other.today,
)

const field = searchField<SearchPlace, SearchContext, SearchEvent>({
  textOf: ({ text }) => text,
  searchFor: (text) => ({ text }),
  // Shorter than for users, since whoever searches here sees the results while typing.
  pauseMs: 200,
})

export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchPlace,
    tags: {} as PagedListTag,
  },
  actors: list.actors,
  actions: { ...list.actions, ...field.actions },
  delays: field.delays,
  guards: { ...list.guards, ...field.guards },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ ...list.contextAt(input), typed: input.text }),
  type: 'parallel',
  states: {
    list: { initial: list.initial, on: list.on, states: list.states },
    search: field.region,
  },
})
