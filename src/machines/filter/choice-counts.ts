/** The counts of a filter and of its choices. The last counts stay while others are fetched; without counts nothing is shown. */
import { assign, fromPromise, setup } from 'xstate'
import { isSameFilter, type Filter } from '../../../domain/filter.ts'
import type { FilterCounts } from '../../../domain/filter-counts.ts'

export interface ChoiceCountsContext {
  /** Null while nothing is to be counted. */
  readonly filter: Filter | null
  /** Null until counted. */
  readonly counts: FilterCounts | null
}

export type ChoiceCountsEvent =
  /** The menu shows this draft, or the list is empty with this filter. */
  | { type: 'filter.show'; filter: Filter }
  | { type: 'filter.hide' }

export const choiceCountsMachine = setup({
  types: {
    context: {} as ChoiceCountsContext,
    events: {} as ChoiceCountsEvent,
    tags: {} as 'busy',
  },
  actors: {
    fetchCounts: fromPromise<FilterCounts, { filter: Filter | null }>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isOther: ({ context }, { filter }: { filter: Filter }) => context.filter === null || !isSameFilter(context.filter, filter),
  },
  delays: {
    /** Several choices in a row are one request. */
    pause: 150,
  },
}).createMachine({
  id: 'choice-counts',
  context: { filter: null, counts: null },
  initial: 'hidden',
  on: {
    'filter.hide': { target: '.hidden', actions: assign({ filter: null, counts: null }) },
    'filter.show': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.waiting',
      actions: assign({ filter: ({ event }) => event.filter }),
    },
  },
  states: {
    hidden: {
      on: { 'filter.show': { target: 'counting', actions: assign({ filter: ({ event }) => event.filter }) } },
    },
    waiting: { tags: 'busy', after: { pause: 'counting' } },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'fetchCounts',
        src: 'fetchCounts',
        input: ({ context: { filter } }) => ({ filter }),
        onDone: { target: 'counted', actions: assign({ counts: ({ event }) => event.output }) },
        onError: { target: 'uncounted', actions: assign({ counts: null }) },
      },
    },
    counted: {},
    uncounted: {},
  },
})
