/**
 * Confirms an e-mail address with the link of a registration, or ends the sign-up for the owner of the address. Specification,
 * sections 2, 4 and 8.
 */
import { assign, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { requiredPromise } from '../required.ts'

export interface EmailVerificationContext {
  /** The secret of the link; null if the address has none. */
  readonly token: string | null
  /** What the link is for. A link that disowns does nothing before the person says so, since mail scanners open links. */
  readonly purpose: 'confirm' | 'disown'
  /** The server's sentence; null until verified. */
  readonly answer: string | null
  /** The server's sentence; null until disowned. */
  readonly farewell: string | null
  /** The last failure. */
  readonly failure: Failure | null
}

export type EmailVerificationEvent =
  | { type: 'link.retry' }
  /** "This was not me": asks before it does anything. */
  | { type: 'signUp.doubt' }
  | { type: 'signUp.disown' }
  | { type: 'signUp.keep' }

interface Link {
  readonly token: string
}

export const emailVerificationMachine = setup({
  types: {
    context: {} as EmailVerificationContext,
    events: {} as EmailVerificationEvent,
    input: {} as Pick<EmailVerificationContext, 'token'> & Partial<Pick<EmailVerificationContext, 'purpose'>>,
    tags: {} as 'busy' | 'verified' | 'failed' | 'tokenMissing' | 'asking' | 'disowning' | 'disowned' | 'disownFailed',
  },
  actors: {
    confirmEmail: requiredPromise<string, Link>('confirmEmail'),
    disownSignUp: requiredPromise<string, Link>('disownSignUp'),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isDisownLink: ({ context }) => context.token !== null && context.purpose === 'disown',
    isVerified: ({ context }) => context.answer !== null,
  },
}).createMachine({
  id: 'email-verification',
  context: ({ input: { token, purpose = 'confirm' } }) => ({ token, purpose, answer: null, farewell: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      always: [
        { guard: 'isDisownLink', target: 'asking' },
        { guard: 'hasToken', target: 'verifying' },
        { target: 'tokenMissing' },
      ],
    },
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: { target: 'verified', actions: assign({ answer: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    verified: { tags: 'verified', on: { 'signUp.doubt': 'asking' } },
    failed: { tags: 'failed', on: { 'link.retry': 'verifying' } },
    tokenMissing: { type: 'final', tags: 'tokenMissing' },
    asking: {
      tags: 'asking',
      on: { 'signUp.disown': 'disowning', 'signUp.keep': { guard: 'isVerified', target: 'verified' } },
    },
    disowning: {
      tags: ['busy', 'disowning'],
      invoke: {
        id: 'disownSignUp',
        src: 'disownSignUp',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: { target: 'disowned', actions: assign({ farewell: ({ event }) => event.output }) },
        onError: { target: 'disownFailed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    disowned: { type: 'final', tags: 'disowned' },
    disownFailed: { tags: 'disownFailed', on: { 'signUp.disown': 'disowning' } },
  },
})
