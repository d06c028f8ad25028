/** The table of the count of pending listings. */
import { done, failed, table } from 'xstate-walk'
import type { ListCount } from '../../../../domain/lists/paging.ts'
import { waitingCountMachine } from '../../../../src/machines/moderation/waiting-count.ts'
import { unreachable } from '../failures.ts'

const three: ListCount = { total: 3, isCapped: false }

export const waitingCountTable = table({
  machine: waitingCountMachine,
  starts: { 'open the site': { in: 'absent', context: { count: null } } },
  events: {
    'an administrator signs in': { type: 'admin.arrive' },
    'the administrator signs out': { type: 'admin.depart' },
    'decide on a listing': { type: 'count.refresh' },
    'the count arrives': done('countWaiting', three),
    'the server does not answer': failed('countWaiting', unreachable),
  },
  tags: { busy: 'counting' },
  equivalent: { "waiting-count context.count begins with 'other', not null": 'The first state sets it.' },
  rows: [
    { in: 'absent', on: 'an administrator signs in', to: 'counting', invokes: [['countWaiting']] },
    { in: 'counting', on: 'the count arrives', to: 'resting', changes: { count: three } },
    { in: 'counting', on: 'the server does not answer', to: 'resting', changes: { count: null } },
    { in: ['counting', 'resting'], on: 'decide on a listing', to: 'counting', invokes: [['countWaiting']] },
    { in: ['counting', 'resting'], on: 'the administrator signs out', to: 'absent', changes: { count: null } },
    { in: ['counting', 'resting'], on: 'an administrator signs in', ignored: 'An administrator is signed in already.' },
  ],
  always: { 'absent has no count': ['absent', ({ count }) => count === null] },
  paths: 9,
})
