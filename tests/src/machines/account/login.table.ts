/** The table of the login. */
import { failed, table } from 'xstate-walk'
import type { LoginForm } from '../../../../domain/account/login.ts'
import type { Session } from '../../../../domain/account/session.ts'
import { loginMachine, type LoginContext } from '../../../../src/machines/account/login.ts'
import { refusal } from '../failures.ts'
import { requestFormPart, unsent } from '../recipes/request-form.rows.ts'

const session: Session = { username: 'eleni', role: 'ROLE_USER', token: 'a.b.c', expiresAt: null }
const wrongPassword = refusal('wrong-password', 'Wrong password.')

const form = requestFormPart<LoginForm, LoginForm, Session, keyof LoginForm, LoginContext>({
  form: { username: ' eleni', password: 'olives-and-thyme' },
  request: { username: 'eleni', password: 'olives-and-thyme' },
  faulty: { username: ' ', password: '' },
  faults: { username: { rule: 'missing' }, password: { rule: 'missing' } },
  answer: session,
  acceptedIn: ['editing', 'refused', 'failed'],
  stored: ({ username }) => ({ username: username.trim() }),
  accepted: () => ({}),
  calls: [['accept', { answer: session }]],
})

export const loginTable = table({
  machine: loginMachine,
  starts: { 'open the login': { in: 'editing', context: { ...unsent, username: '' } } },
  events: { ...form.events, 'the server rejects the password': failed('sendRequest', wrongPassword) },
  tags: { busy: ['sending', 'succeeded'] },
  rows: [
    ...form.rows,
    {
      in: 'sending', on: 'the server rejects the password', to: 'refused',
      changes: { failure: wrongPassword.failure },
    },
  ],
  always: form.always,
  paths: 7,
})
