/** Sending the confirmation link once more, by hand: what comes of each event in each state. */
import { resendVerificationMachine } from '../../../../src/machines/account/resend-verification.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away } from '../failures.ts'

const faults = { email: { rule: 'malformed' } } as const
const resting = ['editing', 'sent', 'failed']
const forgotten = { answer: null, failure: null }

export const resendVerificationTable = tableOf({
  machine: resendVerificationMachine,
  starts: { 'open the login': { in: 'editing' } },
  events: {
    'ask by name': { type: 'link.request', recipient: { username: 'eleni' } },
    'ask by address': { type: 'link.request', recipient: { email: ' eleni@example.org ' } },
    'ask by a mistyped address': { type: 'link.request', recipient: { email: 'eleni@' } },
    'turn to somebody else': { type: 'recipient.change' },
    'the server says that it is sent': done('resendVerification', 'On its way.'),
    'the server does not answer': failed('resendVerification', away),
  },
  rows: [
    {
      in: resting, on: 'ask by name',
      to: 'sending', changes: { faults: {}, ...forgotten }, asks: [['resendVerification', { username: 'eleni' }]],
    },
    {
      in: resting, on: 'ask by address', to: 'sending',
      changes: { faults: {}, ...forgotten }, asks: [['resendVerification', { email: 'eleni@example.org' }]],
    },
    { in: resting, on: 'ask by a mistyped address', to: 'editing', changes: { faults, ...forgotten } },
    { in: [...resting, 'sending'], on: 'turn to somebody else', to: 'editing' },
    {
      in: 'sending', on: ['ask by name', 'ask by address', 'ask by a mistyped address'],
      ignored: 'What is on its way is not sent again.',
    },
    { in: 'sending', on: 'the server says that it is sent', to: 'sent', changes: { answer: 'On its way.' } },
    { in: 'sending', on: 'the server does not answer', to: 'failed', changes: { failure: away.failure } },
  ],
  paths: 24,
})
