/** The table of the towns with the most events. */
import { done, failed, table } from 'xstate-walk'
import type { TownCount } from '../../../../src/api/event-towns.ts'
import { eventTownsMachine } from '../../../../src/machines/home/event-towns.ts'
import { unreachable } from '../failures.ts'

const towns: readonly TownCount[] = [{ city: 'Volos', count: 3 }]

export const eventTownsTable = table({
  machine: eventTownsMachine,
  starts: { 'open home': { in: 'loading', invokes: [['fetchTowns']] } },
  events: {
    'the towns arrive': done('fetchTowns', towns),
    'the server does not answer': failed('fetchTowns', unreachable),
  },
  rows: [
    { in: 'loading', on: 'the towns arrive', to: 'ready', changes: { towns } },
    { in: 'loading', on: 'the server does not answer', to: 'failed' },
  ],
  invariants: { 'only the state ready has towns': (state, context) => (state === 'ready') === context.towns.length > 0 },
  paths: 2,
})
