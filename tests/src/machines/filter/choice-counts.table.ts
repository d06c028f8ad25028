/** The table of the counts of a filter and of its choices. */
import { after, done, failed, table } from 'xstate-walk'
import { noFilter, type Filter } from '../../../../domain/lists/filter.ts'
import type { FilterCounts } from '../../../../domain/lists/filter-counts.ts'
import { choiceCountsMachine, type ChoiceCountsContext } from '../../../../src/machines/filter/choice-counts.ts'
import { unreachable } from '../failures.ts'

const counts: FilterCounts = { total: 4, cities: [{ name: 'Chania', count: 4 }], tags: [], without: {} }
const inVolos: Filter = { cities: ['Volos'], tags: [] }
const [day, nextDay] = ['2026-11-24', '2026-11-25']

interface Shown {
  readonly filter: Filter
  readonly today: string
}

const ofVolos: Shown = { filter: inVolos, today: day }
const samples = {
  'show no filter': { filter: noFilter, today: day },
  'show Volos': ofVolos,
  'show Volos on the next day': { ...ofVolos, today: nextDay },
}

const isCounted = (wanted: Shown) => ({ filter, today }: ChoiceCountsContext) =>
  JSON.stringify({ filter, today }) === JSON.stringify(wanted)
const shown = ['waiting', 'counting', 'counted', 'uncounted']

export const choiceCountsTable = table({
  machine: choiceCountsMachine,
  starts: { 'open a list': { in: 'hidden', context: { filter: null, today: '', counts: null } } },
  events: {
    'show no filter': { type: 'filter.show', ...samples['show no filter'] },
    'show Volos': { type: 'filter.show', ...samples['show Volos'] },
    'show Volos on the next day': { type: 'filter.show', ...samples['show Volos on the next day'] },
    'hide the filter': { type: 'filter.hide' },
    'the server is back': { type: 'counts.retry' },
    'the pause ends': after('pause', 'waiting', 150),
    'the counts arrive': done('fetchCounts', counts),
    'the server does not answer': failed('fetchCounts', unreachable),
  },
  tags: { busy: ['waiting', 'counting'] },
  rows: [
    ...Object.entries(samples).flatMap(([on, asked]) => [
      { in: 'hidden', on, to: 'counting', changes: asked, invokes: [['fetchCounts', asked] as const] },
      ...[{ in: ['counting', 'counted', 'uncounted'] }, { in: 'waiting', restarts: 'the pause ends' }].flatMap((row) => [
        {
          ...row, on, when: ['it is another filter or day', (context: ChoiceCountsContext) => !isCounted(asked)(context)] as const,
          to: 'waiting', changes: asked,
        },
      ]),
      { in: shown, on, when: ['it is this filter and day', isCounted(asked)] as const, ignored: 'It is counted already.' },
    ]),
    { in: ['hidden', ...shown], on: 'hide the filter', to: 'hidden', changes: { filter: null, today: '', counts: null } },
    {
      in: 'waiting', on: 'the pause ends', to: 'counting',
      invokes: ({ filter, today }) => [['fetchCounts', { filter, today }]],
    },
    {
      in: 'uncounted', on: 'the server is back', to: 'counting',
      invokes: ({ filter, today }) => [['fetchCounts', { filter, today }]],
    },
    { in: ['waiting', 'counting'], on: 'the server is back', ignored: 'It is being counted.' },
    { in: 'counting', on: 'the counts arrive', to: 'counted', changes: { counts } },
    { in: 'counting', on: 'the server does not answer', to: 'uncounted', changes: { counts: null } },
  ],
  never: { 'something is counted while hidden': ['hidden', ({ counts: known }) => known !== null] },
  paths: 61,
})
