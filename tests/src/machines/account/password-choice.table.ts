/** The table of the form for a new password. */
import { after, failed, table } from 'xstate-walk'
import type { NewPasswordForm } from '../../../../domain/account/password-reset.ts'
import type { PasswordChoice } from '../../../../src/api/account/accounts.ts'
import { passwordChoiceMachine, type PasswordChoiceContext } from '../../../../src/machines/account/password-choice.ts'
import { refusal } from '../failures.ts'
import { requestFormPart, unsent } from '../recipes/request-form.rows.ts'

const expired = refusal('unknown-link')
const common = refusal('common-password')

const form = requestFormPart<NewPasswordForm, PasswordChoice, string, keyof NewPasswordForm, PasswordChoiceContext>({
  form: { newPassword: 'mountain-tea', confirmPassword: 'mountain-tea' },
  request: { token: 'secret', newPassword: 'mountain-tea' },
  faulty: { newPassword: 'mountain-tea', confirmPassword: 'tea' },
  faults: { confirmPassword: { rule: 'passwords-differ' } },
  answer: 'Changed.',
  ignored: ['close the message'],
  calls: [['endSession']],
})

export const passwordChoiceTable = table({
  machine: passwordChoiceMachine,
  starts: {
    'open the link of the mail': { input: () => ({ token: 'secret' }), in: 'editing', context: { ...unsent, token: 'secret' } },
  },
  events: {
    ...form.events,
    'the server reports that the link has expired': failed('sendRequest', expired),
    'the server reports that the password is common': failed('sendRequest', common),
    'close the message': { type: 'status.close' },
    'two seconds pass': after('redirect', 'succeeded', 2000),
  },
  tags: { busy: 'sending' },
  rows: [
    ...form.rows,
    { in: 'sending', on: 'the server reports that the link has expired', to: 'failed', changes: { failure: expired.failure } },
    {
      in: 'sending', on: 'the server reports that the password is common', to: 'failed',
      changes: { failure: common.failure, faults: { newPassword: { rule: 'too-common' } } },
    },
    { in: 'succeeded', on: ['two seconds pass', 'close the message'], to: 'leaving', calls: [['openLogin']] },
    { in: 'failed', on: 'close the message', to: 'editing' },
  ],
  always: form.always,
  paths: 10,
})
