/** Confirms an e-mail address with the link of a registration. Specification, sections 2, 4 and 8. */
import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'

export interface EmailVerificationContext {
  /** The secret of the link; null if the address has none. */
  readonly token: string | null
  /** The server's sentence; null until verified. */
  readonly answer: string | null
  /** The last failure. */
  readonly failure: Failure | null
}

export type EmailVerificationEvent = { type: 'link.retry' }

export const emailVerificationMachine = setup({
  types: {
    context: {} as EmailVerificationContext,
    events: {} as EmailVerificationEvent,
    input: {} as Pick<EmailVerificationContext, 'token'>,
    tags: {} as 'busy' | 'verified' | 'failed' | 'tokenMissing',
  },
  actors: {
    confirmEmail: fromPromise<string, { token: string }>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
  },
}).createMachine({
  id: 'email-verification',
  context: ({ input }) => ({ token: input.token, answer: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      always: [{ guard: 'hasToken', target: 'verifying' }, { target: 'tokenMissing' }],
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
    verified: { type: 'final', tags: 'verified' },
    failed: { tags: 'failed', on: { 'link.retry': 'verifying' } },
    tokenMissing: { type: 'final', tags: 'tokenMissing' },
  },
})
