/** Signing in, by hand: what comes of each event in each state. */
import type { LoginForm } from '../../../../domain/login.ts'
import type { Session } from '../../../../domain/session.ts'
import { loginMachine } from '../../../../src/machines/account/login.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away, refusal } from '../failures.ts'

const form: LoginForm = { username: 'eleni', password: 'olives-and-thyme' }
const session: Session = { username: 'eleni', role: 'ROLE_USER', token: 'a.b.c', expiresAt: null }
const wrongPassword = refusal('wrong-password', 'Wrong password.')
const bothMissing = { username: { rule: 'missing' }, password: { rule: 'missing' } } as const
const resting = ['editing', 'refused', 'failed']

export const loginTable = tableOf({
  machine: loginMachine,
  starts: { 'open the login': { in: 'editing' } },
  events: {
    'submit the form': { type: 'form.submit', form },
    'submit an empty form': { type: 'form.submit', form: { username: ' ', password: '' } },
    'the server answers with a session': done('login', session),
    'the server says that the password is wrong': failed('login', wrongPassword),
    'the server does not answer': failed('login', away),
  },
  rows: [
    {
      in: resting, on: 'submit the form',
      to: 'submitting', changes: { username: 'eleni', faults: {}, failure: null }, asks: [['login', form]],
    },
    { in: resting, on: 'submit an empty form', to: 'editing', changes: { username: '', faults: bothMissing, failure: null } },
    {
      in: 'submitting', on: ['submit the form', 'submit an empty form'],
      ignored: 'What is on its way is not sent again.',
    },
    { in: 'submitting', on: 'the server answers with a session', to: 'succeeded', calls: [['startSession', { session }]] },
    {
      in: 'submitting', on: 'the server says that the password is wrong', to: 'refused',
      changes: { failure: wrongPassword.failure },
    },
    { in: 'submitting', on: 'the server does not answer', to: 'failed', changes: { failure: away.failure } },
  ],
  paths: 9,
})
