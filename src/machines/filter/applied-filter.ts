/** The applied filter of a list, whose choices can be removed. */
import { assign, setup } from 'xstate'
import { noFilter, withoutChosen, withoutPlaces, type Chosen, type Filter } from '../../../domain/lists/filter.ts'
import { requiredAction } from '../required.ts'

export interface AppliedFilterContext {
  /** The filter of the list, from the address. */
  readonly filter: Filter
}

export type AppliedFilterEvent =
  | { type: 'draft.apply'; filter: Filter }
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
  },
}).createMachine({
  id: 'applied-filter',
  context: ({ input: { filter } }) => ({ filter }),
  initial: 'applied',
  states: {
    applied: {
      on: {
        'draft.apply': {
          actions: { type: 'openFilter', params: ({ event: { filter } }) => ({ filter }) },
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
