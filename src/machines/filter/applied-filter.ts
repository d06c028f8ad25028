/** The applied filter of a list, whose choices can be removed. It remembers which distance has chosen the places. */
import { assign, setup } from 'xstate'
import { isSamePlaces, noFilter, withoutChosen, withoutPlaces, type Chosen, type Filter } from '../../../domain/lists/filter.ts'
import { requiredAction } from '../required.ts'
import type { FilterByDistance, Nearby } from './filter.ts'

export interface AppliedFilterContext {
  /** The filter of the list, from the address. */
  readonly filter: Filter
  /** The draft by distance that was applied last; null before. The address has only its places, so a reload forgets the distance. */
  readonly byDistance: FilterByDistance | null
}

export type AppliedFilterEvent =
  | { type: 'draft.apply'; draft: FilterByDistance }
  | { type: 'choice.remove'; chosen: Chosen }
  /** Removes the places that a distance has chosen. */
  | { type: 'near.remove' }
  | { type: 'filter.reset' }
  | { type: 'address.changed'; filter: Filter }

export const appliedFilterMachine = setup({
  types: {
    context: {} as AppliedFilterContext,
    events: {} as AppliedFilterEvent,
    input: {} as { filter: Filter },
  },
  actions: {
    /** Provided by the route. It writes the filter into the address, with page 1. */
    openFilter: requiredAction<{ filter: Filter }>('openFilter'),
    keepDistance: assign(({ context: { byDistance } }, { draft }: { draft: FilterByDistance }) => ({
      byDistance: draft.nearby ? draft : byDistance,
    })),
  },
}).createMachine({
  id: 'applied-filter',
  context: ({ input: { filter } }) => ({ filter, byDistance: null }),
  initial: 'applied',
  states: {
    applied: {
      on: {
        'draft.apply': {
          actions: [
            { type: 'keepDistance', params: ({ event }) => event },
            { type: 'openFilter', params: ({ event: { draft } }) => ({ filter: draft.filter }) },
          ],
        },
        'choice.remove': {
          actions: {
            type: 'openFilter',
            params: ({ context, event }) => ({ filter: withoutChosen(context.filter, event.chosen) }),
          },
        },
        'near.remove': {
          actions: { type: 'openFilter', params: ({ context }) => ({ filter: withoutPlaces(context.filter) }) },
        },
        'filter.reset': { actions: { type: 'openFilter', params: { filter: noFilter } } },
        'address.changed': { actions: assign({ filter: ({ event }) => event.filter }) },
      },
    },
  },
})

/** The distance that has chosen the places of the applied filter; null if none has. */
export function appliedDistance({ filter, byDistance }: AppliedFilterContext): Nearby | null {
  return byDistance && isSamePlaces(filter, byDistance.filter) ? byDistance.nearby : null
}
