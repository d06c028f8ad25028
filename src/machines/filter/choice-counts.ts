/** Fetches the counts of a filter and of its choices. The last counts stay on the screen while new ones are fetched. */
import { assign, setup } from 'xstate'
import type { Day } from '../../../domain/days/days.ts'
import { isSameFilter, type Filter } from '../../../domain/lists/filter.ts'
import type { FilterCounts } from '../../../domain/lists/filter-counts.ts'
import { requiredPromise } from '../required.ts'

export interface ChoiceCountsContext {
  /** The filter that is counted; null while none is. */
  readonly filter: Filter | null
  /** The day from which a relative time of the filter is computed; empty while no filter is counted. */
  readonly today: Day
  /** Null until the counts have been fetched. */
  readonly counts: FilterCounts | null
}

export type ChoiceCountsEvent =
  /** Sent when the menu shows a draft, or a list is empty with its filter. */
  | { type: 'filter.show'; filter: Filter; today: Day }
  | { type: 'filter.hide' }
  /** Sent when the server answers again after a failure. */
  | { type: 'counts.retry' }

export const choiceCountsMachine = setup({
  types: {
    context: {} as ChoiceCountsContext,
    events: {} as ChoiceCountsEvent,
    tags: {} as 'busy',
  },
  actors: {
    fetchCounts: requiredPromise<FilterCounts, { filter: Filter | null; today: Day }>('fetchCounts'),
  },
  actions: {
    setCounted: assign((_, { filter, today }: { filter: Filter; today: Day }) => ({ filter, today })),
  },
  guards: {
    isOther: ({ context }, { filter, today }: { filter: Filter; today: Day }) =>
      context.filter === null || context.today !== today || !isSameFilter(context.filter, filter),
  },
  delays: {
    /** The time to wait before a request, so that several choices in a row cause one request. */
    pause: 150,
  },
}).createMachine({
  id: 'choice-counts',
  context: { filter: null, today: '', counts: null },
  initial: 'hidden',
  on: {
    'filter.hide': { target: '.hidden', actions: assign({ filter: null, today: '', counts: null }) },
    'filter.show': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.waiting',
      actions: { type: 'setCounted', params: ({ event }) => event },
    },
  },
  states: {
    hidden: {
      on: { 'filter.show': { target: 'counting', actions: { type: 'setCounted', params: ({ event }) => event } } },
    },
    waiting: { tags: 'busy', after: { pause: 'counting' } },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'fetchCounts',
        src: 'fetchCounts',
        input: ({ context: { filter, today } }) => ({ filter, today }),
        onDone: { target: 'counted', actions: assign({ counts: ({ event }) => event.output }) },
        onError: { target: 'uncounted', actions: assign({ counts: null }) },
      },
    },
    counted: {},
    uncounted: { on: { 'counts.retry': 'counting' } },
  },
})
