/** The table of the towns with the most events. */
import { done, failed, table } from 'xstate-walk'
import type { TownCount } from '../../../../src/api/event-towns.ts'
import { eventTownsMachine, type EventTownsContext } from '../../../../src/machines/home/event-towns.ts'
import { unreachable } from '../failures.ts'

const towns: readonly TownCount[] = [{ city: 'Volos', count: 3 }]
const [today, tomorrow] = ['2026-11-24', '2026-11-25']

const isOn = (day: string) => (context: EventTownsContext) => context.today === day
const loading = ({ towns: shown }: EventTownsContext) => (shown.length > 0 ? 'loading.filled' : 'loading.blank')

export const eventTownsTable = table({
  machine: eventTownsMachine,
  starts: {
    'open home': { input: () => ({ today }), in: 'loading.blank', context: { today, towns: [] }, invokes: [['fetchTowns', { today }]] },
  },
  events: {
    'the towns arrive': done('fetchTowns', towns),
    'no towns arrive': done('fetchTowns', []),
    'the server does not answer': failed('fetchTowns', unreachable),
    'the server is back': { type: 'towns.retry' },
    'the day changes': { type: 'day.changed', today: tomorrow },
    'a wrong clock is corrected': { type: 'day.changed', today },
  },
  tags: { busy: 'loading.blank' },
  rows: [
    { in: 'loading', on: 'the towns arrive', to: 'ready', changes: { towns } },
    { in: 'loading', on: 'no towns arrive', to: 'ready', changes: { towns: [] } },
    { in: 'loading', on: 'the server does not answer', to: 'failed' },
    { in: 'failed', on: 'the server is back', to: loading, invokes: ({ today: day }) => [['fetchTowns', { today: day }]] },
    { in: 'loading', on: 'the server is back', ignored: 'They are loading.' },
    ...([['the day changes', tomorrow], ['a wrong clock is corrected', today]] as const).flatMap(([on, day]) => [
      {
        in: ['loading', 'ready', 'failed'], on, when: ['it is another day', (context: EventTownsContext) => !isOn(day)(context)] as const,
        to: loading, changes: { today: day }, invokes: [['fetchTowns', { today: day }] as const],
      },
      { in: ['loading', 'ready', 'failed'], on, when: ['it is this day', isOn(day)] as const, ignored: 'The towns are those of this day.' },
    ]),
  ],
  always: { 'nothing is shown as loading beside towns': ['loading.blank', (context) => context.towns.length === 0] },
  paths: 17,
})
