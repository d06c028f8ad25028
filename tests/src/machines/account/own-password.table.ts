/** The table of the change of the own password. */
import { failed, table } from 'xstate-walk'
import type { OwnPasswordChange, OwnPasswordForm } from '../../../../domain/account/own-account.ts'
import { ownPasswordMachine, type OwnPasswordContext } from '../../../../src/machines/account/own-password.ts'
import { refusal } from '../failures.ts'
import { requestFormPart, unsent } from '../recipes/request-form.rows.ts'

const resting = ['editing', 'succeeded', 'failed']
const notCurrent = refusal('wrong-current-password', 'The current password is not right.')
const tooCommon = refusal('common-password', 'This password is too common.')

const form = requestFormPart<OwnPasswordForm, OwnPasswordChange, string, keyof OwnPasswordForm, OwnPasswordContext>({
  form: { password: 'olives', newPassword: 'olives-and-thyme', confirmPassword: 'olives-and-thyme' },
  request: { password: 'olives', newPassword: 'olives-and-thyme' },
  faulty: { password: '', newPassword: 'thyme', confirmPassword: 'thymes' },
  faults: { password: { rule: 'missing' }, newPassword: { rule: 'too-short', limit: 8 }, confirmPassword: { rule: 'passwords-differ' } },
  answer: 'Changed.',
  acceptedIn: resting,
  calls: [['forgetOtherSessions']],
})

export const ownPasswordTable = table({
  machine: ownPasswordMachine,
  starts: { 'open the account': { in: 'editing', context: unsent } },
  events: {
    ...form.events,
    'the server rejects the current password': failed('sendRequest', notCurrent),
    'the server rejects the new password': failed('sendRequest', tooCommon),
  },
  tags: { busy: 'sending' },
  rows: [
    ...form.rows,
    {
      in: 'sending', on: 'the server rejects the current password', to: 'failed',
      changes: { failure: notCurrent.failure, faults: { password: { rule: 'not-current' } } },
    },
    {
      in: 'sending', on: 'the server rejects the new password', to: 'failed',
      changes: { failure: tooCommon.failure, faults: { newPassword: { rule: 'too-common' } } },
    },
  ],
  always: form.always,
  paths: 10,
})
