/** What is offered in place of a filter that nothing matches, in an empty list as in the search. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOfWhen } from '../../../domain/days/when.ts'
import type { ByDistance } from '../../../domain/lists/by-distance.ts'
import type { RelaxedName } from '../../../domain/lists/choices.ts'
import type { FilterCounts } from '../../../domain/lists/filter-counts.ts'
import { isSameFilter, noFilter, withChoice, withWhen, type Filter } from '../../../domain/lists/filter.ts'
import { entriesOf } from '../../../domain/lists/list-query.ts'
import { pageOf } from '../../../domain/lists/paging.ts'
import { relaxedFilter, relaxedKinds } from '../../../domain/lists/relaxed-filters.ts'
import type { Listing } from '../../../domain/listing/listing.ts'
import { townsAround } from '../../../domain/places/distance.ts'
import { nothingNamed } from '../../../domain/search/named-lists.ts'
import type { PageQuery } from '../../../src/api/list-parameters.ts'
import { createNearestFilters } from '../../../src/api/nearest-filters.ts'
import { createFoundPages } from '../../../src/api/search/found-page.ts'
import { knownPositions } from '../../support/listings/known-positions.ts'
import { demoDay as today, demoLists } from '../../support/listings/searched-listings.ts'
import { unreachable } from '../machines/failures.ts'

const [events = { listings: [] }] = demoLists
const { signal } = new AbortController()

/** The listings that match a filter from today on. */
function entriesIn(listings: readonly Listing[], filter: Filter) {
  return entriesOf(listings, { filter: withWhen(filter, null), ...(filter.when ? daysOfWhen(filter.when, today) : { from: today }) })
}

/** A site with these events. */
function site(listings: readonly Listing[], towns?: readonly string[] | Error) {
  const requests: Filter[] = []
  const geography = {
    fetchRegions: async () => [],
    withoutRegions: async (filter: Filter) => filter,
    townsAround: async ({ cities }: Filter, km: number) => {
      if (towns instanceof Error) throw towns
      return towns ?? townsAround(knownPositions, cities, km)
    },
  }
  const lists = new Proxy({} as Parameters<typeof createNearestFilters>[0]['listings'], {
    get: () => ({
      fetchPage: async ({ page, size, ...query }: PageQuery) => {
        const entries = entriesOf(listings, query)
        return { rows: pageOf(entries, page, size), total: entries.length, isCapped: false }
      },
    }),
  })
  const { fetch } = createNearestFilters({
    fetchCounts: async ({ filter }) => {
      requests.push(filter)
      const without = relaxedKinds(filter).map((kind) => [kind, entriesIn(listings, relaxedFilter(filter, kind)).length])
      return { total: entriesIn(listings, filter).length, without: Object.fromEntries(without) } as FilterCounts
    },
    listings: lists,
    geography,
  })
  return {
    requests,
    inEmptyList: (filter: Filter, byDistance: ByDistance | null = null) => fetch({ type: 'event', filter, today, byDistance }, signal),
    inSearch: async (filter: Filter) => {
      const readLists = async () => ({ ...nothingNamed, lists: [{ type: 'event' as const, filter }] })
      const pages = createFoundPages({ search: { find: async () => [] }, lists, geography, readLists })
      const place = { text: 'words', type: null, page: 1, today, now: { day: today, time: '12:00' } }
      return (await pages.fetchPage(place, signal)).offered
    },
  }
}

const anyEmptyFilter: fc.Arbitrary<Filter> = fc
  .record({
    cities: fc.subarray(['Chania', 'Kissamos', 'Thessaloniki', 'Volos', 'Kalamata', 'Nafplio', 'Patras'], { maxLength: 2 }),
    tags: fc.subarray(['Kids friendly', 'Cleanup', 'Wildlife', 'Zero Waste', 'Vegan'], { maxLength: 1 }),
    free: fc.constantFrom(undefined, true as const),
    when: fc.constantFrom(undefined, 'today' as const, 'weekend' as const, 'month' as const),
  })
  .map(({ free, when, ...names }) => ({ ...noFilter, ...names, ...(free && { free }), ...(when && { when }) }))
  .filter((filter) => entriesIn(events.listings, filter).length === 0)

/** How many events a filter has without these wishes, in its places or around them. */
function totalWithout(filter: Filter, wishes: readonly RelaxedName[], isAround: boolean): number {
  const cities = townsAround(knownPositions, filter.cities, 50)
  return entriesIn(events.listings, wishes.reduce(relaxedFilter, isAround ? withChoice(filter, 'cities', cities) : filter)).length
}

