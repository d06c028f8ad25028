/** Requests a mail with a link to set a new password. Specification, sections 2, 4, 5 and 8. */
import { setup } from 'xstate'
import { forgottenPasswordFaults, linkRequestOf, type ForgottenPasswordForm } from '../../../domain/account/password-reset.ts'
import { requestForm, type RequestFormContext, type RequestFormEvent } from '../recipes/request-form.ts'

export type LinkRequestContext = RequestFormContext<keyof ForgottenPasswordForm>

export type LinkRequestEvent = RequestFormEvent<ForgottenPasswordForm> | { type: 'status.close' }

const form = requestForm<
  ForgottenPasswordForm, ForgottenPasswordForm, string, keyof ForgottenPasswordForm, LinkRequestContext, LinkRequestEvent
>({
  faultsOf: forgottenPasswordFaults,
  requestOf: linkRequestOf,
})

export const linkRequestMachine = setup({
  types: {
    context: {} as LinkRequestContext,
    events: {} as LinkRequestEvent,
    tags: {} as 'busy',
  },
  actors: form.actors,
  actions: form.actions,
  guards: form.guards,
}).createMachine({
  id: 'link-request',
  context: form.context,
  initial: form.initial,
  states: {
    ...form.states,
    succeeded: { on: { 'status.close': 'editing' } },
    failed: { on: { 'status.close': 'editing' } },
  },
})
