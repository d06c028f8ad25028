/** Which distance has chosen the towns of a filter. */
import { expect, it } from 'vitest'
import { noFilter, type Filter } from '../../../domain/lists/filter.ts'
import { createKnownDistances } from '../../../src/site/known-distances.ts'

const towns: Filter = { ...noFilter, cities: ['Volos', 'Karditsa'] }
const nearMe = { from: 'visitor', radius: 50, near: [{ city: 'Volos', km: 3 }] } as const
/** A tab whose storage lasts while it is opened again. */
function newTab() {
  const stored = new Map<string, string>()
  const getItem = (key: string) => stored.get(key) ?? null
  return { sessionStorage: { getItem, setItem: (key: string, text: string) => stored.set(key, text) } as unknown as Storage }
}

const nearVolos = { from: 'places', name: 'Near Volos, 50 km' } as const

it('is known of the same places, with any other choices, in any order', () => {
  const distances = createKnownDistances(newTab())
  expect(distances.of(towns)).toBeNull()
  distances.remember(towns, nearMe)
  expect(distances.of({ ...towns, tags: ['Art'], when: 'weekend' })).toBe(nearMe)
  expect(distances.of({ ...noFilter, cities: ['Karditsa', 'Volos'] })).toBe(nearMe)
  expect(distances.of({ ...noFilter, cities: ['Volos'] })).toBeNull()
  expect(distances.of({ ...towns, regions: ['crete'] })).toBeNull()
})

it('is the last one of the same places, and known beside those of others', () => {
  const distances = createKnownDistances(newTab())
  distances.remember(towns, nearMe)
  distances.remember({ ...noFilter, cities: ['Chania'] }, nearMe)
  distances.remember({ ...towns, free: true }, nearVolos)
  expect([distances.of(towns), distances.of({ ...noFilter, cities: ['Chania'] })]).toEqual([nearVolos, nearMe])
})

it('lasts through a reload if it is from the visitor, and another tab does not have it', () => {
  const tab = newTab()
  createKnownDistances(tab).remember(towns, nearMe)
  createKnownDistances(tab).remember({ ...noFilter, cities: ['Chania'] }, nearVolos)
  const reloaded = createKnownDistances(tab)
  expect([reloaded.of(towns), reloaded.of({ ...noFilter, cities: ['Chania'] })]).toEqual([nearMe, null])
  expect(createKnownDistances(newTab()).of(towns)).toBeNull()
})

it.each(['{', '{}', '[null]', '[{}]', '[{"places":{}}]'])('is not known from a storage with %s', (text) => {
  const tab = newTab()
  tab.sessionStorage.setItem('near-visitor', text)
  expect(createKnownDistances(tab).of(towns)).toBeNull()
})
