/** The events that an opened event that is over leads to. If they cannot be read, none are shown, without a message. */
import { assign, setup } from 'xstate'
import type { Listing } from '../../../domain/listing/listing.ts'
import { requiredPromise } from '../required.ts'

export type SimilarEventsEvent = {
  /** The server answers again. */
  type: 'events.retry'
}

export const similarEventsMachine = setup({
  types: {
    context: {} as { readonly events: readonly Listing[] },
    events: {} as SimilarEventsEvent,
  },
  actors: {
    fetchSimilar: requiredPromise<readonly Listing[]>('fetchSimilar'),
  },
}).createMachine({
  id: 'similar-events',
  context: { events: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchSimilar',
        src: 'fetchSimilar',
        onDone: { target: 'ready', actions: assign({ events: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    ready: { type: 'final' },
    failed: { on: { 'events.retry': 'loading' } },
  },
})
