/** Writing to the people behind the site. Specification, sections 2, 5 and 8. */
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { contactFaults, trimmedMessage, type ContactMessage } from '../../../domain/contact-message.ts'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'

export interface ContactContext {
  readonly faults: FieldFaults<keyof ContactMessage>
  /** Why it failed last. */
  readonly failure: Failure | null
}

export type ContactEvent = { type: 'message.send'; message: ContactMessage } | { type: 'status.close' }

export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    tags: {} as 'busy',
  },
  actors: {
    sendContactMessage: fromPromise<string, ContactMessage>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    check: assign((_, { message }: { message: ContactMessage }) => ({ faults: contactFaults(message), failure: null })),
  },
  guards: {
    isFaultless: (_, { message }: { message: ContactMessage }) => isFaultless(contactFaults(message)),
  },
}).createMachine({
  id: 'contact',
  context: { faults: {}, failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'message.send': [
          {
            guard: { type: 'isFaultless', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'check', params: ({ event }) => event },
          },
          { actions: { type: 'check', params: ({ event }) => event } },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendContactMessage',
        src: 'sendContactMessage',
        input: ({ event }) => {
          assertEvent(event, 'message.send')
          return trimmedMessage(event.message)
        },
        onDone: 'sent',
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    sent: { on: { 'status.close': 'editing' } },
    failed: { on: { 'status.close': 'editing' } },
  },
})
