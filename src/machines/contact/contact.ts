/** The contact form. Specification, sections 2, 5 and 8. */
import { setup } from 'xstate'
import { contactFaults, trimmedMessage, type ContactMessage } from '../../../domain/account/contact-message.ts'
import { requestForm, type RequestFormContext, type RequestFormEvent } from '../recipes/request-form.ts'

export type ContactContext = RequestFormContext<keyof ContactMessage>

export type ContactEvent = RequestFormEvent<ContactMessage> | { type: 'status.close' }

const form = requestForm<ContactMessage, ContactMessage, string, keyof ContactMessage, ContactContext, ContactEvent>({
  faultsOf: contactFaults,
  requestOf: trimmedMessage,
})

export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    tags: {} as 'busy',
  },
  actors: form.actors,
  actions: form.actions,
  guards: form.guards,
}).createMachine({
  id: 'contact',
  context: form.context,
  initial: form.initial,
  states: {
    ...form.states,
    succeeded: { on: { 'status.close': 'editing' } },
    failed: { on: { 'status.close': 'editing' } },
  },
})
