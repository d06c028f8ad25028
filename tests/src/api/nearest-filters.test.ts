/** What is offered in place of a filter that nothing matches. */
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/days/days.ts'
import type { ByDistance } from '../../../domain/lists/by-distance.ts'
import type { FilterCounts } from '../../../domain/lists/filter-counts.ts'
import { isSameFilter, noFilter, type Filter } from '../../../domain/lists/filter.ts'
import { createNearestFilters } from '../../../src/api/nearest-filters.ts'
import { unreachable } from '../machines/failures.ts'

const today = '2026-11-27'
const free = { ...noFilter, free: true } satisfies Filter
const freeInChania: Filter = { ...free, cities: ['Chania'] }

interface Site {
  /** The number of listings of the filters that are offered. */
  readonly total?: number
  readonly towns?: readonly string[] | Error
  readonly nearest?: { readonly day: string; readonly isLater: boolean } | null
  /** The distance that has chosen the places of the filter. */
  readonly byDistance?: ByDistance | null
  /** The counts of a filter in place of these; without any nothing matches. */
  readonly counts?: (filter: Filter) => readonly [Filter, FilterCounts['total'], FilterCounts['without']?] | undefined
}

function offered(filter: Filter, { total = 3, towns = ['Chania', 'Rethymno'], nearest = null, counts, byDistance = null }: Site = {}) {
  const nearestFilters = createNearestFilters({
    fetchCounts: async ({ filter: counted }) => {
      const [, stated = 0, kinds = {}] = counts?.(counted) ?? []
      if (counts) return { total: stated, without: kinds } as FilterCounts
      const without = counted === filter ? { cities: 5, free: 7 } : {}
      return { total: counted === filter ? 0 : total, without } as FilterCounts
    },
    listings: new Proxy({} as Parameters<typeof createNearestFilters>[0]['listings'], {
      get: () => ({ fetchNearestDay: async () => nearest }),
    }),
    geography: {
      townsAround: async () => {
        if (towns instanceof Error) throw towns
        return towns
      },
    },
  })
  return nearestFilters.fetch({ type: 'event', filter, today, byDistance }, new AbortController().signal)
}

describe('in place of a filter that nothing matches', () => {
  it('come the towns around, then what has one kind of choice less, the most listings first', async () => {
    expect(await offered(freeInChania)).toEqual([
      { kind: 'nearby', filter: { ...free, cities: ['Chania', 'Rethymno'] }, count: 3 },
      { kind: 'free', filter: { ...noFilter, cities: ['Chania'] }, count: 7 },
      { kind: 'cities', filter: free, count: 5 },
    ])
  })

  it('comes the first later day of a time, not an earlier one', async () => {
    const filter: Filter = { ...free, when: 'today' }
    const day = addDays(today, 4)
    expect((await offered(filter, { nearest: { day, isLater: true } }))[0]).toEqual({
      kind: 'later', filter: { ...free, when: { from: day, to: day } }, count: 3,
    })
    expect((await offered(filter, { nearest: { day, isLater: false } })).map(({ kind }) => kind)).not.toContain('later')
  })

  it('come the towns around the visitor, if a smaller distance has chosen the places', async () => {
    const near = [{ city: 'Chania', km: 3 }, { city: 'Rethymno', km: 40 }, { city: 'Heraklion', km: 90 }]
    const [nearby] = await offered(freeInChania, { byDistance: { from: 'visitor', radius: 10, near }, towns: [] })
    expect(nearby).toEqual({ kind: 'nearby', filter: { ...free, cities: ['Chania', 'Rethymno'] }, count: 3 })
    const whole = { ...free, cities: ['Chania', 'Rethymno'] }
    for (const byDistance of [{ from: 'visitor', radius: 50, near }, { from: 'places', name: 'Near Chania' }] as const) {
      expect((await offered(whole, { byDistance })).map(({ kind }) => kind)).toEqual(['free', 'cities'])
    }
  })

  it.each<[string, Site]>([
    ['nothing is around', { total: 0 }], ['the place is unknown', { towns: [] }], ['the towns cannot be read', { towns: unreachable }],
  ])('comes nothing around if %s', async (_, site) => {
    expect((await offered(freeInChania, site)).map(({ kind }) => kind)).toEqual(['free', 'cities'])
  })

  const familyWeekend: Filter = { ...freeInChania, tags: ['Kids friendly'], when: 'weekend' }
  const inChania: Filter = { ...noFilter, cities: ['Chania'] }
  const around: Filter = { ...noFilter, cities: ['Chania', 'Rethymno'] }

  /** What is offered in place of the filter by a site with so many listings of each of these filters. */
  function offeredOf(filter: Filter, counts: readonly (readonly [Filter, FilterCounts['total'], FilterCounts['without']?])[]) {
    return offered(filter, { counts: (counted) => counts.find(([other]) => isSameFilter(other, counted)) })
  }

  it('come the places alone, if one kind of choice less has nothing there, and the towns around with what these have', async () => {
    expect(await offeredOf(familyWeekend, [
      [familyWeekend, 0, { cities: 5, tags: 0, free: 0, window: 0 }], [inChania, 2],
      [{ ...familyWeekend, cities: around.cities }, 0, { cities: 5, tags: 9, free: 0, window: 4 }],
    ])).toEqual([
      { kind: 'places', filter: inChania, count: 2 },
      { kind: 'nearby', filter: { ...noFilter, free: true, tags: ['Kids friendly'], cities: around.cities }, count: 4 },
      { kind: 'cities', filter: { ...noFilter, free: true, tags: ['Kids friendly'], when: 'weekend' }, count: 5 },
    ])
    const nothingThere = [[familyWeekend, 0, {}], [{ ...familyWeekend, cities: around.cities }, 0, {}], [around, 6]] as const
    expect(await offeredOf(familyWeekend, nothingThere)).toEqual([{ kind: 'nearby', filter: around, count: 6 }])
  })

  it('comes what has one kind of choice less in the places before the places alone, which leave out more', async () => {
    const kinds = (await offeredOf(familyWeekend, [[familyWeekend, 0, { cities: 9, window: 1 }], [inChania, 7]])).map(({ kind }) => kind)
    expect(kinds).toEqual(['window', 'cities'])
  })

  it('nothing around is offered without a place', async () => {
    expect((await offered(free)).map(({ kind }) => kind)).not.toContain('nearby')
  })

  it('an unexpected error is not taken for nothing', async () => {
    await expect(offered(freeInChania, { towns: new TypeError('Unexpected.') })).rejects.toThrow('Unexpected.')
  })
})
