/** The search over all types: what is typed, the results of what the address names, and their pages. */
import { assign, setup } from 'xstate'
import { typedSearch } from '../../../domain/search/typed-search.ts'
import type { FoundType, SearchPlace } from '../../api/search.ts'
import { pagedList, type PagedListContext, type PagedListEvent, type PagedListTag } from '../recipes/paged-list.ts'

export interface SearchContext extends PagedListContext<FoundType, SearchPlace> {
  /** The text in the search field. */
  readonly typed: string
}

export type SearchEvent = PagedListEvent<SearchPlace> | { type: 'search.type'; text: string } | { type: 'search.apply' }

const list = pagedList<FoundType, SearchPlace, SearchContext, SearchEvent>(
  (one, other) => one.text === other.text && one.type === other.type && one.page === other.page && one.today === other.today,
)

/** Opens the first page of what is typed, of the chosen type. */
const openSearch = {
  type: 'openPlace',
  params: ({ context }: { context: SearchContext }) => ({ text: typedSearch(context.typed), page: 1 }),
} as const

export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchPlace,
    tags: {} as PagedListTag,
  },
  actors: list.actors,
  actions: {
    ...list.actions,
    /** Keeps the typed text if the address has the same search, such as when they differ in spaces. */
    setPlace: assign(({ context: { typed } }, { place }: { place: SearchPlace }) => ({
      place,
      typed: typedSearch(typed) === place.text ? typed : place.text,
    })),
  },
  delays: {
    /** Shorter than for users, since whoever searches here sees the results while typing. */
    searchPause: 200,
  },
  guards: {
    ...list.guards,
    isAnotherSearch: ({ context: { typed, place } }) => typedSearch(typed) !== place.text,
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ ...list.contextAt(input), typed: input.text }),
  type: 'parallel',
  states: {
    list: { initial: list.initial, on: list.on, states: list.states },
    search: {
      initial: 'resting',
      on: {
        'search.type': { target: '.pausing', actions: assign({ typed: ({ event }) => event.text }) },
        'search.apply': [{ guard: 'isAnotherSearch', target: '.resting', actions: openSearch }, { target: '.resting' }],
      },
      states: {
        resting: {},
        pausing: {
          after: {
            searchPause: [{ guard: 'isAnotherSearch', target: 'resting', actions: openSearch }, { target: 'resting' }],
          },
        },
      },
    },
  },
})
