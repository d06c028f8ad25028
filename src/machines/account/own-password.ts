/** Changes the password of a signed-in member. */
import { setup } from 'xstate'
import {
  ownPasswordFaults, ownPasswordRefusalFaults, type OwnPasswordChange, type OwnPasswordForm,
} from '../../../domain/account/own-account.ts'
import { requestForm, type RequestFormContext, type RequestFormEvent } from '../recipes/request-form.ts'
import { requiredAction } from '../required.ts'

export type OwnPasswordContext = RequestFormContext<keyof OwnPasswordForm>

const form = requestForm<OwnPasswordForm, OwnPasswordChange, string, keyof OwnPasswordForm>({
  faultsOf: ownPasswordFaults,
  requestOf: ({ password, newPassword }) => ({ password, newPassword }),
  refusalFaults: ownPasswordRefusalFaults,
})

export const ownPasswordMachine = setup({
  types: {
    context: {} as OwnPasswordContext,
    events: {} as RequestFormEvent<OwnPasswordForm>,
    tags: {} as 'busy',
  },
  actors: form.actors,
  actions: {
    ...form.actions,
    /** Provided by the route. A new password ends all sessions but this one. */
    forgetOtherSessions: requiredAction('forgetOtherSessions'),
  },
  guards: form.guards,
}).createMachine({
  id: 'own-password',
  context: form.context,
  initial: form.initial,
  states: {
    ...form.states,
    succeeded: { entry: 'forgetOtherSessions', on: form.on },
    failed: { on: form.on },
  },
})
