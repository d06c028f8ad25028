/** Sends the verification mail again, for the screens of login, registration and verification. */
import { setup } from 'xstate'
import { recipientFaults, trimmedRecipient, type Recipient } from '../../../domain/account/verification.ts'
import { requestForm, type RequestFormContext, type RequestFormEvent } from '../recipes/request-form.ts'

export type ResendVerificationContext = RequestFormContext<'email'>

/** `recipient.change`: the next request is for another recipient. */
export type ResendVerificationEvent = RequestFormEvent<Recipient> | { type: 'recipient.change' }

const form = requestForm<Recipient, Recipient, string, 'email', ResendVerificationContext, ResendVerificationEvent>({
  faultsOf: recipientFaults,
  requestOf: trimmedRecipient,
})

export const resendVerificationMachine = setup({
  types: {
    context: {} as ResendVerificationContext,
    events: {} as ResendVerificationEvent,
    tags: {} as 'busy',
  },
  actors: form.actors,
  actions: form.actions,
  guards: form.guards,
}).createMachine({
  id: 'resend-verification',
  context: form.context,
  initial: form.initial,
  on: { 'recipient.change': '.editing' },
  states: {
    ...form.states,
    succeeded: { on: form.on },
    failed: { on: form.on },
  },
})
