/** The list of cities for forms and filters. Specification, sections 2 and 8. */
import { assign, fromPromise, setup } from 'xstate'
import type { City } from '../../../domain/cities.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'

export interface CitiesContext {
  /** Empty until loaded. */
  readonly cities: readonly City[]
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
    fetchCities: fromPromise<readonly City[], undefined>(() => Promise.reject(new Error('not provided'))),
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
  context: ({ input: { isEager } }) => ({ cities: [], isEager }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isEager', target: 'loading' }, { target: 'resting' }] },
    resting: { on: { 'cities.load': 'loading' } },
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
    ready: { type: 'final' },
    failed: { tags: 'failed', on: { 'cities.load': 'loading' } },
  },
})
