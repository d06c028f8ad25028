/** Filter, paging, formats and calendar windows. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { windowOf } from '../../domain/days/calendar.ts'
import { daysBetween, weekday } from '../../domain/days/days.ts'
import { isSameFilter, matches, noFilter } from '../../domain/lists/filter.ts'
import { hasPageAfter, knownPageCount, pageBefore, pageCount, pageOf } from '../../domain/lists/paging.ts'
import { isTag, isTagOf } from '../../domain/listing/tags.ts'
import { day } from './arbitraries.ts'

describe('a filter', () => {
  const listing = { city: 'Volos', tags: [{ name: 'Art' }, { name: 'Forests' }] }

  it('without choices matches everything', () => expect(matches(listing, noFilter)).toBe(true))

  it.each([
    [['Volos'], [], true], [['volos'], [], false], [['Athens', 'Volos'], ['Art'], true], [['Athens'], ['Art'], false],
    [[], ['Seminar', 'Forests'], true], [[], ['Seminar'], false],
  ] as const)('of cities %j and tags %j matches: %s', (cities, tags, passes) => {
    expect(matches(listing, { cities, tags })).toBe(passes)
  })

  it('with cities does not match a listing without a city', () => {
    expect(matches({ city: null, tags: [] }, { cities: ['Volos'], tags: [] })).toBe(false)
  })

  it('is equal in any order', () => {
    expect(isSameFilter({ cities: ['a', 'b'], tags: ['c'] }, { cities: ['b', 'a'], tags: ['c'] })).toBe(true)
    expect(isSameFilter({ cities: ['a'], tags: [] }, { cities: [], tags: ['a'] })).toBe(false)
  })
})

describe('paging', () => {
  it('puts every entry on one page, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (entries, size) => {
        const pages = Array.from({ length: pageCount(entries.length, size) }, (_, index) => pageOf(entries, index + 1, size))
        expect(pages.flat()).toEqual(entries)
        expect(pages.slice(0, -1).every((page) => page.length === size)).toBe(true)
      }),
    )
  })

  it('has ten entries on a page, and one page for an empty list', () => {
    expect(pageOf(Array.from({ length: 25 }, (_, index) => index), 3)).toEqual([20, 21, 22, 23, 24])
    expect([pageCount(0), pageCount(10), pageCount(11)]).toEqual([1, 1, 2])
  })

  it.each([
    ['a page that was not read', 3, null, [false, 2, 1]],
    ['the first of two pages', 1, { rows: 10, total: 12, isCapped: false }, [true, 1, 2]],
    ['the last of two pages', 2, { rows: 2, total: 12, isCapped: false }, [false, 1, 2]],
    ['a page after the last of two pages', 9, { rows: 0, total: 12, isCapped: false }, [false, 2, 2]],
    ['the hundredth page of more than a thousand', 100, { rows: 10, total: 1000, isCapped: true }, [true, 99, 101]],
    ['the last page of more than a thousand', 123, { rows: 4, total: 1000, isCapped: true }, [false, 122, 123]],
    ['the last page that can be requested', 1000, { rows: 10, total: 1000, isCapped: true }, [false, 999, 1000]],
    ['a page after the last page of more than a thousand', 500, { rows: 0, total: 1000, isCapped: true }, [false, 499, 100]],
  ])('computes next, previous and last page for %s', (_, number, read, around) => {
    const page = read && { ...read, rows: Array<number>(read.rows).fill(0) }
    expect([hasPageAfter(number, page), pageBefore(number, page), knownPageCount(number, page)]).toEqual(around)
  })
})

describe('tags', () => {
  it('belong to a type or to none', () => {
    expect(isTagOf('event', 'Zero Waste')).toBe(true)
    expect(isTagOf('dine', 'Zero Waste')).toBe(false)
    expect([isTag('Raw'), isTag('raw'), isTag('toString')]).toEqual([true, false, false])
  })
})

describe('a calendar window', () => {
  it('of a month consists of whole weeks and has all of its days', () => {
    fc.assert(
      fc.property(day, (date) => {
        const { from, to } = windowOf('month', date)
        expect([weekday(from), weekday(to)]).toEqual([1, 7])
        expect([28, 35, 42]).toContain(daysBetween(from, to) + 1)
        expect(from <= `${date.slice(0, 7)}-01` && to >= date).toBe(true)
      }),
    )
  })

  it('of a week is Monday to Sunday, of a day that day', () => {
    expect(windowOf('week', '2026-11-21')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(windowOf('day', '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  })
})
