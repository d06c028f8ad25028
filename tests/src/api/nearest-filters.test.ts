/** What is offered in place of a filter that nothing matches. */
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/days/days.ts'
import type { FilterCounts } from '../../../domain/lists/filter-counts.ts'
import { noFilter, type Filter } from '../../../domain/lists/filter.ts'
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
}

function offered(filter: Filter, { total = 3, towns = ['Chania', 'Rethymno'], nearest = null }: Site = {}) {
  const nearestFilters = createNearestFilters({
    fetchCounts: async ({ filter: counted }) => {
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
  return nearestFilters.fetch({ type: 'event', filter, today }, new AbortController().signal)
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

  it.each<[string, Site]>([
    ['nothing is around', { total: 0 }], ['the place is unknown', { towns: [] }], ['the towns cannot be read', { towns: unreachable }],
  ])('comes nothing around if %s', async (_, site) => {
    expect((await offered(freeInChania, site)).map(({ kind }) => kind)).toEqual(['free', 'cities'])
  })

  it('nothing around is offered without a place', async () => {
    expect((await offered(free)).map(({ kind }) => kind)).not.toContain('nearby')
  })

  it('an unexpected error is not taken for nothing', async () => {
    await expect(offered(freeInChania, { towns: new TypeError('Unexpected.') })).rejects.toThrow('Unexpected.')
  })
})
