/** The table of the own sessions. */
import { done, failed, table } from 'xstate-walk'
import type { OwnSession } from '../../../../domain/account/own-account.ts'
import { ownSessionsMachine, type OwnSessionsContext } from '../../../../src/machines/account/own-sessions.ts'
import { refusal } from '../failures.ts'

const moments = { startedAt: '2026-11-28T09:12:44Z', seenAt: '2026-11-29T08:00:00Z' }
const here: OwnSession = { id: 7, isCurrent: true, browser: 'Firefox', system: 'Android', ...moments }
const laptop: OwnSession = { id: 3, isCurrent: false, browser: 'Safari', system: 'macOS', ...moments }
const all = [here, laptop]
const resting = ['ready', 'ended']
const keepCurrent = ({ sessions }: OwnSessionsContext) => ({ sessions: sessions && [here] })
const refused = refusal('unexpected', 'The server failed.')

export const ownSessionsTable = table({
  machine: ownSessionsMachine,
  starts: {
    'open the account': { in: 'loading', context: { sessions: null, chosen: null, failure: null }, invokes: [['fetchSessions']] },
  },
  events: {
    'read again': { type: 'sessions.read' },
    'end the session of the laptop': { type: 'session.end', id: 3 },
    'end all others': { type: 'others.end' },
    'a new password ends the others': { type: 'others.ended' },
    'the server tells the sessions': done('fetchSessions', all),
    'the server does not tell them': failed('fetchSessions', refused),
    'the server ends them': done('endSessions', [here]),
    'the server does not end them': failed('endSessions', refused),
  },
  tags: { busy: 'ending', ended: 'ended', failed: 'failed' },
  rows: [
    { in: 'loading', on: 'the server tells the sessions', to: 'ready', changes: { sessions: all, failure: null } },
    { in: 'loading', on: 'the server does not tell them', to: 'failed', changes: { failure: refused.failure } },
    { in: 'loading', on: 'a new password ends the others', to: 'loading', invokes: [['fetchSessions']] },
    { in: 'failed', on: 'read again', to: 'loading', invokes: [['fetchSessions']] },
    {
      in: resting, on: 'end the session of the laptop', to: 'ending',
      changes: { chosen: 3, failure: null }, invokes: [['endSessions', 3]],
    },
    { in: resting, on: 'end all others', to: 'ending', changes: { chosen: null, failure: null }, invokes: [['endSessions', null]] },
    { in: 'ending', on: 'the server ends them', to: 'ended', changes: { sessions: [here], failure: null } },
    { in: 'ending', on: 'the server does not end them', to: 'ready', changes: { failure: refused.failure } },
    { in: ['failed', 'ready', 'ending', 'ended'], on: 'a new password ends the others', changes: keepCurrent },
    { in: 'ending', on: ['end the session of the laptop', 'end all others'], ignored: 'One request after the other.' },
    { in: ['loading', 'failed'], on: ['end the session of the laptop', 'end all others'], ignored: 'None is shown.' },
    { in: ['loading', 'ready', 'ending', 'ended'], on: 'read again', ignored: 'They are there, or on their way.' },
  ],
  paths: 30,
})
