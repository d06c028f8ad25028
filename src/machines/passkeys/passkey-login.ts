/** A login with a passkey, or one more in a session: the browser lets its user choose one, which signs what the server asks for. */
import { assign, setup } from 'xstate'
import {
  noOutcome, passkeyOutcomeOf, type PasskeyCredential, type PasskeyOptions, type PasskeyOutcome,
} from '../../../domain/account/passkeys.ts'
import type { Session } from '../../../domain/account/session.ts'
import { requiredAction, requiredPromise } from '../required.ts'

export type PasskeyLoginEvent = { type: 'passkey.use' | 'passkey.cancel' }

const onError = {
  target: 'quiet', actions: { type: 'setOutcome', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
} as const

const cancel = { 'passkey.cancel': 'quiet' } as const

export const passkeyLoginMachine = setup({
  types: {
    context: {} as PasskeyOutcome,
    events: {} as PasskeyLoginEvent,
    /** `offered` unless there is no passkey, `waiting` while the browser asks its user. */
    tags: {} as 'offered' | 'busy' | 'waiting',
  },
  actors: {
    /** Whether there may be a passkey. */
    findPasskey: requiredPromise<boolean>('findPasskey'),
    startPasskeyLogin: requiredPromise<PasskeyOptions>('startPasskeyLogin'),
    /** The browser's. Throws PasskeyRefused. */
    usePasskey: requiredPromise<PasskeyCredential, PasskeyOptions>('usePasskey'),
    logInWithPasskey: requiredPromise<Session, PasskeyCredential>('logInWithPasskey'),
  },
  actions: {
    forget: assign(noOutcome),
    setOutcome: assign((_, { error }: { error: unknown }) => passkeyOutcomeOf(error)),
    /** Provided by the route: starts the session, which is not stored in this machine. */
    accept: requiredAction<{ answer: Session }>('accept'),
  },
  guards: {
    isFound: (_, { isFound }: { isFound: boolean }) => isFound,
  },
}).createMachine({
  id: 'passkey-login',
  context: noOutcome,
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'findPasskey',
        src: 'findPasskey',
        onDone: [
          { guard: { type: 'isFound', params: ({ event }) => ({ isFound: event.output }) }, target: 'quiet' },
          { target: 'missing' },
        ],
        onError: 'missing',
      },
    },
    /** Nothing is shown: there are other ways to log in. */
    missing: { type: 'final' },
    quiet: { tags: 'offered', on: { 'passkey.use': { target: 'starting', actions: 'forget' } } },
    starting: {
      tags: ['offered', 'busy'],
      invoke: { id: 'startPasskeyLogin', src: 'startPasskeyLogin', onDone: 'choosing', onError },
      on: cancel,
    },
    choosing: {
      tags: ['offered', 'busy', 'waiting'],
      invoke: {
        id: 'usePasskey',
        src: 'usePasskey',
        // This state is entered only by the options, and the next one only by what a passkey has signed.
        input: ({ event }) => (event as unknown as { output: PasskeyOptions }).output,
        onDone: 'sending',
        onError,
      },
      on: cancel,
    },
    sending: {
      tags: ['offered', 'busy'],
      invoke: {
        id: 'logInWithPasskey',
        src: 'logInWithPasskey',
        input: ({ event }) => (event as unknown as { output: PasskeyCredential }).output,
        onDone: { target: 'succeeded', actions: { type: 'accept', params: ({ event }) => ({ answer: event.output }) } },
        onError,
      },
    },
    // The code of the next screen may still have to load.
    succeeded: { type: 'final', tags: ['offered', 'busy'] },
  },
})
