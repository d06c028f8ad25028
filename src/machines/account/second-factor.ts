/**
 * The second factor of a member: an authenticator app is set up and removed, and recovery codes are shown once. The machine of the passkeys
 * tells what has changed of them.
 */
import { assign, setup } from 'xstate'
import { hasAnyFactor } from '../../../domain/account/any-factor.ts'
import {
  codeFaults, codeRefusalFaults, type CodeForm, type NewAuthenticator, type SecondFactor,
} from '../../../domain/account/second-factor.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import { requiredPromise } from '../required.ts'

export interface SecondFactorContext {
  /** Null before it is read. */
  readonly factor: SecondFactor | null
  /** What the app is given; null unless one is being set up. */
  readonly authenticator: NewAuthenticator | null
  /** New recovery codes; empty unless they are shown. */
  readonly codes: readonly string[]
  readonly faults: FieldFaults<keyof CodeForm>
  /** The failure of the last request; null after the next one. */
  readonly failure: Failure | null
}

export type SecondFactorEvent =
  | { type: 'factor.read' | 'setup.start' | 'setup.cancel' | 'codes.renew' | 'codes.keep' | 'factor.remove' }
  | { type: 'code.submit'; form: CodeForm }
  /** A passkey was added, with these recovery codes if it is the first factor. */
  | { type: 'passkey.added'; codes: readonly string[] }
  /** A passkey was removed, and this is left. */
  | { type: 'passkey.removed'; factor: SecondFactor }

const onError = (target: string) => ({
  target, actions: { type: 'setFailure', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
} as const)
const keepCodes = {
  type: 'keepCodes', params: ({ event }: { event: { output: readonly string[] } }) => ({ codes: event.output }),
} as const
const keepFactor = {
  target: 'ready',
  actions: { type: 'keepFactor', params: ({ event }: { event: { output: SecondFactor } }) => ({ factor: event.output }) },
} as const

export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    /** `failed` if it could not be read. */
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    fetchSecondFactor: requiredPromise<SecondFactor>('fetchSecondFactor'),
    startAuthenticator: requiredPromise<NewAuthenticator>('startAuthenticator'),
    /** Returns the recovery codes. */
    confirmAuthenticator: requiredPromise<readonly string[], CodeForm>('confirmAuthenticator'),
    renewRecoveryCodes: requiredPromise<readonly string[]>('renewRecoveryCodes'),
    /** Returns what is left. */
    removeAuthenticator: requiredPromise<SecondFactor>('removeAuthenticator'),
  },
  actions: {
    keepFactor: assign((_, { factor }: { factor: SecondFactor }) => ({ factor, failure: null })),
    keepAuthenticator: assign((_, { authenticator }: { authenticator: NewAuthenticator }) => ({ authenticator })),
    keepCodes: assign((_, { codes }: { codes: readonly string[] }) => ({ codes, authenticator: null, failure: null })),
    check: assign((_, { form }: { form: CodeForm }) => ({ faults: codeFaults(form), failure: null })),
    begin: assign({ failure: null }),
    forgetAuthenticator: assign({ authenticator: null, faults: {}, failure: null }),
    forgetCodes: assign({ codes: [] }),
    setFailure: assign((_, { error }: { error: unknown }) => {
      const failure = failureOf(error)
      return { failure, faults: codeRefusalFaults(failure) }
    }),
  },
  guards: {
    isFaultless: (_, { form }: { form: CodeForm }) => isFaultless(codeFaults(form)),
    isAppInUse: ({ context }) => typeof context.factor?.authenticatorSince === 'string',
    isAppAbsent: ({ context }) => context.factor?.authenticatorSince === null,
    hasAnyFactor: ({ context }) => context.factor !== null && hasAnyFactor(context.factor),
    hasCodes: (_, { codes }: { codes: readonly string[] }) => codes.length > 0,
  },
}).createMachine({
  id: 'second-factor',
  context: { factor: null, authenticator: null, codes: [], faults: {}, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: { id: 'fetchSecondFactor', src: 'fetchSecondFactor', onDone: keepFactor, onError: onError('failed') },
    },
    failed: { tags: 'failed', on: { 'factor.read': { target: 'loading', actions: 'begin' } } },
    ready: {
      on: {
        'setup.start': { guard: 'isAppAbsent', target: 'starting', actions: 'begin' },
        'codes.renew': { guard: 'hasAnyFactor', target: 'renewing', actions: 'begin' },
        'factor.remove': { guard: 'isAppInUse', target: 'removing', actions: 'begin' },
        'passkey.added': [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event },
            target: 'showingCodes',
            actions: { type: 'keepCodes', params: ({ event }) => event },
          },
          { target: 'loading', actions: 'begin' },
        ],
        'passkey.removed': { actions: { type: 'keepFactor', params: ({ event }) => event } },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startAuthenticator',
        src: 'startAuthenticator',
        onDone: {
          target: 'showingSecret',
          actions: { type: 'keepAuthenticator', params: ({ event }) => ({ authenticator: event.output }) },
        },
        onError: onError('ready'),
      },
    },
    showingSecret: {
      on: {
        'code.submit': [
          {
            guard: { type: 'isFaultless', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'check', params: ({ event }) => event },
          },
          { actions: { type: 'check', params: ({ event }) => event } },
        ],
        'setup.cancel': { target: 'ready', actions: 'forgetAuthenticator' },
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmAuthenticator',
        src: 'confirmAuthenticator',
        // This state is entered only by `code.submit`.
        input: ({ event }) => (event as Extract<SecondFactorEvent, { type: 'code.submit' }>).form,
        // Whoever has a passkey has recovery codes already.
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => ({ codes: event.output }) },
            target: 'showingCodes',
            actions: keepCodes,
          },
          { target: 'loading', actions: 'forgetAuthenticator' },
        ],
        onError: onError('showingSecret'),
      },
    },
    renewing: {
      tags: 'busy',
      invoke: {
        id: 'renewRecoveryCodes',
        src: 'renewRecoveryCodes',
        onDone: { target: 'showingCodes', actions: keepCodes },
        onError: onError('ready'),
      },
    },
    showingCodes: { on: { 'codes.keep': { target: 'loading', actions: 'forgetCodes' } } },
    removing: {
      tags: 'busy',
      invoke: { id: 'removeAuthenticator', src: 'removeAuthenticator', onDone: keepFactor, onError: onError('ready') },
    },
  },
})
