/** What waits for moderators. It is asked for again while somebody looks at the page; a failed request is not reported. */
import { assign, setup } from 'xstate'
import type { WaitingAnswer } from '../../../domain/moderation/queue-news.ts'
import { requiredCallback, requiredPromise } from '../required.ts'

export interface WaitingCountContext {
  /** The same object until something changes; null if unknown. */
  readonly answer: WaitingAnswer | null
  /** Whether the server is asked again after a pause: somebody looks at the page, and the server answers cheaply. */
  readonly isFollowed: () => boolean
}

export type WaitingCountEvent =
  /** A moderator has signed in or out. */
  | { type: 'moderator.arrive' | 'moderator.depart' }
  | { type: 'count.refresh' }
  /** Somebody looks at the page again. */
  | { type: 'page.return' }

/** Between an answer and the next request. */
const pauseMs = 30_000

export const waitingCountMachine = setup({
  types: {
    context: {} as WaitingCountContext,
    events: {} as WaitingCountEvent,
    input: {} as Pick<WaitingCountContext, 'isFollowed'>,
    tags: {} as 'busy',
  },
  actors: {
    /** Gets the last answer, and returns it if nothing has changed. */
    countWaiting: requiredPromise<WaitingAnswer, WaitingAnswer | null>('countWaiting'),
    /** Sends `page.return`, if the server answers cheaply. */
    returns: requiredCallback('returns'),
  },
  guards: { isFollowed: ({ context }) => context.isFollowed() },
  delays: { pause: pauseMs },
}).createMachine({
  id: 'waiting-count',
  context: ({ input }) => ({ ...input, answer: null }),
  // If it fails, the server is asked after each pause.
  invoke: { id: 'returns', src: 'returns', onDone: {}, onError: {} },
  initial: 'absent',
  states: {
    absent: { entry: assign({ answer: null }), on: { 'moderator.arrive': 'counting' } },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'countWaiting',
        src: 'countWaiting',
        input: ({ context }) => context.answer,
        onDone: { target: 'resting', actions: assign({ answer: ({ event }) => event.output }) },
        onError: { target: 'resting', actions: assign({ answer: null }) },
      },
      // A response to a request from before the decision may not include it.
      on: { 'count.refresh': { target: 'counting', reenter: true }, 'moderator.depart': 'absent' },
    },
    resting: {
      after: { pause: [{ guard: 'isFollowed', target: 'counting' }, { target: 'paused' }] },
      on: { 'count.refresh': 'counting', 'page.return': 'counting', 'moderator.depart': 'absent' },
    },
    // A hidden page asks nothing.
    paused: { on: { 'count.refresh': 'counting', 'page.return': 'counting', 'moderator.depart': 'absent' } },
  },
})
