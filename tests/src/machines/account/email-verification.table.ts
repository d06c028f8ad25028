/** Following the link of a registration, by hand: what comes of each event in each state. */
import { emailVerificationMachine } from '../../../../src/machines/account/email-verification.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away } from '../failures.ts'

const asked = [['confirmEmail', { token: 'secret' }]] as const

export const emailVerificationTable = tableOf({
  machine: emailVerificationMachine,
  starts: {
    'open the link': { input: () => ({ token: 'secret' }), in: 'verifying', asks: asked },
    'open a link without its token': { input: () => ({ token: null }), in: 'tokenMissing' },
  },
  events: {
    'the server confirms the address': done('confirmEmail', 'Confirmed.'),
    'the server does not answer': failed('confirmEmail', away),
    'try again': { type: 'link.retry' },
  },
  rows: [
    { in: 'verifying', on: 'the server confirms the address', to: 'verified', changes: { answer: 'Confirmed.' } },
    { in: 'verifying', on: 'the server does not answer', to: 'failed', changes: { failure: away.failure } },
    { in: 'verifying', on: 'try again', ignored: 'It is being tried.' },
    { in: 'failed', on: 'try again', to: 'verifying', asks: asked },
  ],
  paths: 4,
})
