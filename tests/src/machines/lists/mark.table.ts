/** The table of the mark that saves a listing. */
import { done, failed, table } from 'xstate-walk'
import { markMachine } from '../../../../src/machines/lists/mark.ts'
import { unreachable } from '../failures.ts'

const unmarked = ['unmarked.quiet', 'unmarked.refused']
const everywhere = [...unmarked, 'saving', 'marked', 'removing']

export const markTable = table({
  machine: markMachine,
  starts: {
    'open a listing': {
      input: () => ({ isMarked: false }), in: 'unmarked.quiet', context: { startsMarked: false }, invokes: [['changes']],
    },
    'open a saved listing': {
      input: () => ({ isMarked: true }), in: 'marked', context: { startsMarked: true },
      calls: ['invocation', ['renewListing']], invokes: [['changes']],
    },
  },
  events: {
    'press Save': { type: 'mark.toggle' },
    'it is saved in another tab': { type: 'mark.change', isMarked: true },
    'it is removed in another tab': { type: 'mark.change', isMarked: false },
    'the device stores it': done('saveListing'),
    'the device is full': failed('saveListing', unreachable),
    'the device removes it': done('removeListing'),
    'the device does not remove it': failed('removeListing', unreachable),
    'nobody can tell of other tabs': failed('changes', unreachable),
    'no more changes are told': done('changes'),
  },
  tags: { refused: 'unmarked.refused' },
  rows: [
    { in: unmarked, on: 'press Save', to: 'saving', invokes: [['saveListing']] },
    { in: 'marked', on: 'press Save', to: 'removing', invokes: [['removeListing']] },
    { in: ['saving', 'removing'], on: 'press Save', ignored: 'The device is still storing.' },
    { in: 'saving', on: 'the device stores it', to: 'marked' },
    { in: 'saving', on: 'the device is full', to: 'unmarked.refused' },
    { in: 'removing', on: 'the device removes it', to: 'unmarked.quiet' },
    { in: 'removing', on: 'the device does not remove it', to: 'marked' },
    { in: unmarked, on: 'it is saved in another tab', to: 'marked' },
    { in: 'marked', on: 'it is removed in another tab', to: 'unmarked.quiet' },
    { in: unmarked, on: 'it is removed in another tab', ignored: 'It has no mark.' },
    { in: 'marked', on: 'it is saved in another tab', ignored: 'It has its mark.' },
    {
      in: ['saving', 'removing'], on: ['it is saved in another tab', 'it is removed in another tab'],
      ignored: 'What is stored last decides, and that is this change.',
    },
    { in: everywhere, on: ['nobody can tell of other tabs', 'no more changes are told'], ignored: 'The mark works in this tab.' },
  ],
  equivalent: { 'mark changes onDone is removed': 'It has no effect either way.' },
  paths: 42,
})
