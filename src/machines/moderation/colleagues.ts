/**
 * Which listings colleagues read. The server is told what is read here when that changes and while somebody works on the page; while nobody
 * does, a page that is looked at with an open card asks it, so that a colleague who comes later is seen. A failed request is not reported.
 */
import { assign, setup } from 'xstate'
import type { Reading } from '../../../domain/moderation/readings.ts'
import { requiredCallback, requiredPromise } from '../required.ts'

export interface ColleaguesContext {
  /** The listing that is read here; null for none. */
  readonly listing: number | null
  readonly readings: readonly Reading[]
}

export type ColleaguesEvent =
  /** Another listing is read here. */
  | { type: 'listing.read'; listing: number | null }
  /** Somebody works on the page: a key, the pointer, or a return to the page; or looks at it no more. */
  | { type: 'page.touch' | 'page.hide' }

/** What is only passed on the way to another listing is not told. */
const settleMs = 1_000

/** A third of the time for which colleagues are told it. */
const pauseMs = 20_000

export const colleaguesMachine = setup({
  types: { context: {} as ColleaguesContext, events: {} as ColleaguesEvent },
  actors: {
    /** Tells what is read here, and returns what colleagues read. */
    tell: requiredPromise<readonly Reading[], number | null>('tell'),
    /** Returns what colleagues read. */
    ask: requiredPromise<readonly Reading[]>('ask'),
    /** Sends `page.touch` and `page.hide`. */
    touches: requiredCallback('touches'),
  },
  actions: {
    setListing: assign((_, { listing }: { listing: number | null }) => ({ listing })),
    setReadings: assign((_, { readings }: { readings: readonly Reading[] }) => ({ readings })),
    forget: assign({ readings: [] }),
  },
  guards: { hasListing: ({ context: { listing } }) => listing !== null },
  delays: { settle: settleMs, pause: pauseMs },
}).createMachine({
  id: 'colleagues',
  context: { listing: null, readings: [] },
  // If it fails, what is read is told when it changes.
  invoke: { id: 'touches', src: 'touches', onDone: {}, onError: {} },
  initial: 'settling',
  on: {
    'listing.read': { target: '.settling', actions: { type: 'setListing', params: ({ event }) => event } },
    'page.hide': '.quiet',
  },
  states: {
    settling: { after: { settle: 'telling' } },
    telling: {
      invoke: {
        id: 'tell',
        src: 'tell',
        input: ({ context }) => context.listing,
        onDone: { target: 'answered', actions: { type: 'setReadings', params: ({ event }) => ({ readings: event.output }) } },
        onError: { target: 'answered', actions: 'forget' },
      },
    },
    answered: { after: { pause: 'rested' } },
    // Whoever does nothing here for long enough does not read any more.
    rested: {
      on: { 'page.touch': 'telling' },
      after: { pause: [{ guard: 'hasListing', target: 'asking' }, { target: 'quiet' }] },
    },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: { target: 'rested', actions: { type: 'setReadings', params: ({ event }) => ({ readings: event.output }) } },
        onError: { target: 'rested', actions: 'forget' },
      },
      on: { 'page.touch': 'telling' },
    },
    quiet: { entry: 'forget', on: { 'page.touch': 'telling' } },
  },
})
