/** The table of the cities that forms and filters offer. */
import { done, failed, table } from 'xstate-walk'
import type { City } from '../../../../domain/places/cities.ts'
import type { Region } from '../../../../domain/places/regions.ts'
import { citiesMachine } from '../../../../src/machines/cities/cities.ts'
import { unreachable } from '../failures.ts'

const cities: readonly City[] = [{ id: 1, name: { en: 'Athens', el: 'Αθήνα' } }]
const regions: readonly Region[] = [{ id: 'attica', name: { en: 'Attica', el: 'Αττική' }, prefectures: [] }]

export const citiesTable = table({
  machine: citiesMachine,
  starts: {
    'open a form': {
      input: () => ({ isEager: true }), in: 'loading', context: { cities: [], regions: [], isEager: true }, invokes: [['fetchCities']],
    },
    'open a list': { input: () => ({ isEager: false }), in: 'resting', context: { cities: [], regions: [], isEager: false } },
  },
  events: {
    'the cities arrive': done('fetchCities', { cities, regions }),
    'the server does not answer': failed('fetchCities', unreachable),
    'request the cities': { type: 'cities.load' },
  },
  tags: { busy: 'loading', failed: 'failed' },
  rows: [
    { in: ['resting', 'failed'], on: 'request the cities', to: 'loading', invokes: [['fetchCities']] },
    { in: 'loading', on: 'the cities arrive', to: 'ready', changes: { cities, regions } },
    { in: 'loading', on: 'the server does not answer', to: 'failed', calls: [['logFailure', { failure: unreachable.failure }]] },
    { in: 'loading', on: 'request the cities', ignored: 'A request is already running.' },
  ],
  always: {
    'only the state ready has cities': ({ cities: known, regions: groups }, { state }) =>
      (state === 'ready') === (known.length > 0 && groups.length > 0),
  },
  paths: 4,
})
