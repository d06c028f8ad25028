/** The cities that a form offers, by hand: what comes of each event in each state. */
import type { City } from '../../../../domain/cities.ts'
import { citiesMachine } from '../../../../src/machines/filter/cities.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away } from '../failures.ts'

const cities: readonly City[] = [{ id: 1, name: { en: 'Athens', el: 'Αθήνα' } }]

export const citiesTable = tableOf({
  machine: citiesMachine,
  starts: { 'open the form': { in: 'loading', asks: [['fetchCities']] } },
  events: {
    'the cities arrive': done('fetchCities', cities),
    'the server does not answer': failed('fetchCities', away),
    'try again': { type: 'cities.retry' },
  },
  rows: [
    { in: 'loading', on: 'the cities arrive', to: 'ready', changes: { cities } },
    { in: 'loading', on: 'the server does not answer', to: 'failed', calls: [['logFailure', { failure: away.failure }]] },
    { in: 'loading', on: 'try again', ignored: 'It is being tried.' },
    { in: 'failed', on: 'try again', to: 'loading', asks: [['fetchCities']] },
  ],
  always: { 'there are cities once they arrived, and none before': (state, context) => (state === 'ready') === context.cities.length > 0 },
  paths: 2,
})
