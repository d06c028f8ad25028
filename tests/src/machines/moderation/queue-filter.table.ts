/** The table of what narrows the list of Manage Posts. */
import { table, type ActionCall } from 'xstate-walk'
import { waitingQueue } from '../../../../domain/moderation/queue.ts'
import { queueFilterMachine, type QueueFilterContext, type QueuePlace } from '../../../../src/machines/moderation/queue-filter.ts'
import { searchFieldPart } from '../recipes/search-field.rows.ts'

const first: QueuePlace = { ...waitingQueue, page: 1 }
const searched: QueuePlace = { ...waitingQueue, state: 'any', text: 'nik', author: 'eleni', page: 2 }

const field = searchFieldPart<QueuePlace, QueueFilterContext>({
  text: ' nik ', pauseMs: 300, textOf: ({ text }) => text, searchFor: (text) => ({ text, page: 1 }),
})

const everywhere = ['search.resting', 'search.pausing']
const opened = (changed: Partial<QueuePlace>) => ({ typed }: QueueFilterContext): readonly ActionCall[] =>
  [['openPlace', { text: typed.trim(), page: 1, ...changed }]]

export const queueFilterTable = table({
  machine: queueFilterMachine,
  starts: { 'open Manage Posts': { input: () => ({ place: first }), in: 'search.resting', context: { place: first, typed: '' } } },
  events: {
    ...field.events,
    'show the rejected listings': { type: 'choice.select', changed: { state: 'rejected' } },
    'show all of an author': { type: 'choice.select', changed: { ...waitingQueue, state: 'any', author: 'eleni' } },
    'the address names the first page': { type: 'address.changed', place: first },
    'the address names a search for nik': { type: 'address.changed', place: searched },
  },
  rows: [
    ...field.rows,
    { in: everywhere, on: 'show the rejected listings', to: 'search.resting', calls: opened({ state: 'rejected' }) },
    {
      in: everywhere, on: 'show all of an author', to: 'search.resting',
      calls: opened({ ...waitingQueue, state: 'any', author: 'eleni' }),
    },
    {
      in: everywhere, on: 'the address names the first page',
      changes: (context: QueueFilterContext) => ({ place: first, ...field.typedAt(context, first) }),
    },
    {
      in: everywhere, on: 'the address names a search for nik',
      changes: (context: QueueFilterContext) => ({ place: searched, ...field.typedAt(context, searched) }),
    },
  ],
  paths: 66,
})
