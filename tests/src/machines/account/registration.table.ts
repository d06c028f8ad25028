/** The table of the registration. */
import { failed, table } from 'xstate-walk'
import type { Registration, RegistrationForm } from '../../../../domain/account/registration.ts'
import { registrationMachine, type RegistrationContext } from '../../../../src/machines/account/registration.ts'
import { refusal } from '../failures.ts'
import { requestFormPart, unsent } from '../recipes/request-form.rows.ts'

const email = 'eleni@example.org'
const password = 'olives-and-thyme'
const filledIn: RegistrationForm = { username: ' eleni', email, confirmEmail: `${email} `, password, confirmPassword: password }
const taken = refusal('username-taken')

const form = requestFormPart<RegistrationForm, Registration, string, keyof RegistrationForm, RegistrationContext>({
  form: filledIn,
  request: { username: 'eleni', email, password },
  faulty: { ...filledIn, confirmEmail: 'x@example.org', confirmPassword: 'x' },
  faults: { confirmEmail: { rule: 'emails-differ' }, confirmPassword: { rule: 'passwords-differ' } },
  answer: 'Welcome.',
  ignored: ['close the message', 'change the address'],
  stored: () => ({ typed: { username: 'eleni', email } }),
  accepted: ({ typed }) => ({ answer: 'Welcome.', registered: typed }),
})

export const registrationTable = table({
  machine: registrationMachine,
  starts: {
    'open the registration': { in: 'editing', context: { ...unsent, typed: { username: '', email: '' }, registered: null } },
  },
  events: {
    ...form.events,
    'the server reports that the name is taken': failed('sendRequest', taken),
    'close the message': { type: 'status.close' },
    'change the address': { type: 'address.change' },
  },
  tags: { busy: 'sending' },
  rows: [
    ...form.rows,
    {
      in: 'sending', on: 'the server reports that the name is taken', to: 'failed',
      changes: { faults: { username: { rule: 'taken' } }, failure: taken.failure },
    },
    { in: 'succeeded', on: 'close the message', to: 'registered' },
    { in: 'registered', on: 'change the address', to: 'editing' },
    { in: 'failed', on: 'close the message', to: 'editing' },
  ],
  always: form.always,
  paths: 13,
})