describe('in place of a filter that nothing matches', () => {
  it('is offered what keeps the most wishes, the same in an empty list and in the search', async () => {
    await fc.assert(fc.asyncProperty(anyEmptyFilter, async (filter) => {
      const offered = await site(events.listings).inEmptyList(filter)
      expect(await site(events.listings).inSearch(filter)).toEqual(offered)
      expect(offered.length).toBeLessThanOrEqual(5)
      const sizes = offered.map(({ leftOut, around }) => relaxedKinds(leftOut).length + (around ? 1 : 0))
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
      for (const { filter: other, leftOut, around, total } of offered) {
        expect(total).toBe(entriesIn(events.listings, other).length)
        expect(total).toBeGreaterThan(0)
        const left = relaxedKinds(leftOut)
        for (const kind of left) {
          const kept = left.filter((each) => each !== kind)
          const isTried = around !== null || kept.length > 0
          expect(isTried ? totalWithout(filter, kept, around !== null) : 0, `${kind} can be kept`).toBe(0)
        }
        if (around) expect(totalWithout(filter, left, false), 'the place can be kept').toBe(0)
      }
    }))
  })

  const [event] = events.listings
  if (!event) throw new Error('There are no events.')
  const inDecember = { ...event, startDate: '2026-12-20', endDate: null }
  const kids = { ...inDecember, city: 'Chania', tags: [{ name: 'Kids friendly' }], cost: 5 }
  const free = { ...kids, id: 2, city: 'Kissamos', tags: [], cost: 0 }
  const wanted: Filter = { ...noFilter, cities: ['Chania'], tags: ['Kids friendly'], free: true, when: 'weekend' }

  it('is offered what leaves out two wishes, there and around, before what leaves out three', async () => {
    const { inEmptyList, requests } = site([kids, free], ['Chania', 'Kissamos'])
    expect((await inEmptyList(wanted)).map(({ leftOut, around, total }) => [leftOut, around, total])).toEqual([
      [{ ...noFilter, free: true, when: 'weekend' }, null, 1],
    ])
    expect(requests.length).toBeLessThanOrEqual(6)
    const [around, ...others] = await site([free], ['Chania', 'Kissamos']).inEmptyList(wanted)
    expect([around, others]).toMatchObject([{
      filter: { ...noFilter, cities: ['Chania', 'Kissamos'], free: true }, around: wanted,
      leftOut: { ...noFilter, tags: ['Kids friendly'], when: 'weekend' }, total: 1,
    }, [{ filter: { ...noFilter, free: true }, total: 1 }]])
  })

  it('comes the first later day of a time, not an earlier one', async () => {
    const filter: Filter = { ...noFilter, when: 'today' }
    const onDay = (day: string) => site([{ ...free, startDate: day }, { ...free, id: 3, startDate: '2026-12-30' }]).inEmptyList(filter)
    expect((await onDay('2026-12-02'))[0]).toMatchObject({ filter: { when: { from: '2026-12-02', to: '2026-12-02' } }, leftOut: filter })
    expect((await onDay('2026-11-02')).map(({ filter: { when } }) => when)).toEqual([{ from: '2026-12-30', to: '2026-12-30' }])
  })

  const near = [{ city: 'Chania', km: 3 }, { city: 'Kissamos', km: 40 }, { city: 'Heraklion', km: 90 }]
  const freeInChania: Filter = { ...noFilter, free: true, cities: ['Chania'] }

  it('come the towns around the visitor, if a smaller distance has chosen the places', async () => {
    const { inEmptyList } = site([kids, free], [])
    const [nearby] = await inEmptyList(freeInChania, { from: 'visitor', radius: 10, near })
    expect(nearby).toMatchObject({ filter: { ...freeInChania, cities: ['Chania', 'Kissamos'] }, around: freeInChania, total: 1 })
    for (const byDistance of [{ from: 'visitor', radius: 50, near }, { from: 'places', name: 'Near Chania' }] as const) {
      const offered = await inEmptyList(freeInChania, byDistance)
      expect(offered.filter(({ around }) => around !== null)).toEqual([])
      expect(offered.some(({ filter }) => isSameFilter(filter, { ...noFilter, cities: ['Chania'] }))).toBe(true)
    }
  })

  it.each([['the place is unknown', []], ['the towns cannot be read', unreachable]])('comes nothing around if %s', async (_, towns) => {
    expect((await site([kids, free], towns).inEmptyList(freeInChania)).map(({ filter }) => filter)).toEqual([
      { ...noFilter, cities: ['Chania'] }, { ...noFilter, free: true },
    ])
  })

  it('an unexpected error is not taken for nothing', async () => {
    await expect(site([free], new TypeError('Unexpected.')).inEmptyList(freeInChania)).rejects.toThrow('Unexpected.')
  })
})
