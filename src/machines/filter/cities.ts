/** The list of cities for forms and filters, in the latter grouped by regions. Specification, sections 2 and 8. */
import { assign, fromPromise, setup } from 'xstate'
import type { City } from '../../../domain/places/cities.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import type { Region } from '../../../domain/places/regions.ts'

/** The cities, and the regions that group them; no regions where there is no need of them, or they could not be fetched. */
export interface GroupedCities {
  readonly cities: readonly City[]
  readonly regions: readonly Region[]
}

/** Empty until loaded. */
export interface CitiesContext extends GroupedCities {
  /** Whether to load at once, without `cities.load`. */
  readonly isEager: boolean
}

/** The filter menu was opened, or the user tries again. */
export type CitiesEvent = { type: 'cities.load' }

export const citiesMachine = setup({
  types: {
    context: {} as CitiesContext,
    events: {} as CitiesEvent,
    input: {} as Pick<CitiesContext, 'isEager'>,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    fetchCities: fromPromise<GroupedCities, undefined>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** Provided by the route: writes the failure to the console. Specification, section 8. */
    logFailure: (_, _params: { failure: Failure }) => {},
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
