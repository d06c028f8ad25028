/** The table of the deletion of the own account. */
import { failed, table } from 'xstate-walk'
import type { AccountDeletion } from '../../../../domain/account/own-account.ts'
import { accountDeletionMachine, type AccountDeletionContext } from '../../../../src/machines/account/account-deletion.ts'
import { refusal } from '../failures.ts'
import { requestFormPart, unsent } from '../recipes/request-form.rows.ts'

const notCurrent = refusal('wrong-current-password', 'The current password is not right.')
const lastAdmin = refusal('last-admin', 'The site needs an administrator.')

const form = requestFormPart<AccountDeletion, AccountDeletion, string, keyof AccountDeletion, AccountDeletionContext>({
  form: { password: 'olives', listings: 'remove' },
  request: { password: 'olives', listings: 'remove' },
  faulty: { password: '', listings: 'keep' },
  faults: { password: { rule: 'missing' } },
  answer: '2026-12-06T09:12:44Z',
  acceptedIn: ['editing', 'failed'],
  ignored: ['close the message'],
})

export const accountDeletionTable = table({
  machine: accountDeletionMachine,
  starts: { 'open the account': { in: 'editing', context: unsent } },
  events: {
    ...form.events,
    'the server rejects the password': failed('sendRequest', notCurrent),
    'the server keeps its only administrator': failed('sendRequest', lastAdmin),
    'close the message': { type: 'status.close' },
  },
  tags: { busy: 'sending' },
  rows: [
    ...form.rows,
    {
      in: 'sending', on: 'the server rejects the password', to: 'failed',
      changes: { failure: notCurrent.failure, faults: { password: { rule: 'not-current' } } },
    },
    { in: 'sending', on: 'the server keeps its only administrator', to: 'failed', changes: { failure: lastAdmin.failure, faults: {} } },
    { in: 'succeeded', on: 'close the message', to: 'leaving', calls: [['endSession']] },
    { in: 'succeeded', on: ['submit the form', 'submit it with faults'], ignored: 'It is asked for.' },
    { in: ['editing', 'failed'], on: 'close the message', ignored: 'None is open.' },
  ],
  always: form.always,
  paths: 9,
})
