/** Becoming a member, by hand: what comes of each event in each state. */
import type { RegistrationForm } from '../../../../domain/registration.ts'
import { registrationMachine } from '../../../../src/machines/account/registration.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away, refusal } from '../failures.ts'

const email = 'eleni@example.org'
const password = 'olives-and-thyme'
const form: RegistrationForm = { username: ' eleni', email, confirmEmail: `${email} `, password, confirmPassword: password }
const typed = { username: 'eleni', email }
const differ = { confirmEmail: { rule: 'emails-differ' }, confirmPassword: { rule: 'passwords-differ' } } as const
const taken = refusal('username-taken')

export const registrationTable = tableOf({
  machine: registrationMachine,
  starts: { 'open the registration': { in: 'editing' } },
  events: {
    'register': { type: 'form.submit', form },
    'register with other repetitions': { type: 'form.submit', form: { ...form, confirmEmail: 'x@example.org', confirmPassword: 'x' } },
    'the server takes it': done('register', 'Welcome.'),
    'the server says that the name is taken': failed('register', taken),
    'the server does not answer': failed('register', away),
    'close the message': { type: 'status.close' },
    'change the address': { type: 'address.change' },
  },
  rows: [
    {
      in: 'editing', on: 'register', to: 'submitting',
      changes: { typed, faults: {}, failure: null }, asks: [['register', { username: 'eleni', email, password }]],
    },
    { in: 'editing', on: 'register with other repetitions', changes: { typed, faults: differ, failure: null } },
    {
      in: 'submitting', on: ['register', 'register with other repetitions', 'close the message', 'change the address'],
      ignored: 'What is on its way is not sent again.',
    },
    { in: 'submitting', on: 'the server takes it', to: 'succeeded', changes: { registered: typed } },
    {
      in: 'submitting', on: 'the server says that the name is taken', to: 'failed',
      changes: { faults: { username: { rule: 'taken' } }, failure: taken.failure },
    },
    { in: 'submitting', on: 'the server does not answer', to: 'failed', changes: { faults: {}, failure: away.failure } },
    { in: 'succeeded', on: 'close the message', to: 'registered' },
    { in: 'registered', on: 'change the address', to: 'editing' },
    { in: 'failed', on: 'close the message', to: 'editing' },
  ],
  paths: 13,
})
