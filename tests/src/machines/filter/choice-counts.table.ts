/** The table of the counts of a filter and of its choices. */
import { after, done, failed, table } from 'xstate-walk'
import { noFilter, type Filter } from '../../../../domain/filter.ts'
import type { FilterCounts } from '../../../../domain/filter-counts.ts'
import { choiceCountsMachine, type ChoiceCountsContext } from '../../../../src/machines/filter/choice-counts.ts'
import { unreachable } from '../failures.ts'

const counts: FilterCounts = { total: 4, cities: [{ name: 'Chania', count: 4 }], tags: [], without: {} }
const inVolos: Filter = { cities: ['Volos'], tags: [] }
const isCounted = (wanted: Filter) => ({ filter }: ChoiceCountsContext) => JSON.stringify(filter) === JSON.stringify(wanted)
const shown = ['waiting', 'counting', 'counted', 'uncounted']

export const choiceCountsTable = table({
  machine: choiceCountsMachine,
  starts: { 'open a list': { in: 'hidden' } },
  events: {
    'show no filter': { type: 'filter.show', filter: noFilter },
    'show Volos': { type: 'filter.show', filter: inVolos },
    'hide the filter': { type: 'filter.hide' },
    'the pause ends': after('pause', 'waiting', 150),
    'the counts arrive': done('fetchCounts', counts),
    'the server does not answer': failed('fetchCounts', unreachable),
  },
  rows: [
    ...[['show no filter', noFilter] as const, ['show Volos', inVolos] as const].flatMap(([on, filter]) => [
      { in: 'hidden', on, to: 'counting', changes: { filter }, invokes: [['fetchCounts', { filter }] as const] },
      ...[{ in: ['counting', 'counted', 'uncounted'] }, { in: 'waiting', restarts: 'the pause ends' }].flatMap((row) => [
        {
          ...row, on, when: ['it is another filter', (context: ChoiceCountsContext) => !isCounted(filter)(context)] as const,
          to: 'waiting', changes: { filter },
        },
      ]),
      { in: shown, on, when: ['it is this filter', isCounted(filter)] as const, ignored: 'It is counted already.' },
    ]),
    { in: ['hidden', ...shown], on: 'hide the filter', to: 'hidden', changes: { filter: null, counts: null } },
    {
      in: 'waiting', on: 'the pause ends', to: 'counting',
      invokes: ({ filter }) => [['fetchCounts', { filter }]],
    },
    { in: 'counting', on: 'the counts arrive', to: 'counted', changes: { counts } },
    { in: 'counting', on: 'the server does not answer', to: 'uncounted', changes: { counts: null } },
  ],
  invariants: { 'nothing is counted while hidden': (state, { counts: known }) => state !== 'hidden' || known === null },
  paths: 27,
})
