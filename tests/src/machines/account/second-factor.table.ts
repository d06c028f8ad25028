/** The table of the second factor. */
import { done, failed, table } from 'xstate-walk'
import type { SecondFactor } from '../../../../domain/account/second-factor.ts'
import { secondFactorMachine, type SecondFactorContext } from '../../../../src/machines/account/second-factor.ts'
import { refusal } from '../failures.ts'

const none: SecondFactor = { authenticatorSince: null, passkeys: [], recoveryCodes: 0, isRequired: false }
const app: SecondFactor = { authenticatorSince: '2026-11-29T09:12:44Z', passkeys: [], recoveryCodes: 10, isRequired: false }
const passkey = { id: 7, name: 'Phone', createdAt: '2026-11-29T09:12:44Z', usedAt: null }
const key: SecondFactor = { authenticatorSince: null, passkeys: [passkey], recoveryCodes: 10, isRequired: false }
const authenticator = { secret: 'JBSWY3DP', address: 'otpauth://totp/Prasino:eleni?secret=JBSWY3DP' }
const codes = ['k7m2qpx9dw', '9ah4ctv2ne']
const refused = refusal('unexpected', 'The server failed.')
const wrongCode = refusal('wrong-code', 'Wrong code.')
const busy = ['starting', 'confirming', 'renewing', 'removing']
const isInUse = ({ factor }: SecondFactorContext) => factor === app
const isAbsent = ({ factor }: SecondFactorContext) => factor === none || factor === key
const isAny = ({ factor }: SecondFactorContext) => factor === app || factor === key
const isNone = ({ factor }: SecondFactorContext) => factor === none
const actions = ['set up an app', 'get new codes', 'remove the app']
const ofPasskeys = ['a first passkey is added', 'another passkey is added', 'a passkey is removed']
const typed = ['submit a code', 'submit no code', 'cancel']

