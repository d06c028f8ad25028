/** The question before all sessions of a user are ended, and the request that ends them. */
import { assign, setup } from 'xstate'
import type { User } from '../../../domain/account/user.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { requiredPromise } from '../required.ts'

export interface SessionEndingContext {
  /** Null before the first question. */
  readonly user: User | null
  /** The failure of the last request; null after the next one. */
  readonly failure: Failure | null
}

export type SessionEndingEvent =
  | { type: 'sessions.ask'; user: User }
  | { type: 'sessions.end' }
  | { type: 'sessions.close' }

export const sessionEndingMachine = setup({
  types: {
    context: {} as SessionEndingContext,
    events: {} as SessionEndingEvent,
    /** `open` while it is asked or told, `busy` while the request is running. */
    tags: {} as 'open' | 'busy',
  },
  actors: {
    endSessions: requiredPromise<User, User>('endSessions'),
  },
  actions: {
    ask: assign((_, { user }: { user: User }) => ({ user, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'session-ending',
  context: { user: null, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'sessions.ask': { target: 'open', actions: { type: 'ask', params: ({ event }) => event } } } },
    open: {
      tags: 'open',
      on: { 'sessions.end': { target: 'ending', actions: 'forgetFailure' }, 'sessions.close': 'closed' },
    },
    ending: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context: { user } }) => user as User,
        onDone: 'ended',
        // It can be sent again: who is signed in nowhere stays so.
        onError: { target: 'open', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    /** Told until it is closed, since the list of users shows nothing of it. */
    ended: { tags: 'open', on: { 'sessions.close': 'closed' } },
  },
})
