/** The table of keeping the reasons. */
import { done, failed, table } from 'xstate-walk'
import type { Reason } from '../../../../domain/given-reasons/reasons.ts'
import { reasonsKeepingMachine, type ReasonsKeepingContext } from '../../../../src/machines/reasons/reasons-keeping.ts'
import { unreachable } from '../failures.ts'

const advertising: Reason = { id: 3, isGeneral: false, en: 'It is advertising.', el: 'Είναι διαφήμιση.' }
const noTexts = { en: '', el: '' }
const typed = { en: ' It is an\u200B advertisement. ', el: 'Είναι διαφήμιση.' }
const sent = { en: 'It is an advertisement.', el: 'Είναι διαφήμιση.' }
const incomplete = { en: 'a'.repeat(301), el: ' ' }
const begun = { texts: noTexts, faults: {}, failure: null }
const resting = ['closed', 'added', 'changed', 'deleted']
const withModal = ['editing', 'saving', 'asking', 'deleting']
const readReasons = ['readReasons'] as const
const isNew = ['it is new', ({ chosen }: ReasonsKeepingContext) => chosen === null] as const
const isThere = ['it is there', ({ chosen }: ReasonsKeepingContext) => chosen !== null] as const

export const reasonsKeepingTable = table({
  machine: reasonsKeepingMachine,
  starts: { 'open the reasons': { in: 'closed', context: { ...begun, chosen: null } } },
  events: {
    'add a reason': { type: 'reason.add' },
    'change the reason': { type: 'reason.change', reason: advertising },
    'delete the reason': { type: 'reason.delete', reason: advertising },
    'send both sentences': { type: 'texts.send', texts: typed },
    'send too long a sentence and none in Greek': { type: 'texts.send', texts: incomplete },
    'confirm': { type: 'deletion.confirm' },
    'close': { type: 'modal.close' },
    'the server saves it': done('saveReason', { ...advertising, ...sent }),
    'the server does not save it': failed('saveReason', unreachable),
    'the server deletes it': done('deleteReason', undefined),
    'the server does not delete it': failed('deleteReason', unreachable),
  },
  tags: {
    form: ['editing', 'saving'], question: ['asking', 'deleting'], busy: ['saving', 'deleting'],
    added: 'added', changed: 'changed', deleted: 'deleted',
  },
  rows: [
    { in: resting, on: 'add a reason', to: 'editing', changes: { ...begun, chosen: null } },
    { in: resting, on: 'change the reason', to: 'editing', changes: { ...begun, chosen: advertising } },
    { in: resting, on: 'delete the reason', to: 'asking', changes: { ...begun, chosen: advertising } },
    {
      in: 'editing', on: 'send both sentences', when: isThere, to: 'saving', changes: { texts: typed, faults: {}, failure: null },
      invokes: [['saveReason', { id: 3, texts: sent }]],
    },
    {
      in: 'editing', on: 'send both sentences', when: isNew, to: 'saving', changes: { texts: typed, faults: {}, failure: null },
      invokes: [['saveReason', { id: null, texts: sent }]],
    },
    {
      in: 'editing', on: 'send too long a sentence and none in Greek',
      changes: { texts: incomplete, faults: { en: { rule: 'too-long', limit: 300 }, el: { rule: 'missing' } }, failure: null },
    },
    { in: ['editing', 'asking'], on: 'close', to: 'closed' },
    { in: 'saving', on: 'the server saves it', when: isThere, to: 'changed', calls: [readReasons] },
    { in: 'saving', on: 'the server saves it', when: isNew, to: 'added', calls: [readReasons] },
    { in: 'saving', on: 'the server does not save it', to: 'editing', changes: { failure: unreachable.failure }, calls: [readReasons] },
    { in: 'asking', on: 'confirm', to: 'deleting', invokes: [['deleteReason', 3]] },
    { in: 'deleting', on: 'the server deletes it', to: 'deleted', calls: [readReasons] },
    { in: 'deleting', on: 'the server does not delete it', to: 'asking', changes: { failure: unreachable.failure }, calls: [readReasons] },
    {
      in: ['saving', 'deleting'], on: ['send both sentences', 'send too long a sentence and none in Greek', 'confirm', 'close'],
      ignored: 'The request is running.',
    },
    { in: withModal, on: ['add a reason', 'change the reason', 'delete the reason'], ignored: 'The modal is over the list.' },
  ],
  always: {
    'a reason with a fault is not sent': ['saving', ({ faults }: ReasonsKeepingContext) => Object.keys(faults).length === 0],
  },
  key: ({ chosen, faults, failure }) => [chosen === null, Object.keys(faults), failure === null],
  paths: 39,
})
