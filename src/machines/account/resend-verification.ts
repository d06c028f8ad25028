/** Sending the link that confirms an address once more, for the screens of login and verification. */
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import { recipientFaults, trimmedRecipient, type Recipient } from '../../../domain/verification.ts'

export interface ResendVerificationContext {
  readonly faults: FieldFaults<'email'>
  /** What the server said last; the same for every recipient. */
  readonly answer: string | null
  /** Why it failed last. */
  readonly failure: Failure | null
}

/** `recipient.change`: the next request would be for somebody else. */
export type ResendVerificationEvent = { type: 'link.request'; recipient: Recipient } | { type: 'recipient.change' }

export const resendVerificationMachine = setup({
  types: {
    context: {} as ResendVerificationContext,
    events: {} as ResendVerificationEvent,
    tags: {} as 'busy',
  },
  actors: {
    resendVerification: fromPromise<string, Recipient>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    check: assign((_, { recipient }: { recipient: Recipient }) => ({
      faults: recipientFaults(recipient),
      answer: null,
      failure: null,
    })),
  },
  guards: {
    isFaultless: (_, { recipient }: { recipient: Recipient }) => isFaultless(recipientFaults(recipient)),
  },
}).createMachine({
  id: 'resend-verification',
  context: { faults: {}, answer: null, failure: null },
  initial: 'editing',
  on: {
    'link.request': [
      {
        guard: { type: 'isFaultless', params: ({ event }) => event },
        target: '.sending',
        actions: { type: 'check', params: ({ event }) => event },
      },
      { target: '.editing', actions: { type: 'check', params: ({ event }) => event } },
    ],
    'recipient.change': '.editing',
  },
  states: {
    editing: {},
    sending: {
      tags: 'busy',
      // What is on its way is not sent again.
      on: { 'link.request': undefined },
      invoke: {
        id: 'resendVerification',
        src: 'resendVerification',
        input: ({ event }) => {
          assertEvent(event, 'link.request')
          return trimmedRecipient(event.recipient)
        },
        onDone: { target: 'sent', actions: assign({ answer: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    sent: {},
    failed: {},
  },
})
