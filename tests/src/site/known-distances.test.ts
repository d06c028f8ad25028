/** Which distance has chosen the towns of a filter. */
import { expect, it } from 'vitest'
import { noFilter, type Filter } from '../../../domain/lists/filter.ts'
import { createKnownDistances } from '../../../src/site/known-distances.ts'

const towns: Filter = { ...noFilter, cities: ['Volos', 'Karditsa'] }
const nearMe = { from: 'visitor', radius: 50, near: [{ city: 'Volos', km: 3 }] } as const
const nearVolos = { from: 'places', name: 'Near Volos, 50 km' } as const

it('is known of the same places, with any other choices, in any order', () => {
  const distances = createKnownDistances()
  expect(distances.of(towns)).toBeNull()
  distances.remember(towns, nearMe)
  expect(distances.of({ ...towns, tags: ['Art'], when: 'weekend' })).toBe(nearMe)
  expect(distances.of({ ...noFilter, cities: ['Karditsa', 'Volos'] })).toBe(nearMe)
  expect(distances.of({ ...noFilter, cities: ['Volos'] })).toBeNull()
  expect(distances.of({ ...towns, regions: ['crete'] })).toBeNull()
})

it('is the last one of the same places, and known beside those of others', () => {
  const distances = createKnownDistances()
  distances.remember(towns, nearMe)
  distances.remember({ ...noFilter, cities: ['Chania'] }, nearMe)
  distances.remember({ ...towns, free: true }, nearVolos)
  expect([distances.of(towns), distances.of({ ...noFilter, cities: ['Chania'] })]).toEqual([nearVolos, nearMe])
})
