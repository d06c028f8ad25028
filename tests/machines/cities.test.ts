/** The cities that a form offers. */
import { describe } from 'vitest'
import { citiesMachine, type CitiesContext } from '../../src/machines/cities.ts'
import { away } from './failures.ts'
import { done, failed, testTransitions } from './transition-table.ts'

const cities = [{ id: 1, name: { en: 'Athens', el: 'Αθήνα' } }]

describe('cities, by its table', () => {
  testTransitions<CitiesContext>(citiesMachine, { cities: [] }, [
    { in: 'loading', on: done('fetchCities', cities), to: 'ready', holds: { cities } },
    { in: 'loading', on: failed('fetchCities', away), to: 'failed', calls: ['logFailure'], holds: { cities: [] } },
    { in: 'failed', on: { type: 'cities.retry' }, to: 'loading' },
    { in: 'ready', with: { cities }, on: { type: 'cities.retry' }, to: 'ready' },
  ])
})
