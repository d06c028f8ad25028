/** The table of the reasons to choose from. */
import { done, failed, table } from 'xstate-walk'
import type { Reason } from '../../../../domain/given-reasons/reasons.ts'
import { reasonListMachine } from '../../../../src/machines/given-reasons/reason-list.ts'
import { unreachable } from '../failures.ts'

const reasons: readonly Reason[] = [{ id: 1, isGeneral: true, en: 'It breaks the rules.', el: 'Δεν ακολουθεί τους κανόνες.' }]

export const reasonListTable = table({
  machine: reasonListMachine,
  starts: { 'need the reasons': { in: 'loading', context: { reasons: null }, invokes: [['fetchReasons']] } },
  events: {
    'the reasons were changed': { type: 'reasons.refresh' },
    'somebody looks at them': { type: 'reasons.show' },
    'the reasons arrive': done('fetchReasons', reasons),
    'the server does not answer': failed('fetchReasons', unreachable),
  },
  tags: { failed: 'failed' },
  rows: [
    { in: 'loading', on: 'the reasons arrive', to: 'loaded', changes: { reasons } },
    { in: 'loading', on: 'the server does not answer', to: 'failed' },
    { in: ['loading', 'loaded', 'failed'], on: 'the reasons were changed', to: 'loading', invokes: [['fetchReasons']] },
    { in: ['loaded', 'failed'], on: 'somebody looks at them', to: 'loading', invokes: [['fetchReasons']] },
    { in: 'loading', on: 'somebody looks at them', ignored: 'They are being read.' },
  ],
  key: ({ reasons: known }) => known === null,
  paths: 8,
})
