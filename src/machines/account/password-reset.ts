/** A forgotten password: asking for a link, and choosing a new one with it. Specification, sections 2, 4, 5 and 8. */
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import {
  forgottenPasswordFaults, newPasswordFaults, passwordRefusalFaults, type ForgottenPasswordForm, type NewPasswordForm,
} from '../../../domain/password-reset.ts'
import type { PasswordChoice } from '../../api/accounts.ts'

export interface PasswordResetContext {
  /** The secret of the link; null when the address has none. */
  readonly token: string | null
  readonly faults: FieldFaults<keyof ForgottenPasswordForm | keyof NewPasswordForm>
  /** What the server said last. */
  readonly answer: string | null
  /** Why it failed last. */
  readonly failure: Failure | null
}

export type PasswordResetEvent =
  | { type: 'link.request'; form: ForgottenPasswordForm }
  | { type: 'password.choose'; form: NewPasswordForm }
  | { type: 'status.close' }

export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as Pick<PasswordResetContext, 'token'>,
    tags: {} as 'busy',
  },
  actors: {
    forgotPassword: fromPromise<string, { email: string }>(() => Promise.reject(new Error('not provided'))),
    resetPassword: fromPromise<string, PasswordChoice>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** Provided by the route. */
    openLogin: () => {},
    /** Provided by the route: a new password ends the sessions of its account, so that of this browser too. */
    endSession: () => {},
    show: assign((_, { faults }: { faults: PasswordResetContext['faults'] }) => ({ faults, answer: null, failure: null })),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isFaultless: (_, { faults }: { faults: PasswordResetContext['faults'] }) => isFaultless(faults),
  },
  delays: { redirect: 2000 },
}).createMachine({
  id: 'password-reset',
  context: ({ input }) => ({ token: input.token, faults: {}, answer: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      always: [{ guard: 'hasToken', target: 'choosing' }, { target: 'requesting' }],
    },
    requesting: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'link.request': [
              {
                guard: { type: 'isFaultless', params: ({ event }) => ({ faults: forgottenPasswordFaults(event.form) }) },
                target: 'sending',
                actions: { type: 'show', params: { faults: {} } },
              },
              { actions: { type: 'show', params: ({ event }) => ({ faults: forgottenPasswordFaults(event.form) }) } },
            ],
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'forgotPassword',
            src: 'forgotPassword',
            input: ({ event }) => {
              assertEvent(event, 'link.request')
              return { email: event.form.email.trim() }
            },
            onDone: { target: 'linkSent', actions: assign({ answer: ({ event }) => event.output }) },
            onError: { target: 'linkFailed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
          },
        },
        linkSent: { on: { 'status.close': 'editing' } },
        linkFailed: { on: { 'status.close': 'editing' } },
      },
    },
    choosing: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'password.choose': [
              {
                guard: { type: 'isFaultless', params: ({ event }) => ({ faults: newPasswordFaults(event.form) }) },
                target: 'saving',
                actions: { type: 'show', params: { faults: {} } },
              },
              { actions: { type: 'show', params: ({ event }) => ({ faults: newPasswordFaults(event.form) }) } },
            ],
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'resetPassword',
            src: 'resetPassword',
            input: ({ context, event }) => {
              assertEvent(event, 'password.choose')
              return { token: context.token ?? '', newPassword: event.form.newPassword }
            },
            onDone: { target: 'saved', actions: [assign({ answer: ({ event }) => event.output }), 'endSession'] },
            onError: {
              target: 'failed',
              actions: assign(({ event: { error } }) => ({ failure: failureOf(error), faults: passwordRefusalFaults(failureOf(error)) })),
            },
          },
        },
        saved: {
          after: { redirect: 'leaving' },
          on: { 'status.close': 'leaving' },
        },
        leaving: { type: 'final', entry: 'openLogin' },
        failed: { on: { 'status.close': 'editing' } },
      },
    },
  },
})
