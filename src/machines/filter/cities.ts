/** The cities that forms and filters offer, read once they are wanted. Specification, sections 2 and 8. */
import { assign, fromPromise, setup } from 'xstate'
import type { City } from '../../../domain/cities.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'

export interface CitiesContext {
  /** Empty until they are read. */
  readonly cities: readonly City[]
  /** Whether they are read at once. */
  readonly isWanted: boolean
}

/** A menu that offers them is opened, or somebody tries again. */
export type CitiesEvent = { type: 'cities.load' }

export const citiesMachine = setup({
  types: {
    context: {} as CitiesContext,
    events: {} as CitiesEvent,
    input: {} as Pick<CitiesContext, 'isWanted'>,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    fetchCities: fromPromise<readonly City[], undefined>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** Provided by the route: that the list of cities is missing is only logged. Specification, section 8. */
    logFailure: (_, _params: { failure: Failure }) => {},
  },
  guards: {
    isWanted: ({ context }) => context.isWanted,
  },
}).createMachine({
  id: 'cities',
  context: ({ input: { isWanted } }) => ({ cities: [], isWanted }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isWanted', target: 'loading' }, { target: 'resting' }] },
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
