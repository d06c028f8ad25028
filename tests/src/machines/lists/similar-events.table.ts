/** The table of the events that an opened event that is over leads to. */
import { done, failed, table } from 'xstate-walk'
import type { Listing } from '../../../../domain/listing/listing.ts'
import { similarEventsMachine } from '../../../../src/machines/lists/similar-events.ts'
import { unreachable } from '../failures.ts'

const events: readonly Listing[] = [
  { id: 5, title: 'Forest walk', description: '', city: null, address: null, link: null, tags: [], approved: true },
]

export const similarEventsTable = table({
  machine: similarEventsMachine,
  starts: { 'open an event that is over': { in: 'loading', context: { events: [] }, invokes: [['fetchSimilar']] } },
  events: {
    'the events arrive': done('fetchSimilar', events),
    'the server does not answer': failed('fetchSimilar', unreachable),
    'the server is back': { type: 'events.retry' },
  },
  rows: [
    { in: 'loading', on: 'the events arrive', to: 'ready', changes: { events } },
    { in: 'loading', on: 'the server does not answer', to: 'failed' },
    { in: 'failed', on: 'the server is back', to: 'loading', invokes: [['fetchSimilar']] },
    { in: 'loading', on: 'the server is back', ignored: 'They are loading.' },
  ],
  paths: 2,
})
