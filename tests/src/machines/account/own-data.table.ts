/** The table of the download of own data. */
import { done, failed, table } from 'xstate-walk'
import { ownDataMachine } from '../../../../src/machines/account/own-data.ts'
import { refusal } from '../failures.ts'

const resting = ['ready', 'succeeded', 'failed']
const refused = refusal('too-many-requests', 'Try again in 24 hours.')

export const ownDataTable = table({
  machine: ownDataMachine,
  starts: { 'open the account': { in: 'ready', context: { format: 'json', failure: null } } },
  events: {
    'download everything': { type: 'file.download', format: 'json' },
    'download the listings': { type: 'file.download', format: 'csv' },
    'the file is saved': done('saveFile', undefined),
    'the file is not saved': failed('saveFile', refused),
  },
  tags: { busy: 'fetching', done: 'succeeded' },
  rows: [
    { in: resting, on: 'download everything', to: 'fetching', changes: { format: 'json', failure: null }, invokes: [['saveFile', 'json']] },
    { in: resting, on: 'download the listings', to: 'fetching', changes: { format: 'csv', failure: null }, invokes: [['saveFile', 'csv']] },
    { in: 'fetching', on: 'the file is saved', to: 'succeeded' },
    { in: 'fetching', on: 'the file is not saved', to: 'failed', changes: { failure: refused.failure } },
    { in: 'fetching', on: ['download everything', 'download the listings'], ignored: 'One file after the other.' },
  ],
  paths: 8,
})
