/** The table of the screen that the links of a sign-up open. */
import { done, failed, table } from 'xstate-walk'
import { emailVerificationMachine, type EmailVerificationContext } from '../../../../src/machines/account/email-verification.ts'
import { unreachable } from '../failures.ts'

const confirmation = [['confirmEmail', { token: 'secret' }]] as const
const ending = [['disownSignUp', { token: 'secret' }]] as const
const notAsked = 'Only a button that this screen does not have sends it.'

function busy<State extends string, Event extends string>(state: State, ...events: Event[]) {
  return events.map((on) => ({ in: state, on, ignored: 'A request is already running.' }) as const)
}

const opened = (link: Pick<EmailVerificationContext, 'token' | 'purpose'>) =>
  ({ input: () => link, context: { ...link, answer: null, farewell: null, failure: null } }) as const

export const emailVerificationTable = table({
  machine: emailVerificationMachine,
  starts: {
    'open the link': { ...opened({ token: 'secret', purpose: 'confirm' }), in: 'verifying', invokes: confirmation },
    'open a link without its token': { ...opened({ token: null, purpose: 'confirm' }), in: 'tokenMissing' },
    'open the link that disowns': { ...opened({ token: 'secret', purpose: 'disown' }), in: 'asking' },
    'open the link that disowns without its token': { ...opened({ token: null, purpose: 'disown' }), in: 'tokenMissing' },
  },
  events: {
    'the server confirms the address': done('confirmEmail', 'Confirmed.'),
    'the server does not answer': failed('confirmEmail', unreachable),
    'try again': { type: 'link.retry' },
    'this was not me': { type: 'signUp.doubt' },
    'end the account': { type: 'signUp.disown' },
    'it was me': { type: 'signUp.keep' },
    'the server ends the account': done('disownSignUp', 'Ended.'),
    'the server does not answer to the end': failed('disownSignUp', unreachable),
  },
  tags: {
    busy: ['verifying', 'disowning'],
    verified: 'verified',
    failed: 'failed',
    tokenMissing: 'tokenMissing',
    asking: 'asking',
    disowning: 'disowning',
    disowned: 'disowned',
    disownFailed: 'disownFailed',
  },
  rows: [
    { in: 'verifying', on: 'the server confirms the address', to: 'verified', changes: { answer: 'Confirmed.' } },
    { in: 'verifying', on: 'the server does not answer', to: 'failed', changes: { failure: unreachable.failure } },
    ...busy('verifying', 'try again', 'this was not me', 'end the account', 'it was me'),
    { in: 'failed', on: 'try again', to: 'verifying', invokes: confirmation },
    { in: 'verified', on: 'this was not me', to: 'asking' },
    { in: 'asking', on: 'end the account', to: 'disowning', invokes: ending },
    { in: 'asking', on: 'it was me', when: ['the address is confirmed', ({ answer }) => answer !== null], to: 'verified' },
    { in: 'asking', on: 'it was me', when: ['the link asks', ({ answer }) => answer === null], ignored: notAsked },
    { in: 'disowning', on: 'the server ends the account', to: 'disowned', changes: { farewell: 'Ended.' } },
    { in: 'disowning', on: 'the server does not answer to the end', to: 'disownFailed', changes: { failure: unreachable.failure } },
    ...busy('disowning', 'try again', 'this was not me', 'end the account', 'it was me'),
    { in: 'disownFailed', on: 'end the account', to: 'disowning', invokes: ending },
  ],
  paths: 12,
})
