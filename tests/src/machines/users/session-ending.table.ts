/** The table of the question before all sessions of a user are ended. */
import { done, failed, table } from 'xstate-walk'
import type { User } from '../../../../domain/account/user.ts'
import { sessionEndingMachine } from '../../../../src/machines/users/session-ending.ts'
import { unreachable } from '../failures.ts'

const eleni: User = { id: 2, username: 'eleni', email: 'eleni@example.org', enabled: true, role: 'ROLE_USER' }

export const sessionEndingTable = table({
  machine: sessionEndingMachine,
  starts: { 'open the users': { in: 'closed', context: { user: null, failure: null } } },
  events: {
    'ask for the sessions of eleni': { type: 'sessions.ask', user: eleni },
    'confirm': { type: 'sessions.end' },
    'close': { type: 'sessions.close' },
    'the server ends them': done('endSessions', eleni),
    'the server does not answer': failed('endSessions', unreachable),
  },
  tags: { open: ['open', 'ending', 'ended'], busy: 'ending' },
  rows: [
    { in: 'closed', on: 'ask for the sessions of eleni', to: 'open', changes: { user: eleni, failure: null } },
    { in: 'open', on: 'confirm', to: 'ending', changes: { failure: null }, invokes: [['endSessions', eleni]] },
    { in: ['open', 'ended'], on: 'close', to: 'closed' },
    { in: 'ending', on: 'the server ends them', to: 'ended' },
    { in: 'ending', on: 'the server does not answer', to: 'open', changes: { failure: unreachable.failure } },
    { in: 'ending', on: ['confirm', 'close'], ignored: 'The request is running.' },
    { in: 'ended', on: 'confirm', ignored: 'They were ended.' },
    { in: ['open', 'ending', 'ended'], on: 'ask for the sessions of eleni', ignored: 'The question is modal.' },
  ],
  key: ({ user, failure }) => [user === null, failure === null],
  paths: 4,
})
