/** The table of the form that requests a link for a new password. */
import { table } from 'xstate-walk'
import type { ForgottenPasswordForm } from '../../../../domain/account/password-reset.ts'
import { linkRequestMachine, type LinkRequestContext } from '../../../../src/machines/account/link-request.ts'
import { requestFormPart, unsent } from '../recipes/request-form.rows.ts'

const form = requestFormPart<ForgottenPasswordForm, ForgottenPasswordForm, string, keyof ForgottenPasswordForm, LinkRequestContext>({
  form: { email: ' eleni@example.org' },
  request: { email: 'eleni@example.org' },
  faulty: { email: 'eleni' },
  faults: { email: { rule: 'malformed' } },
  answer: 'Sent.',
  ignored: ['close the message'],
})

export const linkRequestTable = table({
  machine: linkRequestMachine,
  starts: { 'open the screen of a forgotten password': { in: 'editing', context: unsent } },
  events: { ...form.events, 'close the message': { type: 'status.close' } },
  tags: { busy: 'sending' },
  rows: [...form.rows, { in: ['succeeded', 'failed'], on: 'close the message', to: 'editing' }],
  always: form.always,
  paths: 6,
})
