/** Signing in. Specification, sections 2, 4 and 5. */
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import { credentialsOf, loginFaults, type LoginForm } from '../../../domain/login.ts'
import type { Session } from '../../../domain/session.ts'

export interface LoginContext {
  /** Who tried last. */
  readonly username: string
  readonly faults: FieldFaults<keyof LoginForm>
  /** Why it was refused or failed last. */
  readonly failure: Failure | null
}

export type LoginEvent = { type: 'form.submit'; form: LoginForm }

export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    tags: {} as 'busy',
  },
  actors: {
    login: fromPromise<Session, LoginForm>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** Provided by the route: from here on this person is signed in. */
    startSession: (_, _params: { session: Session }) => {},
    check: assign((_, { form }: { form: LoginForm }) => ({
      username: credentialsOf(form).username,
      faults: loginFaults(form),
      failure: null,
    })),
    explain: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isFaultless: (_, { form }: { form: LoginForm }) => isFaultless(loginFaults(form)),
    isWrongPassword: (_, { error }: { error: unknown }) => failureOf(error).status === 401,
  },
}).createMachine({
  id: 'login',
  context: { username: '', faults: {}, failure: null },
  initial: 'editing',
  on: {
    'form.submit': [
      {
        guard: { type: 'isFaultless', params: ({ event }) => event },
        target: '.submitting',
        actions: { type: 'check', params: ({ event }) => event },
      },
      { target: '.editing', actions: { type: 'check', params: ({ event }) => event } },
    ],
  },
  states: {
    editing: {},
    submitting: {
      tags: 'busy',
      // What is on its way is not sent again.
      on: { 'form.submit': undefined },
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ event }) => {
          assertEvent(event, 'form.submit')
          return credentialsOf(event.form)
        },
        onDone: { target: 'succeeded', actions: { type: 'startSession', params: ({ event }) => ({ session: event.output }) } },
        onError: [
          {
            guard: { type: 'isWrongPassword', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'explain', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'explain', params: ({ event }) => event } },
        ],
      },
    },
    succeeded: { type: 'final' },
    refused: {},
    failed: {},
  },
})
