/** The cities that forms and filters offer, by hand: what comes of each event in each state. */
import type { City } from '../../../../domain/cities.ts'
import { citiesMachine } from '../../../../src/machines/filter/cities.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away } from '../failures.ts'

const cities: readonly City[] = [{ id: 1, name: { en: 'Athens', el: 'Αθήνα' } }]

export const citiesTable = tableOf({
  machine: citiesMachine,
  starts: {
    'open a form': { input: () => ({ isWanted: true }), in: 'loading', asks: [['fetchCities']] },
    'open a list': { input: () => ({ isWanted: false }), in: 'resting' },
  },
  events: {
    'the cities arrive': done('fetchCities', cities),
    'the server does not answer': failed('fetchCities', away),
    'ask for the cities': { type: 'cities.load' },
  },
  rows: [
    { in: ['resting', 'failed'], on: 'ask for the cities', to: 'loading', asks: [['fetchCities']] },
    { in: 'loading', on: 'the cities arrive', to: 'ready', changes: { cities } },
    { in: 'loading', on: 'the server does not answer', to: 'failed', calls: [['logFailure', { failure: away.failure }]] },
    { in: 'loading', on: 'ask for the cities', ignored: 'They are on their way.' },
  ],
  always: { 'there are cities once they arrived, and none before': (state, context) => (state === 'ready') === context.cities.length > 0 },
  paths: 4,
})
