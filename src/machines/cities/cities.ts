/** Loads the list of cities for forms and filters, which group them by regions. Specification, sections 2 and 8. */
import { assign, setup } from 'xstate'
import type { City } from '../../../domain/places/cities.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import type { Region } from '../../../domain/places/regions.ts'
import { requiredAction, requiredPromise } from '../required.ts'

/** The cities, and the regions that group them. `regions` is empty if they were not requested or could not be fetched. */
export interface GroupedCities {
  readonly cities: readonly City[]
  readonly regions: readonly Region[]
}

/** Empty until the cities are loaded. */
export interface CitiesContext extends GroupedCities {
  /** Whether to load when the machine starts, without waiting for `cities.load`. */
  readonly isEager: boolean
}

/** Sent when the filter menu is opened, and when the user tries again. */
export type CitiesEvent = { type: 'cities.load' }

export const citiesMachine = setup({
  types: {
    context: {} as CitiesContext,
    events: {} as CitiesEvent,
    input: {} as Pick<CitiesContext, 'isEager'>,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    fetchCities: requiredPromise<GroupedCities>('fetchCities'),
  },
  actions: {
    /** Provided by the route: writes the failure to the console. Specification, section 8. */
    logFailure: requiredAction<{ failure: Failure }>('logFailure'),
  },
  guards: {
    isEager: ({ context }) => context.isEager,
  },
}).createMachine({
  id: 'cities',
  context: ({ input: { isEager } }) => ({ cities: [], regions: [], isEager }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isEager', target: 'loading' }, { target: 'resting' }] },
    resting: { on: { 'cities.load': 'loading' } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchCities',
        src: 'fetchCities',
        onDone: { target: 'ready', actions: assign(({ event: { output: { cities, regions } } }) => ({ cities, regions })) },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    ready: { type: 'final' },
    failed: { tags: 'failed', on: { 'cities.load': 'loading' } },
  },
})
