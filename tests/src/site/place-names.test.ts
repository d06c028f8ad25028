/** The names of places in the language of the site. */
import { expect, it, vi } from 'vitest'
import { createPlaceNames } from '../../../src/site/place-names.ts'

const cities = [{ id: 1, name: { en: 'Athens', el: 'Αθήνα' } }]

it('are the stored ones and those made of ids until the lists are known', () => {
  const { cityName, regionName } = createPlaceNames('el').read()
  expect([cityName('Athens'), regionName('north-aegean')]).toEqual(['Athens', 'North Aegean'])
})

it('come with the lists, of which each keeps the names of the other', () => {
  const names = createPlaceNames('el')
  names.nameCities(cities)
  names.nameRegions((id, language) => `${id} in ${language}`)
  const { cityName, regionName } = names.read()
  expect([cityName('Athens'), cityName('Elsewhere'), regionName('attica')]).toEqual(['Αθήνα', 'Elsewhere', 'attica in el'])
})

it('are announced once for cities, and not after the end of a subscription', () => {
  const names = createPlaceNames('el')
  const listener = vi.fn()
  const unsubscribe = names.subscribe(listener)
  names.nameCities(cities)
  names.nameCities(cities)
  unsubscribe()
  names.nameRegions((id) => id)
  expect(listener).toHaveBeenCalledOnce()
})

it.each([['en', true], ['el', false]] as const)('in %s: cities are named from the beginning, %s', (language, areNamed) => {
  expect(createPlaceNames(language).areCitiesNamed()).toBe(areNamed)
})
