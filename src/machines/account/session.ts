/** The session in this tab, synchronised with the other tabs. Specification, sections 3, 4 and 6. */
import { assign, setup, type ActorRefFrom } from 'xstate'
import { isExpired, type Session } from '../../../domain/account/session.ts'
import { requiredAction, requiredCallback, requiredPromise } from '../required.ts'

export interface SessionContext {
  /** Null when signed out. */
  readonly session: Session | null
  /** The current time, in milliseconds since 1970. */
  readonly now: () => number
}

export type SessionEvent =
  | { type: 'session.start'; session: Session }
  /** The user has logged in again in the session, which has a new token. */
  | { type: 'session.renew'; session: Session }
  | { type: 'session.end' }
  /** The server refused this token. */
  | { type: 'session.refuse'; token: string }
  /** The user has another role. */
  | { type: 'session.update'; session: Session }
  /** The user has signed in or out in another tab. */
  | { type: 'session.change'; session: Session | null }
  | { type: 'announcement.dismiss' }

/** A longer timeout overflows 32 bits and fires at once. */
const maxTimeoutMs = 2 ** 31 - 1

const ofEvent = ({ event }: { event: { readonly session: Session } }) => ({ session: event.session })

/** What is done with a session that begins or changes in this tab. */
const keep = [{ type: 'saveSession', params: ofEvent }, { type: 'setSession', params: ofEvent }] as const

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as Pick<SessionContext, 'now'>,
    /** `loggedIn` and `sessionEnded` while the frame announces it. */
    tags: {} as 'busy' | 'loggedIn' | 'sessionEnded',
  },
  actors: {
    /** Null if no session is stored. */
    readSession: requiredPromise<Session | null>('readSession'),
    /** Sends `session.change`. */
    otherTabs: requiredCallback('otherTabs'),
  },
  actions: {
    /** Provided by the composition root. */
    saveSession: requiredAction<{ session: Session }>('saveSession'),
    /** Provided by the composition root. */
    clearSession: requiredAction<{ session: Session | null }>('clearSession'),
    setSession: assign({ session: (_, { session }: { session: Session | null }) => session }),
  },
  guards: {
    isValid: ({ context }, { session }: { session: Session | null }) => session !== null && !isExpired(session, context.now()),
    isExpired: ({ context }) => context.session !== null && isExpired(context.session, context.now()),
    isSignedIn: (_, { session }: { session: Session | null }) => session !== null,
    isSameToken: ({ context }, { session }: { session: Session | null }) => context.session?.token === session?.token,
    isCurrentToken: ({ context }, { token }: { token: string }) => context.session?.token === token,
  },
  delays: {
    expiry: ({ context: { session, now } }) =>
      Math.min(Math.max((session?.expiresAt ?? Number.POSITIVE_INFINITY) - now(), 0), maxTimeoutMs),
    announcement: 6000,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ session: null, now: input.now }),
  initial: 'restoring',
  // If it fails, the tab works without the others.
  invoke: { id: 'otherTabs', src: 'otherTabs', onDone: {}, onError: {} },
  on: {
    'session.start': {
      target: '.signedIn.announced',
      actions: keep,
    },
    'session.change': [
      { guard: { type: 'isSameToken', params: ({ event }) => event } },
      {
        guard: { type: 'isSignedIn', params: ({ event }) => event },
        target: '.signedIn',
        actions: { type: 'setSession', params: ({ event }) => event },
      },
      { target: '.signedOut' },
    ],
  },
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isValid', params: ({ event }) => ({ session: event.output }) },
            target: 'signedIn',
            actions: { type: 'setSession', params: ({ event }) => ({ session: event.output }) },
          },
          { target: 'signedOut', actions: { type: 'setSession', params: ({ event }) => ({ session: event.output }) } },
        ],
        onError: 'signedOut',
      },
    },
    signedOut: {
      entry: [
        { type: 'clearSession', params: ({ context: { session } }) => ({ session }) },
        { type: 'setSession', params: { session: null } },
      ],
      initial: 'quiet',
      states: { quiet: {}, announced: { tags: 'sessionEnded', on: { 'announcement.dismiss': 'quiet' } } },
    },
    signedIn: {
      initial: 'quiet',
      after: {
        expiry: [{ guard: 'isExpired', target: 'signedOut.announced' }, { target: 'signedIn', reenter: true }],
      },
      on: {
        'session.renew': { target: 'signedIn', reenter: true, actions: keep },
        'session.end': 'signedOut',
        'session.update': { guard: { type: 'isSameToken', params: ({ event }) => event }, actions: keep },
        'session.refuse': { guard: { type: 'isCurrentToken', params: ({ event }) => event }, target: 'signedOut.announced' },
      },
      states: {
        quiet: {},
        announced: { tags: 'loggedIn', after: { announcement: 'quiet' }, on: { 'announcement.dismiss': 'quiet' } },
      },
    },
  },
})

/** The running session machine. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>
