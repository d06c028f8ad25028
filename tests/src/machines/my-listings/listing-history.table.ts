/** The table of the history of an own listing. */
import { done, failed, table } from 'xstate-walk'
import type { ListingStep } from '../../../../domain/moderation/listing-history.ts'
import { listingHistoryMachine } from '../../../../src/machines/my-listings/listing-history.ts'
import { unreachable } from '../failures.ts'

const step = (id: number, action: ListingStep['action']): ListingStep =>
  ({ id, at: `2026-11-20T08:3${id}:00.000Z`, by: 'author', action, reason: null, note: null, texts: null })
const [submitted, approved] = [step(1, 'listing-submitted'), step(2, 'listing-approved')]
const page = (rows: readonly ListingStep[], total: number) => ({ rows, total, isCapped: false })
const first = [['fetchSteps', { id: 7, page: 1 }]] as const
const open = ['loading', 'shown', 'extending', 'failed']

export const listingHistoryTable = table({
  machine: listingHistoryMachine,
  starts: { 'see the card of a listing': { input: () => ({ id: 7 }), in: 'hidden', context: { id: 7, steps: [], pages: 0, total: 0 } } },
  events: {
    'open the history': { type: 'history.show' },
    'close it': { type: 'history.hide' },
    'read earlier steps': { type: 'history.extend' },
    'the listing changes': { type: 'listing.change' },
    'all steps arrive': done('fetchSteps', page([approved, submitted], 2)),
    'the last step arrives': done('fetchSteps', page([approved], 2)),
    'the first step arrives': done('fetchEarlier', page([submitted], 2)),
    'the first step arrives after another step was taken': done('fetchEarlier', page([approved, submitted], 3)),
    'the server does not answer': failed('fetchSteps', unreachable),
    'the server does not answer about earlier steps': failed('fetchEarlier', unreachable),
  },
  tags: { open, busy: ['loading', 'extending'] },
  rows: [
    { in: ['hidden', 'failed'], on: 'open the history', to: 'loading', invokes: first },
    { in: open, on: 'close it', to: 'hidden' },
    { in: 'hidden', on: ['close it', 'read earlier steps', 'the listing changes'], ignored: 'Nothing is shown.' },
    { in: open, on: 'the listing changes', to: 'loading', invokes: first },
    {
      in: 'loading', on: 'all steps arrive', to: 'shown',
      changes: { steps: [approved, submitted], total: 2, pages: 1 },
    },
    { in: 'loading', on: 'the last step arrives', to: 'shown', changes: { steps: [approved], total: 2, pages: 1 } },
    { in: 'loading', on: 'the server does not answer', to: 'failed' },
    { in: ['loading', 'extending', 'shown'], on: 'open the history', ignored: 'It is open.' },
    {
      in: 'shown', on: 'read earlier steps', when: ['some are left', ({ steps, total }) => steps.length < total] as const, to: 'extending',
      invokes: ({ pages }) => [['fetchSteps', { id: 7, page: pages + 1 }, { id: 'fetchEarlier' }]],
    },
    {
      in: 'shown', on: 'read earlier steps', when: ['all are shown', ({ steps, total }) => steps.length === total] as const,
      ignored: 'There are none.',
    },
    { in: ['loading', 'extending', 'failed'], on: 'read earlier steps', ignored: 'The button is not shown.' },
    {
      in: 'extending', on: 'the first step arrives', to: 'shown',
      changes: ({ pages }) => ({ steps: [approved, submitted], total: 2, pages: pages + 1 }),
    },
    {
      in: 'extending', on: 'the first step arrives after another step was taken', to: 'shown',
      changes: ({ pages }) => ({ steps: [approved, submitted], total: 3, pages: pages + 1 }),
    },
    { in: 'extending', on: 'the server does not answer about earlier steps', to: 'failed' },
  ],
  key: ({ steps, total, pages }) => [steps.map(({ id }) => id), total, Math.min(pages, 2)],
  paths: 45,
})
