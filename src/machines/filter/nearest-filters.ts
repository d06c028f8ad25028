/** Finds the filters nearest to one that no listing matches. If that fails, nothing is offered. */
import { assign, setup } from 'xstate'
import type { Day } from '../../../domain/days/days.ts'
import { isSameFilter, type Filter } from '../../../domain/lists/filter.ts'
import type { OfferedList } from '../../../domain/search/named-lists.ts'
import { requiredPromise } from '../required.ts'

/** The filter, and the day from which its time is computed. */
export interface EmptyPlace {
  readonly filter: Filter
  readonly today: Day
}

export interface NearestFiltersContext {
  readonly place: EmptyPlace
  /** Empty until they are found. */
  readonly offered: readonly OfferedList[]
}

export type NearestFiltersEvent =
  | { type: 'address.changed'; place: EmptyPlace }
  /** The server answers again. */
  | { type: 'filters.retry' }

export const nearestFiltersMachine = setup({
  types: {
    context: {} as NearestFiltersContext,
    events: {} as NearestFiltersEvent,
    input: {} as EmptyPlace,
  },
  actors: {
    fetchNearest: requiredPromise<readonly OfferedList[], EmptyPlace>('fetchNearest'),
  },
  guards: {
    isOther: ({ context: { place } }, { filter, today }: EmptyPlace) => place.today !== today || !isSameFilter(place.filter, filter),
  },
}).createMachine({
  id: 'nearest-filters',
  context: ({ input: { filter, today } }) => ({ place: { filter, today }, offered: [] }),
  initial: 'searching',
  on: {
    'address.changed': {
      guard: { type: 'isOther', params: ({ event }) => event.place },
      target: '.searching',
      actions: assign({ place: ({ event }) => event.place, offered: [] }),
    },
  },
  states: {
    searching: {
      invoke: {
        id: 'fetchNearest',
        src: 'fetchNearest',
        input: ({ context }) => context.place,
        onDone: { target: 'found', actions: assign({ offered: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    found: {},
    failed: { on: { 'filters.retry': 'searching' } },
  },
})
