/** Sending the confirmation link once more, by hand: what comes of each event in each state. */
import type { Recipient } from '../../../../domain/verification.ts'
import { resendVerificationMachine, type ResendVerificationContext } from '../../../../src/machines/account/resend-verification.ts'
import { tableOf } from '../../../../tools/paths/table.ts'
import { requestFormPart } from '../recipes/request-form.rows.ts'

const resting = ['editing', 'succeeded', 'failed']

const form = requestFormPart<Recipient, Recipient, string, 'email', ResendVerificationContext>({
  form: { email: ' eleni@example.org ' },
  request: { email: 'eleni@example.org' },
  faulty: { email: 'eleni@' },
  faults: { email: { rule: 'malformed' } },
  answer: 'On its way.',
  takenIn: resting,
  ignored: ['ask by name'],
})

export const resendVerificationTable = tableOf({
  machine: resendVerificationMachine,
  starts: { 'open the login': { in: 'editing' } },
  events: {
    ...form.events,
    'ask by name': { type: 'form.submit', form: { username: 'eleni' } },
    'turn to somebody else': { type: 'recipient.change' },
  },
  rows: [
    ...form.rows,
    {
      in: resting, on: 'ask by name', to: 'sending',
      changes: { faults: {}, answer: null, failure: null }, asks: [['sendRequest', { username: 'eleni' }]],
    },
    { in: [...resting, 'sending'], on: 'turn to somebody else', to: 'editing' },
  ],
  always: form.always,
  paths: 21,
})
