/** The filter menu: a draft of cities and tags that counts only once it is applied. Specification, sections 2 and 4. */
import { assign, fromPromise, setup } from 'xstate'
import type { City } from '../../../domain/cities.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isSameFilter, noFilter, toggled, type Filter } from '../../../domain/filter.ts'

export interface FilterContext {
  /** What the list shows; the address says it. */
  readonly applied: Filter
  /** What is ticked in the open menu. */
  readonly draft: Filter
  /** The cities to choose from; empty until they are read. */
  readonly cities: readonly City[]
}

export type FilterEvent =
  | { type: 'menu.open' }
  | { type: 'menu.close' }
  | { type: 'city.toggle'; city: string }
  | { type: 'tag.toggle'; tag: string }
  | { type: 'filter.apply' }
  | { type: 'filter.clear' }
  | { type: 'city.remove'; city: string }
  | { type: 'tag.remove'; tag: string }
  | { type: 'filter.reset' }
  | { type: 'cities.retry' }
  | { type: 'address.changed'; filter: Filter }

export const filterMachine = setup({
  types: {
    context: {} as FilterContext,
    events: {} as FilterEvent,
    input: {} as { filter: Filter },
    tags: {} as 'busy',
  },
  actors: {
    fetchCities: fromPromise<readonly City[], undefined>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** Provided by the route: writes the filter into the address, on page 1. */
    openFilter: (_, _params: { filter: Filter }) => {},
    /** Provided by the route: that the list of cities is missing is only logged. Specification, section 8. */
    logFailure: (_, _params: { failure: Failure }) => {},
    startDraft: assign({ draft: ({ context }) => context.applied }),
    follow: assign({ applied: (_, { filter }: { filter: Filter }) => filter }),
  },
  guards: {
    isChanged: ({ context }, { filter }: { filter: Filter }) => !isSameFilter(context.applied, filter),
    hasCities: ({ context }) => context.cities.length > 0,
  },
}).createMachine({
  id: 'filter',
  context: ({ input }) => ({ applied: input.filter, draft: input.filter, cities: [] }),
  initial: 'closed',
  on: {
    'address.changed': {
      guard: { type: 'isChanged', params: ({ event }) => event },
      target: '.closed',
      actions: [{ type: 'follow', params: ({ event }) => event }],
    },
  },
  states: {
    closed: {
      on: {
        'menu.open': { target: 'open', actions: 'startDraft' },
        'city.remove': {
          actions: {
            type: 'openFilter',
            params: ({ context, event }) => ({
              filter: { ...context.applied, cities: context.applied.cities.filter((city) => city !== event.city) },
            }),
          },
        },
        'tag.remove': {
          actions: {
            type: 'openFilter',
            params: ({ context, event }) => ({
              filter: { ...context.applied, tags: context.applied.tags.filter((tag) => tag !== event.tag) },
            }),
          },
        },
        'filter.reset': { actions: { type: 'openFilter', params: { filter: noFilter } } },
      },
    },
    open: {
      initial: 'choosing',
      on: {
        'menu.close': 'closed',
        'city.toggle': {
          actions: assign({
            draft: ({ context, event }) => ({ ...context.draft, cities: toggled(context.draft.cities, event.city) }),
          }),
        },
        'tag.toggle': {
          actions: assign({
            draft: ({ context, event }) => ({ ...context.draft, tags: toggled(context.draft.tags, event.tag) }),
          }),
        },
        'filter.clear': { actions: assign({ draft: noFilter }) },
        'filter.apply': {
          target: 'closed',
          actions: { type: 'openFilter', params: ({ context }) => ({ filter: context.draft }) },
        },
      },
      states: {
        choosing: { always: [{ guard: 'hasCities', target: 'ready' }, { target: 'loading' }] },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'fetchCities',
            src: 'fetchCities',
            onDone: { target: 'ready', actions: assign({ cities: ({ event }) => event.output }) },
            onError: {
              target: 'failed',
              actions: { type: 'logFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            },
          },
        },
        ready: {},
        failed: { on: { 'cities.retry': 'loading' } },
      },
    },
  },
})
