/** The table of the screen that the confirmation link opens. */
import { done, failed, table } from 'xstate-walk'
import { emailVerificationMachine } from '../../../../src/machines/account/email-verification.ts'
import { unreachable } from '../failures.ts'

const confirmation = [['confirmEmail', { token: 'secret' }]] as const

export const emailVerificationTable = table({
  machine: emailVerificationMachine,
  starts: {
    'open the link': { input: () => ({ token: 'secret' }), in: 'verifying', invokes: confirmation },
    'open a link without its token': { input: () => ({ token: null }), in: 'tokenMissing' },
  },
  events: {
    'the server confirms the address': done('confirmEmail', 'Confirmed.'),
    'the server does not answer': failed('confirmEmail', unreachable),
    'try again': { type: 'link.retry' },
  },
  rows: [
    { in: 'verifying', on: 'the server confirms the address', to: 'verified', changes: { answer: 'Confirmed.' } },
    { in: 'verifying', on: 'the server does not answer', to: 'failed', changes: { failure: unreachable.failure } },
    { in: 'verifying', on: 'try again', ignored: 'A request is already running.' },
    { in: 'failed', on: 'try again', to: 'verifying', invokes: confirmation },
  ],
  paths: 4,
})
