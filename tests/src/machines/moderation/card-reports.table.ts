/** The table of the open reports of a listing in Manage Posts. */
import { done, failed, table } from 'xstate-walk'
import { cardReportsMachine } from '../../../../src/machines/moderation/card-reports.ts'
import { unreachable } from '../failures.ts'

const choosable = ['ready', 'failed']
const choices = ['say that it is corrected', 'say that it stays']

export const cardReportsTable = table({
  machine: cardReportsMachine,
  starts: { 'open a card': { in: 'ready', context: { outcome: null, failure: null } } },
  events: {
    'say that it is corrected': { type: 'outcome.choose', outcome: 'corrected' },
    'say that it stays': { type: 'outcome.choose', outcome: 'kept' },
    'it is decided': done('decide', 17),
    'the server does not answer': failed('decide', unreachable),
    'a decision is undone': { type: 'decision.undone' },
  },
  tags: { busy: 'deciding', decided: 'decided', failed: 'failed' },
  rows: [
    {
      in: choosable, on: 'say that it is corrected', to: 'deciding', changes: { outcome: 'corrected', failure: null },
      invokes: [['decide', 'corrected']],
    },
    { in: choosable, on: 'say that it stays', to: 'deciding', changes: { outcome: 'kept', failure: null }, invokes: [['decide', 'kept']] },
    { in: 'deciding', on: 'it is decided', to: 'decided', calls: [['tell', { decision: 17 }]] },
    { in: 'deciding', on: 'the server does not answer', to: 'failed', changes: { failure: unreachable.failure } },
    { in: 'decided', on: 'a decision is undone', to: 'ready', changes: { outcome: null } },
    { in: ['deciding', 'decided'], on: choices, ignored: 'They are decided on once.' },
    { in: ['ready', 'failed', 'deciding'], on: 'a decision is undone', ignored: 'It is another one.' },
  ],
  paths: 6,
})
