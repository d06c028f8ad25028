/** The addresses of the lists that the server makes as pages. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listedFilters, listPagePath, maxListPages, readListPagePath } from '../../../domain/lists/list-page.ts'
import { noFilter } from '../../../domain/lists/filter.ts'
import { listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import type { City } from '../../../domain/places/cities.ts'

const cities = JSON.parse(readFileSync(new URL('../../../public/greekCities.json', import.meta.url), 'utf8')) as City[]
const cityNames = cities.map(({ name }) => name.en)
const filtersOf = (type: ListingType) => [noFilter, ...Object.values(listedFilters(type, cityNames)).flat()]

describe('the path of a list', () => {
  it('names its type and its choice', () => {
    const path = (filter: object, number = 1) => listPagePath({ type: 'event', filter: { ...noFilter, ...filter }, number })
    expect([path({}), path({}, 2), path({ when: 'weekend' }), path({ cities: ['Agia Paraskevi'] }), path({ tags: ['Green Tech'] }, 20)])
      .toEqual([
        '/lists/events', '/lists/events/2', '/lists/events/weekend', '/lists/events/in/agia-paraskevi', '/lists/events/tag/green-tech/20',
      ])
  })

  it.each(listingTypes)('of type %s is its own, and is read again', (type) => {
    const filters = filtersOf(type)
    for (const number of [1, 2, maxListPages]) {
      const paths = filters.map((filter) => listPagePath({ type, filter, number }))
      expect(new Set(paths).size).toBe(filters.length)
      expect(paths.map((path) => readListPagePath(path, cityNames))).toEqual(filters.map((filter) => ({ type, filter, number })))
    }
  })

  it.each([
    '/lists', '/lists/', '/lists/event', '/lists/events/', '/lists/eventsx', '/lists/events/1', '/lists/events/0', '/lists/events/02',
    `/lists/events/${maxListPages + 1}`, '/lists/events/100', '/lists/events/in', '/lists/events/in/atlantis', '/lists/events/in/Athens',
    '/lists/events/in/other', '/lists/shops/in/e-shop', '/lists/events/tag/other', '/lists/events/tag/vegan', '/lists/shops/weekend',
    '/lists/events/today', '/lists/events/weekend/in/athens', '/lists/events/in/athens/2/3', '/events',
  ])('is never %s', (path) => {
    expect(readListPagePath(path, cityNames)).toBeNull()
  })
})
