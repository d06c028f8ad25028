/** Who is signed in, in this tab and in the others. Specification, sections 3, 4 and 6. */
import { assign, fromCallback, fromPromise, setup, type ActorRefFrom, type EventObject } from 'xstate'
import { isOver, type Session } from '../../../domain/session.ts'

export interface SessionContext {
  /** Null while nobody is signed in. */
  readonly session: Session | null
  /** The present moment, in milliseconds since 1970. */
  readonly now: () => number
}

export type SessionEvent =
  | { type: 'session.start'; session: Session }
  | { type: 'session.end' }
  /** The server did not take this token. */
  | { type: 'session.refuse'; token: string }
  /** Another tab has signed in, or out. */
  | { type: 'session.change'; session: Session | null }
  | { type: 'announcement.dismiss' }

/** A longer timer would end at once. */
const longestTimerMs = 2 ** 31 - 1

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as Pick<SessionContext, 'now'>,
    tags: {} as 'busy',
  },
  actors: {
    /** Null when no session was kept. */
    readSession: fromPromise<Session | null, undefined>(() => Promise.reject(new Error('not provided'))),
    /** Sends `session.change`. */
    otherTabs: fromCallback<EventObject>(() => {
      throw new Error('not provided')
    }),
  },
  actions: {
    /** Provided by the composition root. */
    saveSession: (_, _params: { session: Session }) => {},
    /** Provided by the composition root. */
    clearSession: (_, _params: { session: Session | null }) => {},
    adopt: assign({ session: (_, { session }: { session: Session | null }) => session }),
  },
  guards: {
    isCurrent: ({ context }, { session }: { session: Session | null }) => session !== null && !isOver(session, context.now()),
    isOver: ({ context }) => context.session !== null && isOver(context.session, context.now()),
    isSomebody: (_, { session }: { session: Session | null }) => session !== null,
    isKnown: ({ context }, { session }: { session: Session | null }) => context.session?.token === session?.token,
    isPresentToken: ({ context }, { token }: { token: string }) => context.session?.token === token,
  },
  delays: {
    expiry: ({ context: { session, now } }) =>
      Math.min(Math.max((session?.expiresAt ?? Number.POSITIVE_INFINITY) - now(), 0), longestTimerMs),
    announcement: 6000,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ session: null, now: input.now }),
  initial: 'restoring',
  // Without the others a tab goes on alone.
  invoke: { id: 'otherTabs', src: 'otherTabs', onDone: {}, onError: {} },
  on: {
    'session.start': {
      target: '.signedIn.announced',
      actions: [
        { type: 'saveSession', params: ({ event }) => event },
        { type: 'adopt', params: ({ event }) => event },
      ],
    },
    'session.change': [
      { guard: { type: 'isKnown', params: ({ event }) => event } },
      {
        guard: { type: 'isSomebody', params: ({ event }) => event },
        target: '.signedIn',
        actions: { type: 'adopt', params: ({ event }) => event },
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
            guard: { type: 'isCurrent', params: ({ event }) => ({ session: event.output }) },
            target: 'signedIn',
            actions: { type: 'adopt', params: ({ event }) => ({ session: event.output }) },
          },
          { target: 'signedOut', actions: { type: 'adopt', params: ({ event }) => ({ session: event.output }) } },
        ],
        onError: 'signedOut',
      },
    },
    signedOut: {
      entry: [
        { type: 'clearSession', params: ({ context: { session } }) => ({ session }) },
        { type: 'adopt', params: { session: null } },
      ],
      initial: 'quiet',
      states: { quiet: {}, announced: { on: { 'announcement.dismiss': 'quiet' } } },
    },
    signedIn: {
      initial: 'quiet',
      after: {
        expiry: [{ guard: 'isOver', target: 'signedOut.announced' }, { target: 'signedIn', reenter: true }],
      },
      on: {
        'session.end': 'signedOut',
        'session.refuse': { guard: { type: 'isPresentToken', params: ({ event }) => event }, target: 'signedOut.announced' },
      },
      states: {
        quiet: {},
        announced: { after: { announcement: 'quiet' }, on: { 'announcement.dismiss': 'quiet' } },
      },
    },
  },
})

/** The running session. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>
