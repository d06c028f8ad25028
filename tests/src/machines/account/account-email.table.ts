/** The table of the address of the own account. */
import { done, failed, table } from 'xstate-walk'
import { accountEmailMachine } from '../../../../src/machines/account/account-email.ts'
import { refusal, unreachable } from '../failures.ts'

const settled = { email: 'eleni@example.org', waiting: null }
const waiting = { email: 'eleni@example.org', waiting: { email: 'new@example.org', until: '2026-11-30T09:12:44Z' } }
const moved = { email: 'new@example.org', waiting: null }
const form = { email: 'new@example.org', password: 'olives' }
const faulty = { email: 'new', password: '' }
const notCurrent = refusal('wrong-current-password', 'The current password is not right.')
const reading = [['readEmail']] as const
const faults = { email: { rule: 'malformed' }, password: { rule: 'missing' } } as const
const accepting = ['ready', 'refused', 'waitingForLink', 'confirmed']
const unsent = ['submit the form', 'submit it with faults']
const isWaiting = ({ own }: { own: typeof waiting | typeof settled | null }) => own?.waiting !== null

export const accountEmailTable = table({
  machine: accountEmailMachine,
  starts: { 'open the account': { in: 'reading', context: { own: null, faults: {}, failure: null }, invokes: reading } },
  events: {
    'the server tells the address': done('readEmail', settled),
    'the server tells one that waits': done('readEmail', waiting),
    'the server does not tell it': failed('readEmail', unreachable),
    'read it': { type: 'email.read' },
    'submit the form': { type: 'form.submit', form: { ...form, email: ' new@example.org ' } },
    'submit it with faults': { type: 'form.submit', form: faulty },
    'the server sends the link': done('askForEmail', waiting),
    'the server rejects the password': failed('askForEmail', notCurrent),
    'the server does not answer': failed('askForEmail', unreachable),
    'the server tells the new one': done('readEmail', moved),
  },
  tags: { lost: 'lost', busy: ['asking', 'looking'], waiting: ['waitingForLink', 'looking'], confirmed: 'confirmed', refused: 'refused' },
  rows: [
    // Where one waits, its link has expired.
    { in: ['reading', 'looking'], on: 'the server tells the address', to: 'ready', changes: { own: settled, failure: null } },
    { in: 'reading', on: 'the server tells the new one', to: 'ready', changes: { own: moved, failure: null } },
    { in: ['reading', 'looking'], on: 'the server tells one that waits', to: 'waitingForLink', changes: { own: waiting, failure: null } },
    { in: 'reading', on: 'the server does not tell it', to: 'lost', changes: { failure: unreachable.failure, faults: {} } },
    { in: 'lost', on: 'read it', to: 'reading', invokes: reading },
    { in: accepting, on: 'submit the form', to: 'asking', changes: { faults: {}, failure: null }, invokes: [['askForEmail', form]] },
    {
      in: 'refused', on: 'submit it with faults', when: ['none waits', (context) => !isWaiting(context)], to: 'ready',
      changes: { faults, failure: null },
    },
    {
      in: 'refused', on: 'submit it with faults', when: ['one waits', isWaiting], to: 'waitingForLink',
      changes: { faults, failure: null },
    },
    { in: ['ready', 'confirmed'], on: 'submit it with faults', to: 'ready', changes: { faults, failure: null } },
    { in: 'waitingForLink', on: 'submit it with faults', to: 'waitingForLink', changes: { faults, failure: null } },
    { in: 'asking', on: 'the server sends the link', to: 'waitingForLink', changes: { own: waiting, failure: null } },
    {
      in: 'asking', on: 'the server rejects the password', to: 'refused',
      changes: { failure: notCurrent.failure, faults: { password: { rule: 'not-current' } } },
    },
    { in: 'asking', on: 'the server does not answer', to: 'refused', changes: { failure: unreachable.failure, faults: {} } },
    { in: 'waitingForLink', on: 'read it', to: 'looking', invokes: reading },
    { in: 'looking', on: 'the server tells the new one', to: 'confirmed', changes: { own: moved, failure: null } },
    { in: 'looking', on: 'the server does not tell it', to: 'waitingForLink', changes: { failure: unreachable.failure, faults: {} } },
    { in: ['reading', 'lost'], on: unsent, ignored: 'There is no form.' },
    { in: ['asking', 'looking'], on: unsent, ignored: 'One request after the other.' },
    { in: ['reading', 'asking', 'looking'], on: 'read it', ignored: 'It is being asked.' },
    { in: ['ready', 'refused', 'confirmed'], on: 'read it', ignored: 'It is there.' },
  ],
  paths: 40,
})
