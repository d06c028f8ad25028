/** The table of how often an administrator gets an email about new listings. */
import { done, failed, table } from 'xstate-walk'
import { digestChoiceMachine } from '../../../../src/machines/moderation/digest-choice.ts'
import { unreachable } from '../failures.ts'

const { failure } = unreachable
const choosable = ['ready', 'saved', 'failed', 'saving']

export const digestChoiceTable = table({
  machine: digestChoiceMachine,
  starts: { 'open Manage Posts': { in: 'reading', context: { kept: null, chosen: null, failure: null }, invokes: [['readDigest']] } },
  events: {
    'it is daily': done('readDigest', 'daily'),
    'it cannot be read': failed('readDigest', unreachable),
    'try again': { type: 'choice.retry' },
    'choose every hour': { type: 'frequency.choose', frequency: 'hourly' },
    'choose never': { type: 'frequency.choose', frequency: 'off' },
    'it is saved as every hour': done('saveDigest', 'hourly'),
    'it cannot be saved': failed('saveDigest', unreachable),
  },
  tags: { reading: 'reading', lost: 'lost', saving: 'saving', saved: 'saved', failed: 'failed' },
  rows: [
    { in: 'reading', on: 'it is daily', to: 'ready', changes: { kept: 'daily', chosen: null, failure: null } },
    { in: 'reading', on: 'it cannot be read', to: 'lost', changes: { chosen: null, failure } },
    { in: 'lost', on: 'try again', to: 'reading', invokes: [['readDigest']] },
    { in: ['reading', ...choosable], on: 'try again', ignored: 'Nothing is missing.' },
    { in: choosable, on: 'choose every hour', to: 'saving', changes: { chosen: 'hourly' }, invokes: [['saveDigest', 'hourly']] },
    { in: choosable, on: 'choose never', to: 'saving', changes: { chosen: 'off' }, invokes: [['saveDigest', 'off']] },
    { in: ['reading', 'lost'], on: ['choose every hour', 'choose never'], ignored: 'There is nothing to choose from yet.' },
    { in: 'saving', on: 'it is saved as every hour', to: 'saved', changes: { kept: 'hourly', chosen: null, failure: null } },
    { in: 'saving', on: 'it cannot be saved', to: 'failed', changes: { chosen: null, failure } },
  ],
  paths: 31,
})
