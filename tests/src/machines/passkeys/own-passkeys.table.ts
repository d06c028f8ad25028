/** The table of the own passkeys. */
import { done, failed, table } from 'xstate-walk'
import { PasskeyRefused } from '../../../../domain/account/passkeys.ts'
import type { SecondFactor } from '../../../../domain/account/second-factor.ts'
import { ownPasskeysMachine, type OwnPasskeysContext } from '../../../../src/machines/passkeys/own-passkeys.ts'
import { refusal } from '../failures.ts'

const phone = { id: 7, name: 'Phone', createdAt: '2026-11-29T09:12:44Z', usedAt: null }
const laptop = { ...phone, id: 3, name: 'Laptop' }
const left: SecondFactor = { authenticatorSince: null, passkeys: [], recoveryCodes: 0, isRequired: false }
const options = { challenge: 'q1rG0yq7mZ2c' }
const credential = { id: 'mE3kqzQ0', rawId: 'mE3kqzQ0', type: 'public-key', response: {} }
const codes = ['k7m2qpx9dw', '9ah4ctv2ne']
const empty = { refusal: null, failure: null, name: '', faults: {}, chosen: null }
const refused = refusal('unexpected', 'The server failed.')
const wrong = refusal('wrong-passkey', 'Not accepted.')
const resting = ['quiet', 'added', 'removed']
const busy = ['starting', 'making', 'adding', 'removing']
const submits = ['submit a name', 'submit no name']
const isPhone = ({ chosen }: OwnPasskeysContext) => chosen === phone
const isLaptop = ({ chosen }: OwnPasskeysContext) => chosen === laptop
const answers = ['confirm the removal', 'keep it']

export const ownPasskeysTable = table({
  machine: ownPasskeysMachine,
  starts: { 'open the account': { in: 'quiet', context: empty } },
  events: {
    'add a passkey': { type: 'passkey.add' },
    'submit a name': { type: 'form.submit', form: { name: ' Phone ' } },
    'submit no name': { type: 'form.submit', form: { name: ' ' } },
    'cancel': { type: 'adding.cancel' },
    'remove the phone': { type: 'passkey.remove', passkey: phone },
    'remove the laptop': { type: 'passkey.remove', passkey: laptop },
    'confirm the removal': { type: 'removal.confirm' },
    'keep it': { type: 'removal.cancel' },
    'the server gives options': done('startPasskey', options),
    'the server gives none': failed('startPasskey', refused),
    'the browser makes a passkey': done('makePasskey', credential),
    'the browser is told to stop': failed('makePasskey', new PasskeyRefused('cancelled')),
    'the device has one already': failed('makePasskey', new PasskeyRefused('known')),
    'the server adds it': done('addPasskey', codes),
    'the server does not accept it': failed('addPasskey', wrong),
    'the server removes it': done('removePasskey', left),
    'the server does not remove it': failed('removePasskey', refused),
  },
  tags: {
    busy, naming: ['naming', 'starting', 'making', 'adding'], asking: 'asking', added: 'added', removed: 'removed',
  },
  rows: [
    { in: resting, on: 'add a passkey', to: 'naming', changes: empty },
    { in: resting, on: 'remove the phone', to: 'asking', changes: { ...empty, chosen: phone } },
    { in: resting, on: 'remove the laptop', to: 'asking', changes: { ...empty, chosen: laptop } },
    {
      in: 'naming', on: 'submit a name', to: 'starting',
      changes: { refusal: null, failure: null, name: 'Phone', faults: {} }, invokes: [['startPasskey']],
    },
    { in: 'naming', on: 'submit no name', changes: { refusal: null, failure: null, name: '', faults: { name: { rule: 'missing' } } } },
    { in: ['naming', 'starting', 'making'], on: 'cancel', to: 'quiet', changes: empty },
    { in: 'starting', on: 'the server gives options', to: 'making', invokes: [['makePasskey', options]] },
    { in: 'starting', on: 'the server gives none', to: 'naming', changes: { failure: refused.failure, refusal: null } },
    { in: 'making', on: 'the browser makes a passkey', to: 'adding', invokes: [['addPasskey', { name: 'Phone', credential }]] },
    { in: 'making', on: 'the browser is told to stop', to: 'naming', changes: { failure: null, refusal: 'cancelled' } },
    { in: 'making', on: 'the device has one already', to: 'naming', changes: { failure: null, refusal: 'known' } },
    { in: 'adding', on: 'the server adds it', to: 'added', calls: [['tellAdded', { codes }]] },
    { in: 'adding', on: 'the server does not accept it', to: 'naming', changes: { failure: wrong.failure, refusal: null } },
    { in: 'asking', on: 'confirm the removal', when: ['of the phone', isPhone], to: 'removing', invokes: [['removePasskey', 7]] },
    { in: 'asking', on: 'confirm the removal', when: ['of the laptop', isLaptop], to: 'removing', invokes: [['removePasskey', 3]] },
    { in: 'asking', on: 'keep it', to: 'quiet' },
    { in: 'removing', on: 'the server removes it', to: 'removed', calls: [['tellRemoved', { factor: left }]] },
    { in: 'removing', on: 'the server does not remove it', to: 'quiet', changes: { failure: refused.failure, refusal: null } },
    {
      in: ['naming', 'asking', ...busy], on: ['add a passkey', 'remove the phone', 'remove the laptop'],
      ignored: 'One thing after the other.',
    },
    { in: [...resting, 'asking', ...busy], on: submits, ignored: 'No form is open, or it is being sent.' },
    { in: 'adding', on: 'cancel', ignored: 'The device has the passkey already.' },
    { in: [...resting, 'asking', 'removing'], on: 'cancel', ignored: 'None is added.' },
    { in: [...resting, 'naming', ...busy], on: answers, ignored: 'Nothing is asked.' },
  ],
  always: {
    'what is asked about or removed is chosen': [['asking', 'removing'], ({ chosen }) => chosen !== null],
    'what is added has a name': [['starting', 'making', 'adding'], ({ name }) => name !== ''],
  },
  paths: 39,
})
