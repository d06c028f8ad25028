/** The table of the form that sends the confirmation link again. */
import { table } from 'xstate-walk'
import type { Recipient } from '../../../../domain/account/verification.ts'
import { resendVerificationMachine, type ResendVerificationContext } from '../../../../src/machines/account/resend-verification.ts'
import { requestFormPart, unsent } from '../recipes/request-form.rows.ts'

const resting = ['editing', 'succeeded', 'failed']

const form = requestFormPart<Recipient, Recipient, string, 'email', ResendVerificationContext>({
  form: { email: ' eleni@example.org ' },
  request: { email: 'eleni@example.org' },
  faulty: { email: 'eleni@' },
  faults: { email: { rule: 'malformed' } },
  answer: 'Sent.',
  acceptedIn: resting,
  ignored: ['request the link by user name'],
})

export const resendVerificationTable = table({
  machine: resendVerificationMachine,
  starts: { 'open the login': { in: 'editing', context: unsent } },
  events: {
    ...form.events,
    'request the link by user name': { type: 'form.submit', form: { username: 'eleni' } },
    'change the recipient': { type: 'recipient.change' },
  },
  tags: { busy: 'sending' },
  rows: [
    ...form.rows,
    {
      in: resting, on: 'request the link by user name', to: 'sending',
      changes: { faults: {}, answer: null, failure: null }, invokes: [['sendRequest', { username: 'eleni' }]],
    },
    { in: [...resting, 'sending'], on: 'change the recipient', to: 'editing' },
  ],
  always: form.always,
  paths: 21,
})