export const secondFactorTable = table({
  machine: secondFactorMachine,
  starts: {
    'open the account': {
      in: 'loading', context: { factor: null, authenticator: null, codes: [], faults: {}, failure: null }, invokes: [['fetchSecondFactor']],
    },
  },
  events: {
    'read again': { type: 'factor.read' },
    'set up an app': { type: 'setup.start' },
    'cancel': { type: 'setup.cancel' },
    'submit a code': { type: 'code.submit', form: { code: '492 039' } },
    'submit no code': { type: 'code.submit', form: { code: ' ' } },
    'get new codes': { type: 'codes.renew' },
    'keep the codes': { type: 'codes.keep' },
    'remove the app': { type: 'factor.remove' },
    'the server tells that there is none': done('fetchSecondFactor', none),
    'the server tells of an app': done('fetchSecondFactor', app),
    'the server tells of a passkey': done('fetchSecondFactor', key),
    'the server does not tell it': failed('fetchSecondFactor', refused),
    'the server makes a secret': done('startAuthenticator', authenticator),
    'the server makes no secret': failed('startAuthenticator', refused),
    'the server takes the code': done('confirmAuthenticator', codes),
    'the server takes the code beside a passkey': done('confirmAuthenticator', []),
    'the server rejects the code': failed('confirmAuthenticator', wrongCode),
    'the server makes codes': done('renewRecoveryCodes', codes),
    'the server makes no codes': failed('renewRecoveryCodes', refused),
    'the server removes the app': done('removeAuthenticator', none),
    'the server does not remove it': failed('removeAuthenticator', refused),
    'a first passkey is added': { type: 'passkey.added', codes },
    'another passkey is added': { type: 'passkey.added', codes: [] },
    'a passkey is removed': { type: 'passkey.removed', factor: none },
  },
  tags: { busy, failed: 'failed' },
  rows: [
    { in: 'loading', on: 'the server tells that there is none', to: 'ready', changes: { factor: none, failure: null } },
    { in: 'loading', on: 'the server tells of an app', to: 'ready', changes: { factor: app, failure: null } },
    { in: 'loading', on: 'the server tells of a passkey', to: 'ready', changes: { factor: key, failure: null } },
    { in: 'loading', on: 'the server does not tell it', to: 'failed', changes: { failure: refused.failure, faults: {} } },
    { in: 'failed', on: 'read again', to: 'loading', changes: { failure: null }, invokes: [['fetchSecondFactor']] },
    {
      in: 'ready', on: 'set up an app', when: ['no app is in use', isAbsent], to: 'starting',
      changes: { failure: null }, invokes: [['startAuthenticator']],
    },
    {
      in: 'ready', on: 'get new codes', when: ['there is a factor', isAny], to: 'renewing',
      changes: { failure: null }, invokes: [['renewRecoveryCodes']],
    },
    {
      in: 'ready', on: 'remove the app', when: ['an app is in use', isInUse], to: 'removing',
      changes: { failure: null }, invokes: [['removeAuthenticator']],
    },
    {
      in: 'ready', on: 'a first passkey is added', to: 'showingCodes', changes: { codes, authenticator: null, failure: null },
    },
    { in: 'ready', on: 'another passkey is added', to: 'loading', changes: { failure: null }, invokes: [['fetchSecondFactor']] },
    { in: 'ready', on: 'a passkey is removed', changes: { factor: none, failure: null } },
    { in: 'starting', on: 'the server makes a secret', to: 'showingSecret', changes: { authenticator } },
    { in: 'starting', on: 'the server makes no secret', to: 'ready', changes: { failure: refused.failure, faults: {} } },
    {
      in: 'showingSecret', on: 'submit a code', to: 'confirming',
      changes: { faults: {}, failure: null }, invokes: [['confirmAuthenticator', { code: '492 039' }]],
    },
    { in: 'showingSecret', on: 'submit no code', changes: { faults: { code: { rule: 'missing' } }, failure: null } },
    { in: 'showingSecret', on: 'cancel', to: 'ready', changes: { authenticator: null, faults: {}, failure: null } },
    { in: 'confirming', on: 'the server takes the code', to: 'showingCodes', changes: { codes, authenticator: null, failure: null } },
    {
      in: 'confirming', on: 'the server takes the code beside a passkey', to: 'loading',
      changes: { authenticator: null, faults: {}, failure: null }, invokes: [['fetchSecondFactor']],
    },
    {
      in: 'confirming', on: 'the server rejects the code', to: 'showingSecret',
      changes: { failure: wrongCode.failure, faults: { code: { rule: 'wrong-code' } } },
    },
    { in: 'renewing', on: 'the server makes codes', to: 'showingCodes', changes: { codes, authenticator: null, failure: null } },
    { in: 'renewing', on: 'the server makes no codes', to: 'ready', changes: { failure: refused.failure, faults: {} } },
    { in: 'showingCodes', on: 'keep the codes', to: 'loading', changes: { codes: [] }, invokes: [['fetchSecondFactor']] },
    { in: 'removing', on: 'the server removes the app', to: 'ready', changes: { factor: none, failure: null } },
    { in: 'removing', on: 'the server does not remove it', to: 'ready', changes: { failure: refused.failure, faults: {} } },
    { in: 'ready', on: 'set up an app', when: ['an app is in use', isInUse], ignored: 'One is enough.' },
    { in: 'ready', on: 'get new codes', when: ['there is none', isNone], ignored: 'They come with a factor.' },
    { in: 'ready', on: 'remove the app', when: ['no app is in use', isAbsent], ignored: 'It is not shown.' },
    {
      in: ['loading', 'failed', 'showingSecret', 'showingCodes', ...busy], on: ofPasskeys, ignored: 'Passkeys wait for what is done here.',
    },
    { in: ['loading', 'failed', 'showingSecret', 'showingCodes'], on: actions, ignored: 'They are not shown.' },
    { in: busy, on: actions, ignored: 'One request after the other.' },
    { in: ['loading', 'failed', 'ready', 'showingCodes', ...busy], on: typed, ignored: 'No form is open, or it is being sent.' },
    {
      in: ['loading', 'failed', 'ready', 'showingSecret', ...busy], on: 'keep the codes', ignored: 'None are shown.',
    },
    { in: ['loading', 'ready', 'showingSecret', 'showingCodes', ...busy], on: 'read again', ignored: 'It is there, or on its way.' },
  ],
  always: {
    'the secret is shown only while an app is set up': [
      ['showingSecret', 'confirming'], ({ authenticator: shown }) => shown !== null,
    ],
    'recovery codes are kept only while they are shown': ['showingCodes', ({ codes: shown }) => shown.length > 0],
  },
  paths: 56,
})
