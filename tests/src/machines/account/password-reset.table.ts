/** A forgotten password, by hand: what comes of each event in each state. */
import { passwordResetMachine } from '../../../../src/machines/account/password-reset.ts'
import { done, elapsed, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away, refusal } from '../failures.ts'

const expired = refusal('unknown-link')
const common = refusal('common-password')
const ofLinks = ['ask for a link', 'ask for a link by a mistyped address']
const ofPasswords = ['choose a password', 'choose it with another repetition']

export const passwordResetTable = tableOf({
  machine: passwordResetMachine,
  starts: {
    'forget the password': { input: () => ({ token: null }), in: 'requesting.editing' },
    'open the link of the mail': { input: () => ({ token: 'secret' }), in: 'choosing.editing' },
  },
  events: {
    'ask for a link': { type: 'link.request', form: { email: ' eleni@example.org' } },
    'ask for a link by a mistyped address': { type: 'link.request', form: { email: 'eleni' } },
    'the server says that the link is sent': done('forgotPassword', 'Sent.'),
    'the server does not send a link': failed('forgotPassword', away),
    'choose a password': { type: 'password.choose', form: { newPassword: 'mountain-tea', confirmPassword: 'mountain-tea' } },
    'choose it with another repetition': { type: 'password.choose', form: { newPassword: 'mountain-tea', confirmPassword: 'tea' } },
    'the server says that it is changed': done('resetPassword', 'Changed.'),
    'the server says that the link has expired': failed('resetPassword', expired),
    'the server says that many people use this password': failed('resetPassword', common),
    'close the message': { type: 'status.close' },
    'two seconds go by': elapsed('redirect', 'choosing.saved', 2000),
  },
  rows: [
    {
      in: 'requesting.editing', on: 'ask for a link', to: 'requesting.sending',
      changes: { faults: {}, answer: null, failure: null }, asks: [['forgotPassword', { email: 'eleni@example.org' }]],
    },
    {
      in: 'requesting.editing', on: 'ask for a link by a mistyped address',
      changes: { faults: { email: { rule: 'malformed' } }, answer: null, failure: null },
    },
    {
      in: ['requesting.sending', 'choosing.saving'], on: [...ofLinks, ...ofPasswords, 'close the message'],
      ignored: 'What is on its way is not sent again.',
    },
    { in: 'requesting.sending', on: 'the server says that the link is sent', to: 'requesting.linkSent', changes: { answer: 'Sent.' } },
    { in: 'requesting.sending', on: 'the server does not send a link', to: 'requesting.linkFailed', changes: { failure: away.failure } },
    { in: ['requesting.linkSent', 'requesting.linkFailed'], on: 'close the message', to: 'requesting.editing' },
    {
      in: 'choosing.editing', on: 'choose a password', to: 'choosing.saving',
      changes: { faults: {}, answer: null, failure: null }, asks: [['resetPassword', { token: 'secret', newPassword: 'mountain-tea' }]],
    },
    {
      in: 'choosing.editing', on: 'choose it with another repetition',
      changes: { faults: { confirmPassword: { rule: 'passwords-differ' } }, answer: null, failure: null },
    },
    {
      in: 'choosing.saving', on: 'the server says that it is changed', to: 'choosing.saved',
      changes: { answer: 'Changed.' }, calls: [['endSession']],
    },
    {
      in: 'choosing.saving', on: 'the server says that the link has expired',
      to: 'choosing.failed', changes: { failure: expired.failure },
    },
    {
      in: 'choosing.saving', on: 'the server says that many people use this password',
      to: 'choosing.failed', changes: { failure: common.failure, faults: { newPassword: { rule: 'too-common' } } },
    },
    { in: 'choosing.saved', on: ['two seconds go by', 'close the message'], to: 'choosing.leaving', calls: [['openLogin']] },
    { in: 'choosing.failed', on: 'close the message', to: 'choosing.editing' },
  ],
  paths: 14,
})
