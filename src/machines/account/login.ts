/** The login form. Specification, sections 2, 4 and 5. */
import { assign, setup } from 'xstate'
import { credentialsOf, loginFaults, type Credentials, type LoginForm } from '../../../domain/account/login.ts'
import { asksForCode, codeRefusalFaults } from '../../../domain/account/second-factor.ts'
import type { Session } from '../../../domain/account/session.ts'
import { requestForm, type RequestFormContext, type RequestFormEvent } from '../recipes/request-form.ts'
import { requiredAction } from '../required.ts'

export interface LoginContext extends RequestFormContext<keyof LoginForm, Session> {
  /** The user name of the last attempt. */
  readonly username: string
}

const form = requestForm<LoginForm, Credentials, Session, keyof LoginForm, LoginContext>({
  faultsOf: loginFaults,
  requestOf: credentialsOf,
  refusalFaults: codeRefusalFaults,
})

export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as RequestFormEvent<LoginForm>,
    tags: {} as 'busy',
  },
  actors: form.actors,
  actions: {
    ...form.actions,
    check: assign((_, { form: entered }: { form: LoginForm }) => ({
      ...form.checked(entered),
      username: credentialsOf(entered).username,
    })),
    /** Provided by the route: starts the session, which is not stored in this machine. */
    accept: requiredAction<{ answer: Session }>('accept'),
  },
  guards: {
    ...form.guards,
    isWrongPassword: ({ context }) => context.failure?.status === 401,
    asksForCode: ({ context }) => asksForCode(context.failure),
  },
}).createMachine({
  id: 'login',
  context: { ...form.context, username: '' },
  initial: form.initial,
  states: {
    ...form.states,
    // The code of the next screen may still have to load.
    succeeded: { type: 'final', tags: 'busy' },
    failed: {
      always: [{ guard: 'isWrongPassword', target: 'refused' }, { guard: 'asksForCode', target: 'challenged' }],
      on: form.on,
    },
    refused: { on: form.on },
    /** The password was right, and a code is needed too. */
    challenged: { on: form.on },
  },
})
