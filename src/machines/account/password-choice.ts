/** Sets a new password with the link of a mail. Specification, sections 2, 4, 5 and 8. */
import { setup } from 'xstate'
import { newPasswordFaults, passwordRefusalFaults, type NewPasswordForm } from '../../../domain/account/password-reset.ts'
import type { PasswordChoice } from '../../api/account/accounts.ts'
import { requestForm, type RequestFormContext, type RequestFormEvent } from '../recipes/request-form.ts'
import { requiredAction } from '../required.ts'

export interface PasswordChoiceContext extends RequestFormContext<keyof NewPasswordForm> {
  /** The secret of the link. */
  readonly token: string
}

export type PasswordChoiceEvent = RequestFormEvent<NewPasswordForm> | { type: 'status.close' }

const form = requestForm<
  NewPasswordForm, PasswordChoice, string, keyof NewPasswordForm, PasswordChoiceContext, PasswordChoiceEvent
>({
  faultsOf: newPasswordFaults,
  requestOf: ({ newPassword }, { token }) => ({ token, newPassword }),
  refusalFaults: passwordRefusalFaults,
})

export const passwordChoiceMachine = setup({
  types: {
    context: {} as PasswordChoiceContext,
    events: {} as PasswordChoiceEvent,
    input: {} as Pick<PasswordChoiceContext, 'token'>,
    tags: {} as 'busy',
  },
  actors: form.actors,
  actions: {
    ...form.actions,
    /** Provided by the route. */
    openLogin: requiredAction('openLogin'),
    /** Provided by the route. A new password ends all sessions of the user, including the one in this browser. */
    endSession: requiredAction('endSession'),
  },
  guards: form.guards,
  delays: { redirect: 2000 },
}).createMachine({
  id: 'password-choice',
  context: ({ input: { token } }) => ({ ...form.context, token }),
  initial: form.initial,
  states: {
    ...form.states,
    succeeded: {
      entry: 'endSession',
      after: { redirect: 'leaving' },
      on: { 'status.close': 'leaving' },
    },
    leaving: { type: 'final', entry: 'openLogin' },
    failed: { on: { 'status.close': 'editing' } },
  },
})
