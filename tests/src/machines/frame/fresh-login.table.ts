/** The table of the login before what is dangerous. */
import { failed, table } from 'xstate-walk'
import type { FreshLogin, FreshLoginForm } from '../../../../domain/account/fresh-login.ts'
import type { Session } from '../../../../domain/account/session.ts'
import { freshLoginMachine, type FreshLoginContext } from '../../../../src/machines/frame/fresh-login.ts'
import { refusal } from '../failures.ts'
import { requestFormPart, unsent } from '../recipes/request-form.rows.ts'

const session: Session = { username: 'eleni', role: 'ROLE_USER', token: 'a.b.c', expiresAt: null }
const notCurrent = refusal('wrong-current-password', 'The password is not right.')
const codeNeeded = refusal('second-factor-needed', 'A code is needed.')
const wrongCode = refusal('wrong-code', 'Wrong code.')
const asked = ['editing', 'sending', 'failed', 'challenged']

const form = requestFormPart<FreshLoginForm, FreshLogin, Session, keyof FreshLoginForm, FreshLoginContext>({
  form: { password: 'olives-and-thyme', code: '492039' },
  request: { password: 'olives-and-thyme', code: '492039' },
  faulty: { password: '', code: '' },
  faults: { password: { rule: 'missing' } },
  answer: session,
  acceptedIn: ['editing', 'failed', 'challenged'],
  accepted: () => ({ isFresh: true }),
  calls: [['accept', { answer: session }], 'changes'],
})

export const freshLoginTable = table({
  machine: freshLoginMachine,
  starts: { 'open the site': { in: 'quiet', context: { ...unsent, isFresh: false } } },
  events: {
    ...form.events,
    'a request needs a fresh login': { type: 'login.ask' },
    'close the question': { type: 'login.cancel' },
    'log in again with a passkey': { type: 'passkey.accept', answer: session },
    'the server rejects the password': failed('sendRequest', notCurrent),
    'the server asks for a code': failed('sendRequest', codeNeeded),
    'the server rejects the code': failed('sendRequest', wrongCode),
  },
  tags: { busy: 'sending', challenged: 'challenged' },
  rows: [
    ...form.rows.map((row) => (row.on === 'the server accepts it' ? { ...row, to: 'quiet' } : row)),
    { in: 'quiet', on: 'a request needs a fresh login', to: 'editing', changes: { ...unsent, isFresh: false } },
    { in: asked, on: 'a request needs a fresh login', ignored: 'It is asked already.' },
    { in: asked, on: 'close the question', to: 'quiet' },
    {
      in: asked, on: 'log in again with a passkey', to: 'quiet',
      changes: { isFresh: true }, calls: [['accept', { answer: session }], 'changes'],
    },
    {
      in: 'quiet', on: ['close the question', 'log in again with a passkey', 'submit the form', 'submit it with faults'],
      ignored: 'Nothing is asked.',
    },
    {
      in: 'sending', on: 'the server rejects the password', to: 'failed',
      changes: { failure: notCurrent.failure, faults: { password: { rule: 'not-current' } } },
    },
    { in: 'sending', on: 'the server asks for a code', to: 'challenged', changes: { failure: codeNeeded.failure, faults: {} } },
    {
      in: 'sending', on: 'the server rejects the code', to: 'challenged',
      changes: { failure: wrongCode.failure, faults: { code: { rule: 'wrong-code' } } },
    },
  ],
  always: form.always,
  paths: 25,
})
