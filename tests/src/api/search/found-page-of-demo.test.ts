/** What a search offers and lists of the demo listings, for any choices that its words name. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Day } from '../../../../domain/days/days.ts'
import { daysOfWhen } from '../../../../domain/days/when.ts'
import { choicesIn, noFilter, withoutPlaces, withWhen, type Filter } from '../../../../domain/lists/filter.ts'
import { entriesOf } from '../../../../domain/lists/list-query.ts'
import { pageOf } from '../../../../domain/lists/paging.ts'
import { hasField, listingTypes, type ListingType } from '../../../../domain/listing/listing.ts'
import { distanceKm, townsAround } from '../../../../domain/places/distance.ts'
import { nothingNamed, type NamedList } from '../../../../domain/search/named-lists.ts'
import { createFoundPages } from '../../../../src/api/search/found-page.ts'
import type { PageQuery } from '../../../../src/api/list-parameters.ts'
import { knownPositions } from '../../../support/listings/known-positions.ts'
import { demoDay, demoLists } from '../../../support/listings/searched-listings.ts'

const listingsOf = (type: ListingType) => demoLists.find((list) => list.type === type)?.listings ?? []

const listOf = (type: ListingType) => ({
  fetchPage: async ({ page, size, ...query }: PageQuery) => {
    const entries = entriesOf(listingsOf(type), query)
    return { rows: pageOf(entries, page, size), total: entries.length, isCapped: false }
  },
})

function offeredFor(lists: readonly NamedList[]) {
  const pages = createFoundPages({
    search: { find: async () => [] },
    lists: { event: listOf('event'), volunteer: listOf('volunteer'), shop: listOf('shop'), dine: listOf('dine') },
    geography: {
      fetchRegions: async () => [],
      townsAround: async ({ cities }, km) => townsAround(knownPositions, cities, km),
      withoutRegions: async (filter) => filter,
    },
    readLists: async () => ({ ...nothingNamed, lists, selects: 'never', words: 'words', within: [] }),
  })
  const place = { text: 'words', type: null, page: 1, today: demoDay, now: { day: demoDay, time: '12:00' } }
  return pages.fetchPage(place, new AbortController().signal).then(({ offered }) => offered)
}

/** The number of listings with the choices of the filter but its places, of which the cities are selected otherwise. */
function countOf({ type, filter }: NamedList, isPlace: (city: string | null) => boolean, today: Day): number {
  const days = filter.when === undefined ? { from: today } : daysOfWhen(filter.when, today)
  const query = { filter: withWhen(withoutPlaces(filter), null), ...(hasField(type, 'startDate') ? days : {}) }
  return entriesOf(listingsOf(type).filter(({ city }) => isPlace(city)), query).length
}

const anyNamed: fc.Arbitrary<NamedList[]> = fc
  .record({
    types: fc.uniqueArray(fc.constantFrom(...listingTypes), { minLength: 1, maxLength: 2 }),
    cities: fc.subarray(['Chania', 'Kissamos', 'Thessaloniki', 'Volos', 'Kalamata', 'Nafplio', 'Patras'], { maxLength: 2 }),
    tags: fc.subarray(['Kids friendly', 'Cleanup', 'Wildlife', 'Zero Waste', 'Vegan'], { maxLength: 1 }),
    free: fc.constantFrom(undefined, true as const),
    when: fc.constantFrom(undefined, 'today' as const, 'weekend' as const, 'month' as const),
  })
  .map(({ types, free, when, ...names }) => types.map((type) => {
    const filter: Filter = { ...noFilter, ...names, ...(type === 'event' && free && { free }), ...(type === 'event' && when && { when }) }
    return { type, filter }
  }))

it('offers the named lists if one has listings, otherwise first those in the towns within 50 km, by their numbers', async () => {
  await fc.assert(fc.asyncProperty(anyNamed, async (named) => {
    const exact = named.map((list) => ({ ...list, total: countOf(list, isIn(list.filter, 0), demoDay) })).filter(({ total }) => total > 0)
    const near = named
      .filter(({ filter }) => filter.cities.length > 0)
      .map((list) => ({ ...list, total: countOf(list, isIn(list.filter, 50), demoDay) }))
      .filter(({ total }) => total > 0)
    const offered = await offeredFor(named)
    const isWhole = exact.length > 0
    const first = offered.slice(0, isWhole ? exact.length : near.length)
    expect(first.map(({ type, filter, around, total }) => ({ type, filter: around ?? filter, total }))).toEqual(isWhole ? exact : near)
    expect(first.filter(({ leftOut, around }) => choicesIn(leftOut).length > 0 || (around !== null) === isWhole)).toEqual([])
    expect(isWhole ? offered.slice(first.length) : []).toEqual([])
  }))
})

/** Whether a city is one of the filter, if it has any, or at most so far from one. */
function isIn({ cities }: Filter, km: number): (city: string | null) => boolean {
  const positionOf = (name: string | null) => knownPositions.get(name ?? '')
  return (city) => cities.length === 0 || cities.some((name) => {
    const [from, to] = [positionOf(name), positionOf(city)]
    return name === city || (from !== undefined && to !== undefined && distanceKm(from, to) <= km)
  })
}
