/** The filter menu. Its selection takes effect when it is applied. Specification, sections 2 and 4. */
import { assign, setup } from 'xstate'
import { isSameFilter, noFilter, toggled, withFree, withWhen, type Filter } from '../../../domain/filter.ts'
import type { When } from '../../../domain/when.ts'

export interface FilterContext {
  /** The filter of the list, from the address. */
  readonly applied: Filter
  /** The selection in the open menu. */
  readonly draft: Filter
}

export type FilterEvent =
  | { type: 'menu.open' }
  | { type: 'menu.close' }
  | { type: 'city.toggle'; city: string }
  | { type: 'tag.toggle'; tag: string }
  /** Null is any time. */
  | { type: 'when.choose'; when: When | null }
  | { type: 'free.toggle' }
  | { type: 'filter.apply' }
  | { type: 'filter.clear' }
  | { type: 'city.remove'; city: string }
  | { type: 'tag.remove'; tag: string }
  | { type: 'free.remove' }
  | { type: 'when.remove' }
  | { type: 'filter.reset' }
  | { type: 'address.changed'; filter: Filter }

export const filterMachine = setup({
  types: {
    context: {} as FilterContext,
    events: {} as FilterEvent,
    input: {} as { filter: Filter },
    tags: {} as 'open',
  },
  actions: {
    /** Provided by the route: writes the filter into the address, on page 1. */
    openFilter: (_, _params: { filter: Filter }) => {},
    startDraft: assign({ draft: ({ context }) => context.applied }),
    setApplied: assign({ applied: (_, { filter }: { filter: Filter }) => filter }),
  },
  guards: {
    isChanged: ({ context }, { filter }: { filter: Filter }) => !isSameFilter(context.applied, filter),
  },
}).createMachine({
  id: 'filter',
  context: ({ input }) => ({ applied: input.filter, draft: input.filter }),
  initial: 'closed',
  on: {
    'address.changed': {
      guard: { type: 'isChanged', params: ({ event }) => event },
      target: '.closed',
      actions: [{ type: 'setApplied', params: ({ event }) => event }],
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
        'free.remove': { actions: { type: 'openFilter', params: ({ context }) => ({ filter: withFree(context.applied, false) }) } },
        'when.remove': { actions: { type: 'openFilter', params: ({ context }) => ({ filter: withWhen(context.applied, null) }) } },
        'filter.reset': { actions: { type: 'openFilter', params: { filter: noFilter } } },
      },
    },
    open: {
      tags: 'open',
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
        'when.choose': { actions: assign({ draft: ({ context, event }) => withWhen(context.draft, event.when) }) },
        'free.toggle': { actions: assign({ draft: ({ context: { draft } }) => withFree(draft, !draft.free) }) },
        'filter.clear': { actions: assign({ draft: noFilter }) },
        'filter.apply': {
          target: 'closed',
          actions: { type: 'openFilter', params: ({ context }) => ({ filter: context.draft }) },
        },
      },
    },
  },
})
