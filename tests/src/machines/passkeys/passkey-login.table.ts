/** The table of the login with a passkey. */
import { done, failed, table } from 'xstate-walk'
import { PasskeyRefused } from '../../../../domain/account/passkeys.ts'
import type { Session } from '../../../../domain/account/session.ts'
import { passkeyLoginMachine } from '../../../../src/machines/passkeys/passkey-login.ts'
import { refusal, unreachable } from '../failures.ts'

const session: Session = { username: 'eleni', role: 'ROLE_USER', token: 'a.b.c', expiresAt: null }
const options = { challenge: 'q1rG0yq7mZ2c', rpId: 'prasino.example' }
const credential = { id: 'mE3kqzQ0', rawId: 'mE3kqzQ0', type: 'public-key', response: {} }
const wrong = refusal('wrong-passkey', 'Not accepted.')
const busy = ['starting', 'choosing', 'sending']

export const passkeyLoginTable = table({
  machine: passkeyLoginMachine,
  starts: { 'open the login': { in: 'looking', context: { refusal: null, failure: null }, invokes: [['findPasskey']] } },
  events: {
    'there may be a passkey': done('findPasskey', true),
    'the account has no passkey': done('findPasskey', false),
    'nobody can say whether there is one': failed('findPasskey', unreachable),
    'log in with a passkey': { type: 'passkey.use' },
    'cancel': { type: 'passkey.cancel' },
    'the server gives options': done('startPasskeyLogin', options),
    'the server does not answer': failed('startPasskeyLogin', unreachable),
    'the passkey signs them': done('usePasskey', credential),
    'the browser is told to stop': failed('usePasskey', new PasskeyRefused('cancelled')),
    'the browser cannot': failed('usePasskey', new PasskeyRefused('impossible')),
    'the server accepts it': done('logInWithPasskey', session),
    'the server does not accept it': failed('logInWithPasskey', wrong),
  },
  tags: { offered: ['quiet', ...busy, 'succeeded'], busy: [...busy, 'succeeded'], waiting: 'choosing' },
  rows: [
    { in: 'looking', on: 'there may be a passkey', to: 'quiet' },
    { in: 'looking', on: ['the account has no passkey', 'nobody can say whether there is one'], to: 'missing' },
    { in: 'looking', on: ['log in with a passkey', 'cancel'], ignored: 'There is no button.' },
    {
      in: 'quiet', on: 'log in with a passkey', to: 'starting',
      changes: { refusal: null, failure: null }, invokes: [['startPasskeyLogin']],
    },
    { in: ['starting', 'choosing'], on: 'cancel', to: 'quiet' },
    { in: 'starting', on: 'the server gives options', to: 'choosing', invokes: [['usePasskey', options]] },
    { in: 'starting', on: 'the server does not answer', to: 'quiet', changes: { refusal: null, failure: unreachable.failure } },
    { in: 'choosing', on: 'the passkey signs them', to: 'sending', invokes: [['logInWithPasskey', credential]] },
    { in: 'choosing', on: 'the browser is told to stop', to: 'quiet', changes: { refusal: 'cancelled', failure: null } },
    { in: 'choosing', on: 'the browser cannot', to: 'quiet', changes: { refusal: 'impossible', failure: null } },
    { in: 'sending', on: 'the server accepts it', to: 'succeeded', calls: [['accept', { answer: session }]] },
    { in: 'sending', on: 'the server does not accept it', to: 'quiet', changes: { refusal: null, failure: wrong.failure } },
    { in: busy, on: 'log in with a passkey', ignored: 'One login after the other.' },
    { in: 'sending', on: 'cancel', ignored: 'The passkey has signed.' },
    { in: 'quiet', on: 'cancel', ignored: 'Nothing runs.' },
  ],
  paths: 9,
})
