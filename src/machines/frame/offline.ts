/** What a lost connection left behind: screens that show copies of what was seen before, and a listing that nobody answered. */
import { assign, setup, type ActorRefFrom } from 'xstate'
import { requiredCallback, requiredPromise } from '../required.ts'

export interface OfflineContext {
  /** When the copy was made that was shown last, as an ISO 8601 moment; null while the server answers. */
  readonly seenAt: string | null
  /** The title of a listing that was sent and not answered, and can be sent again; null for none. */
  readonly unanswered: string | null
  /** The time until the server is asked again, in milliseconds. */
  readonly pauseMs: number
  /** How many questions the server has answered one shortly after the other. */
  readonly returns: number
}

export type OfflineEvent =
  /** The service worker has answered with a copy. */
  | { type: 'copy.show'; seenAt: string }
  | { type: 'server.answer' }
  /** A request got no answer. */
  | { type: 'server.miss' }
  /** The browser is online again, or somebody looks at the page again. */
  | { type: 'connection.return' }
  | { type: 'draft.find'; title: string }
  /** The form of the listing is open, or its author is signed out. */
  | { type: 'draft.settle' }

const shortestPauseMs = 1000
const longestPauseMs = 10_000

/** If requests fail although the server answers each question, the screens do not load again and again. */
const maxReturns = 3

export const offlineMachine = setup({
  types: { context: {} as OfflineContext, events: {} as OfflineEvent },
  actors: {
    /** Resolves if the server answers. */
    askServer: requiredPromise<void>('askServer'),
    /** Sends `connection.return`. */
    returns: requiredCallback('returns'),
  },
  actions: {
    setSeen: assign((_, { seenAt }: { seenAt: string }) => ({ seenAt })),
    resetPause: assign({ pauseMs: shortestPauseMs }),
    doublePause: assign({ pauseMs: ({ context }) => Math.min(2 * context.pauseMs, longestPauseMs) }),
    countReturn: assign({ returns: ({ context }) => Math.min(context.returns + 1, maxReturns) }),
  },
  guards: { isTrusted: ({ context }) => context.returns < maxReturns },
  delays: { pause: ({ context }) => context.pauseMs, calm: 30_000 },
}).createMachine({
  id: 'offline',
  context: { seenAt: null, unanswered: null, pauseMs: shortestPauseMs, returns: 0 },
  // If it fails, the server is asked after each pause.
  invoke: { id: 'returns', src: 'returns', onDone: {}, onError: {} },
  initial: 'online',
  on: {
    'draft.find': { actions: assign({ unanswered: ({ event }) => event.title }) },
    'draft.settle': { actions: assign({ unanswered: null }) },
  },
  states: {
    online: {
      entry: assign({ seenAt: null }),
      on: {
        'copy.show': { target: 'offline', actions: { type: 'setSeen', params: ({ event }) => event } },
        'server.miss': { guard: 'isTrusted', target: 'offline' },
      },
      after: { calm: { actions: assign({ returns: 0 }) } },
    },
    offline: {
      entry: 'resetPause',
      on: {
        'copy.show': { actions: { type: 'setSeen', params: ({ event }) => event } },
        'server.answer': 'online',
        // A question that is not answered yet may have been asked on the lost connection.
        'connection.return': { target: '.asking', actions: 'resetPause' },
      },
      initial: 'waiting',
      states: {
        waiting: { after: { pause: { target: 'asking', actions: 'doublePause' } } },
        asking: {
          invoke: {
            id: 'askServer',
            src: 'askServer',
            onDone: { target: '#offline.online', actions: 'countReturn' },
            onError: 'waiting',
          },
        },
      },
    },
  },
})

/** The running machine. */
export type OfflineActor = ActorRefFrom<typeof offlineMachine>
