/** The table of the filters nearest to one that no listing matches. */
import { done, failed, table } from 'xstate-walk'
import { noFilter } from '../../../../domain/lists/filter.ts'
import type { OfferedList } from '../../../../domain/search/named-lists.ts'
import { nearestFiltersMachine, type NearestFiltersContext } from '../../../../src/machines/filter/nearest-filters.ts'
import { unreachable } from '../failures.ts'

const volos = { filter: { ...noFilter, cities: ['Volos'] }, today: '2026-10-07' }
const tomorrow = { ...volos, today: '2026-10-08' }
const art = { filter: { ...noFilter, tags: ['Art'] }, today: '2026-10-07' }
const offered: readonly OfferedList[] = [
  { type: 'event', filter: noFilter, leftOut: volos.filter, around: null, total: 3, isCapped: false },
]
const everywhere = ['searching', 'found', 'failed']

const moves = [['the address names Volos', volos], ['the next day begins', tomorrow], ['the address names Art', art]] as const

export const nearestFiltersTable = table({
  machine: nearestFiltersMachine,
  starts: {
    'a list is empty': { input: () => volos, in: 'searching', context: { place: volos, offered: [] }, invokes: [['fetchNearest', volos]] },
  },
  events: {
    'the address names Volos': { type: 'address.changed', place: volos },
    'the next day begins': { type: 'address.changed', place: tomorrow },
    'the address names Art': { type: 'address.changed', place: art },
    'something is found': done('fetchNearest', offered),
    'the server does not answer': failed('fetchNearest', unreachable),
    'the server answers again': { type: 'filters.retry' },
  },
  rows: [
    ...moves.flatMap(([on, place]) => {
      const isShown = ({ place: shown }: NearestFiltersContext) => JSON.stringify(shown) === JSON.stringify(place)
      return [
        {
          in: everywhere, on, when: ['it is another', (context: NearestFiltersContext) => !isShown(context)] as const,
          to: 'searching', changes: { place, offered: [] }, invokes: [['fetchNearest', place]] as const,
        },
        { in: everywhere, on, when: ['it is the same', isShown] as const, ignored: 'Nothing has changed.' },
      ]
    }),
    { in: 'searching', on: 'something is found', to: 'found', changes: { offered } },
    { in: 'searching', on: 'the server does not answer', to: 'failed' },
    { in: 'searching', on: 'the server answers again', ignored: 'A request is already running.' },
    { in: 'found', on: 'the server answers again', ignored: 'It is known.' },
    {
      in: 'failed', on: 'the server answers again', to: 'searching',
      invokes: ({ place }: NearestFiltersContext) => [['fetchNearest', place]] as const,
    },
  ],
  paths: 19,
})
