/** The table of the number of listings with open reports. */
import { done, failed, table } from 'xstate-walk'
import { reportedCountMachine } from '../../../../src/machines/moderation/reported-count.ts'
import { unreachable } from '../failures.ts'

export const reportedCountTable = table({
  machine: reportedCountMachine,
  starts: { 'open Manage Posts': { in: 'counting', context: { count: null }, invokes: [['countReported']] } },
  events: {
    'there are three': done('countReported', 3),
    'they cannot be counted': failed('countReported', unreachable),
    'a decision is undone': { type: 'count.refresh' },
  },
  tags: {},
  rows: [
    { in: 'counting', on: 'there are three', to: 'current', changes: { count: 3 } },
    { in: 'counting', on: 'they cannot be counted', to: 'lost' },
    { in: ['current', 'lost'], on: 'a decision is undone', to: 'counting', invokes: [['countReported']] },
    { in: 'counting', on: 'a decision is undone', ignored: 'They are being counted.' },
  ],
  paths: 3,
})
