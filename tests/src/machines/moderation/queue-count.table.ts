/** The table of the number of listings beside a link to their list. */
import { done, failed, table } from 'xstate-walk'
import { queueCountMachine } from '../../../../src/machines/moderation/queue-count.ts'
import { unreachable } from '../failures.ts'

export const queueCountTable = table({
  machine: queueCountMachine,
  starts: { 'open Manage Posts': { in: 'counting', context: { count: null }, invokes: [['countListings']] } },
  events: {
    'there are three': done('countListings', 3),
    'they cannot be counted': failed('countListings', unreachable),
    'a decision is undone': { type: 'count.refresh' },
  },
  tags: {},
  rows: [
    { in: 'counting', on: 'there are three', to: 'current', changes: { count: 3 } },
    { in: 'counting', on: 'they cannot be counted', to: 'lost' },
    { in: ['current', 'lost'], on: 'a decision is undone', to: 'counting', invokes: [['countListings']] },
    { in: 'counting', on: 'a decision is undone', ignored: 'They are being counted.' },
  ],
  paths: 3,
})
