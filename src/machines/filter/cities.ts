/** The cities that a form offers. Specification, sections 2 and 8. */
import { assign, fromPromise, setup } from 'xstate'
import type { City } from '../../../domain/cities.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'

export interface CitiesContext {
  /** Empty until they are read. */
  readonly cities: readonly City[]
}

export type CitiesEvent = { type: 'cities.retry' }

export const citiesMachine = setup({
  types: {
    context: {} as CitiesContext,
    events: {} as CitiesEvent,
    tags: {} as 'busy',
  },
  actors: {
    fetchCities: fromPromise<readonly City[], undefined>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** Provided by the route: that the list of cities is missing is only logged. Specification, section 8. */
    logFailure: (_, _params: { failure: Failure }) => {},
  },
}).createMachine({
  id: 'cities',
  context: { cities: [] },
  initial: 'loading',
  states: {
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
    failed: { on: { 'cities.retry': 'loading' } },
  },
})
