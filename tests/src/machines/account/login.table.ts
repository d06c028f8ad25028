/** The table of the login. */
import { failed, table } from 'xstate-walk'
import type { Credentials, LoginForm } from '../../../../domain/account/login.ts'
import type { Session } from '../../../../domain/account/session.ts'
import { loginMachine, type LoginContext } from '../../../../src/machines/account/login.ts'
import { refusal } from '../failures.ts'
import { requestFormPart, unsent } from '../recipes/request-form.rows.ts'

const session: Session = { username: 'eleni', role: 'ROLE_USER', token: 'a.b.c', expiresAt: null }
const wrongPassword = refusal('wrong-password', 'Wrong password.')
const codeNeeded = refusal('second-factor-needed', 'A code is needed.')
const wrongCode = refusal('wrong-code', 'Wrong code.')

const form = requestFormPart<LoginForm, Credentials, Session, keyof LoginForm, LoginContext>({
  form: { username: ' eleni', password: 'olives-and-thyme', code: ' 492 039', keep: 'on' },
  request: { username: 'eleni', password: 'olives-and-thyme', code: '492 039', keep: true },
  faulty: { username: ' ', password: '', code: '', keep: '' },
  faults: { username: { rule: 'missing' }, password: { rule: 'missing' } },
  answer: session,
  acceptedIn: ['editing', 'refused', 'failed', 'challenged'],
  stored: ({ username }) => ({ username: username.trim() }),
  accepted: () => ({}),
  calls: [['accept', { answer: session }]],
})

export const loginTable = table({
  machine: loginMachine,
  starts: { 'open the login': { in: 'editing', context: { ...unsent, username: '' } } },
  events: {
    ...form.events,
    'the server rejects the password': failed('sendRequest', wrongPassword),
    'the server asks for a code': failed('sendRequest', codeNeeded),
    'the server rejects the code': failed('sendRequest', wrongCode),
  },
  tags: { busy: ['sending', 'succeeded'] },
  rows: [
    ...form.rows,
    {
      in: 'sending', on: 'the server rejects the password', to: 'refused',
      changes: { failure: wrongPassword.failure },
    },
    { in: 'sending', on: 'the server asks for a code', to: 'challenged', changes: { failure: codeNeeded.failure, faults: {} } },
    {
      in: 'sending', on: 'the server rejects the code', to: 'challenged',
      changes: { failure: wrongCode.failure, faults: { code: { rule: 'wrong-code' } } },
    },
  ],
  always: form.always,
  paths: 11,
})
