/** Opens a list of what is near the visitor. The position is asked for when one of the lists is chosen. */
import { assign, setup } from 'xstate'
import { isDenied } from '../../../domain/places/locating-failure.ts'
import type { NearTown } from '../../../domain/places/distance.ts'
import type { NamedList } from '../../../domain/search/named-lists.ts'
import { requiredAction, requiredPromise } from '../required.ts'

/** The list that was chosen, and the towns sorted by their distance from the visitor. */
export interface ListNear {
  readonly list: NamedList | null
  readonly near: readonly NearTown[]
}

export interface NearVisitorContext {
  /** The list that was chosen; null before. */
  readonly list: NamedList | null
}

export type NearVisitorEvent = { type: 'list.choose'; list: NamedList }

export const nearVisitorMachine = setup({
  types: {
    context: {} as NearVisitorContext,
    events: {} as NearVisitorEvent,
    tags: {} as 'busy' | 'denied' | 'lost',
  },
  actors: {
    /** Provided by the route. It rejects with LocatingFailed. The position does not leave the browser. */
    findNearTowns: requiredPromise<readonly NearTown[]>('findNearTowns'),
  },
  actions: {
    /** Provided by the route. */
    openNear: requiredAction<ListNear>('openNear'),
  },
  guards: {
    isDenied: (_, { error }: { error: unknown }) => isDenied(error),
  },
}).createMachine({
  id: 'near-visitor',
  context: { list: null },
  initial: 'unasked',
  on: { 'list.choose': { target: '.locating', actions: assign({ list: ({ event }) => event.list }) } },
  states: {
    unasked: {},
    locating: {
      tags: 'busy',
      on: { 'list.choose': { actions: assign({ list: ({ event }) => event.list }) } },
      invoke: {
        id: 'findNearTowns',
        src: 'findNearTowns',
        onDone: {
          target: 'unasked',
          actions: { type: 'openNear', params: ({ context: { list }, event }) => ({ list, near: event.output }) },
        },
        onError: [
          { guard: { type: 'isDenied', params: ({ event }) => event }, target: 'denied' },
          { target: 'lost' },
        ],
      },
    },
    denied: { tags: 'denied' },
    lost: { tags: 'lost' },
  },
})
