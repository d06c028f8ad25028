/** The days that are typed into a filter, what to leave out of it, and the counts of its choices. */
import { describe, expect, it } from 'vitest'
import { countOfChoice, countOfCities, type FilterCounts } from '../../../domain/lists/filter-counts.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import { rangeFaults, rangeOf, typedRange } from '../../../domain/days/typed-range.ts'

describe('a typed range', () => {
  it('is two days, of which the first is not later', () => {
    expect(rangeOf({ from: '1/12/2026', to: '06.12.2026' })).toEqual({ from: '2026-12-01', to: '2026-12-06' })
    expect(rangeOf({ from: '1/12/2026', to: '1/12/2026' })).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  })

  it.each([
    [{ from: '', to: ' ' }, { from: { rule: 'missing' }, to: { rule: 'missing' } }],
    [{ from: '31/2/2026', to: '1/3/2026' }, { from: { rule: 'not-a-day' } }],
    [{ from: '1/3/2026', to: 'soon' }, { to: { rule: 'not-a-day' } }],
    [{ from: '2/3/2026', to: '1/3/2026' }, { to: { rule: 'before-start' } }],
  ])('is refused: %j', (typed, faults) => {
    expect(rangeFaults(typed)).toEqual(faults)
    expect(rangeOf(typed)).toBeNull()
  })

  it('is made of a time that is one', () => {
    expect([typedRange({ from: '2026-12-01', to: '2026-12-06' }), typedRange('week'), typedRange(undefined)]).toEqual([
      { from: '01/12/2026', to: '06/12/2026' }, null, null,
    ])
  })
})

describe('the counts of choices', () => {
  const counts: FilterCounts = { total: 5, cities: [{ name: 'Chania', count: 4 }, { name: 'Sitia', count: 100 }], tags: [], without: {} }

  it('are zero for what is not in their list, and nothing before they are known', () => {
    expect(countOfChoice(counts, 'cities', 'Chania')).toEqual({ count: 4, isCapped: false })
    expect(countOfChoice(counts, 'tags', 'Art')).toEqual({ count: 0, isCapped: false })
    expect([countOfChoice(null, 'tags', 'Art'), countOfCities(null, [])]).toEqual([null, null])
  })

  it('of a region are the sum of its towns, which may be more', () => {
    expect(countOfCities(counts, ['Chania', 'Gavdos'])).toEqual({ count: 4, isCapped: false })
    expect(countOfCities(counts, ['Chania', 'Sitia'])).toEqual({ count: 104, isCapped: true })
  })
})

it('the quick choice for children is a tag of events', () => {
  expect(tagsOf('event')).toContain('Kids friendly')
})
