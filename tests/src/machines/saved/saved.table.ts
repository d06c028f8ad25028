/** The table of the screen of what is saved. */
import { done, failed, table } from 'xstate-walk'
import type { Listing } from '../../../../domain/listing/listing.ts'
import type { NamedId, PresentListing, RemovedListing, SavedListing } from '../../../../domain/listing/saved-listing.ts'
import { savedMachine } from '../../../../src/machines/saved/saved.ts'
import { unreachable } from '../failures.ts'

const walk: SavedListing = { type: 'event', listing: { id: 7, title: 'Walk' } as Listing }
const id: NamedId = { type: 'event', id: 7 }
const moved: PresentListing = { ...id, listing: { id: 7, title: 'Walk, an hour later' } as Listing }
const removed: RemovedListing = { saved: walk, index: 0 }

const filled = ['filled.comparing', 'filled.current', 'filled.kept']
const everywhere = ['empty', ...filled]

export const savedTable = table({
  machine: savedMachine,
  starts: {
    'open an empty list': {
      input: () => ({ saved: [] }), in: 'empty', context: { saved: [], gone: [], removed: null }, invokes: [['changes']],
    },
    'open the list': {
      input: () => ({ saved: [walk] }), in: 'filled.comparing', context: { saved: [walk], gone: [], removed: null },
      invokes: [['changes'], ['readPresentState', { saved: [walk] }]],
    },
  },
  events: {
    'remove the walk': { type: 'listing.remove', listing: id },
    'undo the removal': { type: 'removal.undo', removed },
    'the walk is saved': { type: 'saved.change', saved: [walk] },
    'nothing is saved any more': { type: 'saved.change', saved: [] },
    'the server is back': { type: 'saved.retry' },
    'the walk has changed': done('readPresentState', { current: [moved], gone: [], isPartial: false }),
    'the walk is not public any more': done('readPresentState', { current: [], gone: [id], isPartial: false }),
    'the server tells of nothing': done('readPresentState', { current: [], gone: [], isPartial: true }),
    'the comparison fails': failed('readPresentState', unreachable),
    'nobody can tell of other tabs': failed('changes', unreachable),
    'no more changes are told': done('changes'),
  },
  tags: { kept: 'filled.kept' },
  rows: [
    {
      in: everywhere, on: 'remove the walk', changes: ({ saved }) => ({ removed: saved.length > 0 ? removed : null }),
      calls: [['remove', { listing: id }]],
    },
    { in: everywhere, on: 'undo the removal', changes: { removed: null }, calls: [['restore', { removed }]] },
    { in: everywhere, on: 'nothing is saved any more', to: 'empty', changes: { saved: [] } },
    {
      in: 'empty', on: 'the walk is saved', to: 'filled.comparing', changes: { saved: [walk] },
      invokes: [['readPresentState', { saved: [walk] }]],
    },
    { in: filled, on: 'the walk is saved', changes: { saved: [walk] } },
    {
      in: 'filled.comparing', on: 'the walk has changed', to: 'filled.current', changes: { gone: [] },
      calls: [['renew', { current: [moved], gone: [], isPartial: false }]],
    },
    {
      in: 'filled.comparing', on: 'the walk is not public any more', to: 'filled.current', changes: { gone: [id] },
      calls: [['renew', { current: [], gone: [id], isPartial: false }]],
    },
    {
      in: 'filled.comparing', on: 'the server tells of nothing', to: 'filled.kept', changes: { gone: [] },
      calls: [['renew', { current: [], gone: [], isPartial: true }]],
    },
    { in: 'filled.comparing', on: 'the comparison fails', to: 'filled.kept' },
    {
      in: 'filled.kept', on: 'the server is back', to: 'filled.comparing',
      invokes: ({ saved }) => [['readPresentState', { saved }]],
    },
    { in: ['empty', 'filled.comparing', 'filled.current'], on: 'the server is back', ignored: 'There is nothing that was not compared.' },
    { in: everywhere, on: ['nobody can tell of other tabs', 'no more changes are told'], ignored: 'The list works in this tab.' },
  ],
  equivalent: { 'saved changes onDone is removed': 'It has no effect either way.' },
  paths: 170,
})
