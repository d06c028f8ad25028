/** The table of a link about an address. */
import { done, failed, table } from 'xstate-walk'
import { emailLinkMachine } from '../../../../src/machines/account/email-link.ts'
import { refusal, unreachable } from '../failures.ts'

const used = refusal('used-link', 'This link was used before.')

export const emailLinkTable = table({
  machine: emailLinkMachine,
  starts: {
    'open the link': { input: () => ({ token: 'secret' }), in: 'asking', context: { token: 'secret', answer: null, failure: null } },
  },
  events: {
    'follow it': { type: 'link.follow' },
    'the server does it': done('followLink', 'Done.'),
    'the server refuses it': failed('followLink', used),
    'the server does not answer': failed('followLink', unreachable),
  },
  tags: { busy: 'following', followed: 'followed' },
  rows: [
    { in: 'asking', on: 'follow it', to: 'following', invokes: [['followLink', { token: 'secret' }]] },
    { in: 'following', on: 'follow it', ignored: 'It works once.' },
    { in: 'following', on: 'the server does it', to: 'followed', changes: { answer: 'Done.', failure: null }, calls: [['told']] },
    { in: 'following', on: 'the server refuses it', to: 'asking', changes: { failure: used.failure } },
    { in: 'following', on: 'the server does not answer', to: 'asking', changes: { failure: unreachable.failure } },
  ],
  paths: 7,
})
