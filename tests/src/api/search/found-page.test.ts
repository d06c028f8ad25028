/** A search offers the lists that its words name, and lists them if its words are in no listing. */
import { describe, expect, it, vi } from 'vitest'
import { choicesIn, noFilter } from '../../../../domain/lists/filter.ts'
import { listingTypes, type ListingType } from '../../../../domain/listing/listing.ts'
import { nothingNamed, type NamedLists } from '../../../../domain/search/named-lists.ts'
import { createFoundPages, type FoundPlace } from '../../../../src/api/search/found-page.ts'
import type { PageQuery } from '../../../../src/api/list-parameters.ts'
import { demoDay, demoLists } from '../../../support/listings/searched-listings.ts'
import { unreachable } from '../../machines/failures.ts'

const now = { day: demoDay, time: '12:00' }
const place: FoundPlace = { text: 'crete', type: null, page: 1, today: demoDay, now }
const crete = { ...noFilter, regions: ['crete'] }

/** The totals of the search by its text, and of the list of each type but for queries that have nothing. */
function foundPages(
  named: NamedLists | Error,
  totals: Readonly<Record<string, number>>,
  hasNothing = (_: PageQuery) => false,
  townsAround: () => Promise<readonly string[]> = async () => [],
) {
  const searched: string[] = []
  const asked: (readonly [ListingType, PageQuery])[] = []
  const rowsOf = (type: ListingType, total: number) =>
    (demoLists[listingTypes.indexOf(type)]?.listings ?? []).slice(0, Math.min(total, 1)).map((each) => ({ ...each, currentDate: null }))
  const listOf = (type: ListingType) => ({
    fetchPage: async (query: PageQuery) => {
      asked.push([type, query])
      const total = hasNothing(query) ? 0 : totals[type]
      if (total === undefined) throw new Error('The list is not there.')
      return { rows: query.page === 1 ? rowsOf(type, total) : [], total, isCapped: false }
    },
  })
  const pages = createFoundPages({
    search: {
      find: async ({ text }) => {
        searched.push(text)
        return listingTypes.map((type) => {
          const total = type === 'shop' ? (totals[text] ?? 0) : 0
          const listings = rowsOf(type, total)
          return { type, total, isCapped: false, listings, ranks: listings.map(() => 0 as const) }
        })
      },
    },
    lists: { event: listOf('event'), volunteer: listOf('volunteer'), shop: listOf('shop'), dine: listOf('dine') },
    geography: { fetchRegions: async () => [], townsAround, withoutRegions: async (filter) => filter },
    readLists: async () => {
      if (named instanceof Error) throw named
      return named
    },
  })
  const { signal } = new AbortController()
  return { searched, asked, fetchPage: (wanted: Partial<FoundPlace>) => pages.fetchPage({ ...place, ...wanted }, signal) }
}

const inCrete: NamedLists = {
  ...nothingNamed, lists: [{ type: 'event', filter: crete }, { type: 'shop', filter: crete }], selects: 'always', words: '', within: [],
}
const cleanupInCrete: NamedLists = { ...inCrete, selects: 'never', words: 'cleanup' }

describe('a search', () => {
  it('that is only choices lists what they select, page by page, and searches for nothing', async () => {
    const { searched, asked, fetchPage } = foundPages(inCrete, { event: 12, shop: 3 })
    const page = await fetchPage({})
    expect(page.rows.map(({ type, total, listings }) => [type, total, listings.length])).toEqual([
      ['event', 12, 1], ['volunteer', 0, 0], ['shop', 3, 1], ['dine', 0, 0],
    ])
    expect(page.offered.map(({ type, filter, total }) => [type, filter, total])).toEqual([['event', crete, 12], ['shop', crete, 3]])
    expect(asked.filter(([, { size }]) => size > 1)).toEqual([
      ['event', { filter: crete, page: 1, size: 10, from: demoDay, now }], ['shop', { filter: crete, page: 1, size: 10, now }],
    ])
    expect(page.foundBy).toEqual({ by: 'choices' })
    expect(await fetchPage({ type: 'event', page: 2 })).toMatchObject({ rows: [], total: 12 })
    expect(await fetchPage({ type: 'dine' })).toMatchObject({ rows: [], total: 0 })
    expect(searched).toEqual([])
  })

  it('for a tag asks for the hits and at most two pages of a list, whichever page is shown', async () => {
    const named: NamedLists = { ...inCrete, lists: [{ type: 'shop', filter: { ...crete, tags: ['Vegan'] } }], words: 'vegan' }
    const { searched, asked, fetchPage } = foundPages(named, { shop: 900, vegan: 1 })
    const askedOn = async (page: number) => {
      await fetchPage({ type: 'shop', page })
      return asked.splice(0).filter(([, { size }]) => size > 1).map(([, query]) => query.page)
    }
    expect([await askedOn(1), await askedOn(2), await askedOn(90)]).toEqual([[1], [2, 1], [90, 89]])
    expect(searched).toEqual(['vegan', 'vegan', 'vegan'])
  })

  it('asks for the days of a time, and offers the list with the time', async () => {
    const today = { ...crete, when: 'today' as const }
    const { asked, fetchPage } = foundPages({ ...inCrete, lists: [{ type: 'event', filter: today }] }, { event: 2 })
    expect((await fetchPage({})).offered).toEqual([
      { type: 'event', filter: today, leftOut: noFilter, around: null, total: 2, isCapped: false },
    ])
    const days = { from: demoDay, to: demoDay }
    expect(asked).toContainEqual(['event', { filter: crete, page: 1, size: 1, ...days }])
    expect(asked).toContainEqual(['event', { filter: crete, page: 1, size: 10, ...days, now }])
  })

  it('with other words finds listings by all its words, beside the lists that have some', async () => {
    const { searched, asked, fetchPage } = foundPages(cleanupInCrete, { event: 12, shop: 0, 'cleanup crete': 2 })
    const { rows, offered, foundBy } = await fetchPage({ text: 'cleanup crete' })
    expect([rows[2]?.total, offered.map(({ type, total }) => [type, total]), foundBy]).toEqual([2, [['event', 12]], { by: 'text' }])
    expect(searched).toEqual(['cleanup crete'])
    expect(asked.map(([, { size }]) => size)).toEqual([1, 1])
  })

  it('finds listings by the other words if none has all words', async () => {
    const { searched, fetchPage } = foundPages(cleanupInCrete, { event: 12, shop: 3, cleanup: 5 })
    const { rows, offered, foundBy } = await fetchPage({ text: 'cleanup crete' })
    expect([rows[2]?.total, offered.length, foundBy]).toEqual([5, 2, { by: 'words', words: 'cleanup' }])
    expect(searched).toEqual(['cleanup crete', 'cleanup'])
  })

  it('that only names towns and tags lists what they select if no listing has all its words', async () => {
    const vegan: NamedLists = { ...inCrete, selects: 'if nothing is found', words: 'vegan chania' }
    const { searched, asked, fetchPage } = foundPages(vegan, { event: 12, shop: 3, 'vegan athens': 2 })
    expect(await fetchPage({ text: 'vegan athens' })).toMatchObject({ foundBy: { by: 'text' }, rows: [{ total: 0 }, {}, { total: 2 }, {}] })
    expect(asked.map(([, { size }]) => size)).toEqual([1, 1])
    const byChoices = { foundBy: { by: 'choices' }, rows: [{ total: 12 }, {}, { total: 3 }, {}] }
    expect(await fetchPage({ text: 'vegan chania' })).toMatchObject(byChoices)
    expect(searched).toEqual(['vegan athens', 'vegan chania'])
  })

  it('of a type keeps to the words that other types have', async () => {
    const { searched, fetchPage } = foundPages(cleanupInCrete, { event: 12, shop: 3, 'cleanup crete': 2, cleanup: 5 })
    expect(await fetchPage({ text: 'cleanup crete', type: 'event' })).toMatchObject({ rows: [], total: 0, foundBy: { by: 'text' } })
    expect(searched).toEqual(['cleanup crete'])
  })

  it('offers lists with fewer choices if those with all have nothing', async () => {
    const free = { ...crete, free: true as const }
    const isFree = ({ filter }: PageQuery) => filter.free === true && filter.regions !== undefined
    const { fetchPage } = foundPages({ ...inCrete, lists: [{ type: 'event', filter: free }] }, { event: 4 }, isFree)
    const { rows, offered } = await fetchPage({})
    expect(rows).toEqual([])
    expect(offered.map(({ filter, leftOut, total }) => [filter, leftOut, total])).toEqual([
      [crete, { ...noFilter, free: true }, 4], [{ ...noFilter, free: true }, crete, 4],
    ])
  })

  describe('whose lists have nothing', () => {
    const free = { ...crete, free: true as const }
    const aroundCrete = { ...noFilter, cities: ['Heraklion', 'Anafi'], free: true as const }
    const offeredWith = async (townsAround: () => Promise<readonly string[]>, hasNothing = (_: PageQuery) => false) => {
      const isEmpty = (query: PageQuery) => (query.filter.free === true && query.filter.regions !== undefined) || hasNothing(query)
      const { fetchPage } = foundPages({ ...inCrete, lists: [{ type: 'event', filter: free }] }, { event: 4 }, isEmpty, townsAround)
      const { offered } = await fetchPage({})
      return offered.map(({ filter, leftOut, around }) => ({ filter, leftOut, around }))
    }
    const withFewer = [
      { filter: crete, leftOut: { ...noFilter, free: true }, around: null },
      { filter: { ...noFilter, free: true }, leftOut: crete, around: null },
    ]
    const inTowns = async () => aroundCrete.cities

    it('offers first the same in the towns around', async () => {
      expect(await offeredWith(inTowns)).toEqual([{ filter: aroundCrete, leftOut: noFilter, around: free }, ...withFewer])
    })

    it('offers nothing around if there is nothing, if no town is known, or if the towns cannot be read', async () => {
      expect(await offeredWith(inTowns, ({ filter }) => filter.cities.length > 0)).toEqual(withFewer)
      expect(await offeredWith(async () => [])).toEqual(withFewer)
      expect(await offeredWith(() => Promise.reject(unreachable))).toEqual(withFewer)
    })
  })

  it('looks around no place that has listings, and around none if none is named', async () => {
    const townsAround = vi.fn(async () => ['Heraklion'])
    await foundPages(inCrete, { event: 2, shop: 0 }, undefined, townsAround).fetchPage({})
    const freeOnly = { ...noFilter, free: true as const }
    await foundPages({ ...inCrete, lists: [{ type: 'event', filter: freeOnly }] }, { event: 0 }, undefined, townsAround).fetchPage({})
    expect(townsAround).not.toHaveBeenCalled()
  })

  it('keeps the place in a list without its other choices only if no list with more of them has any', async () => {
    const wanted = { ...crete, free: true as const, tags: ['Cleanup'] }
    const isEmpty = (most: number) => ({ filter }: PageQuery) => choicesIn(filter).length > most && filter.regions !== undefined
    const offeredIf = async (most: number) => {
      const { asked, fetchPage } = foundPages({ ...inCrete, lists: [{ type: 'event', filter: wanted }] }, { event: 4 }, isEmpty(most))
      const { offered } = await fetchPage({})
      return [asked.filter(([, { size }]) => size === 1).length, offered.map(({ filter }) => filter)]
    }
    const elsewhere = { ...noFilter, tags: ['Cleanup'], free: true }
    expect(await offeredIf(1)).toEqual([5, [elsewhere, crete]])
    expect(await offeredIf(2)).toEqual([4, [{ ...crete, free: true }, { ...crete, tags: ['Cleanup'] }, elsewhere]])
  })

  it('goes on without lists that cannot be counted, and without names that cannot be read', async () => {
    const uncounted = foundPages({ ...cleanupInCrete, words: 'crete' }, { crete: 2 })
    expect(await uncounted.fetchPage({})).toMatchObject({ offered: [], rows: [{}, {}, { total: 2 }, {}], total: 1 })
    const unread = foundPages(new Error('The cities cannot be read.'), { crete: 2 })
    expect(await unread.fetchPage({})).toMatchObject({ offered: [], rows: [{}, {}, { total: 2 }, {}], total: 1 })
  })

  it('of words that no listing has all of leads to those for all but one, the fewest listings first', async () => {
    const { searched, fetchPage } = foundPages(nothingNamed, { 'bicycle repair': 3, 'repair free': 1 })
    expect(await fetchPage({ text: 'bicycle repair for free' })).toMatchObject({
      rows: [], fewer: [{ words: 'repair free', total: 1 }, { words: 'bicycle repair', total: 3 }],
    })
    expect(searched).toEqual(['bicycle repair for free', 'repair free', 'bicycle free', 'bicycle repair'])
  })

  it('that finds and names nothing, in fewer words neither, leads to the lists of all types, with their numbers', async () => {
    const totals = { event: 37, volunteer: 13, shop: 0, dine: 14 }
    const wholeOf = async (text: string, found: Readonly<Record<string, number>>) => {
      const { whole } = await foundPages(nothingNamed, { ...totals, ...found }).fetchPage({ text })
      return whole.map(({ type, filter, total }) => [type, filter, total])
    }
    const all = [['event', noFilter, 37], ['volunteer', noFilter, 13], ['dine', noFilter, 14]]
    expect(await wholeOf('λύκος', {})).toEqual(all)
    expect(await wholeOf('pizza wolf', {})).toEqual(all)
    expect(await wholeOf('pizza wolf', { wolf: 2 })).toEqual([])
    expect(await wholeOf('wolf', { wolf: 2 })).toEqual([])
  })

  it('of one word, or of more than four, leads to no others; neither does one that finds or offers something', async () => {
    const { searched, fetchPage } = foundPages(nothingNamed, { 'beach cleanup': 2, beach: 3 })
    for (const text of ['beaches', 'one two three four five', 'beach cleanup']) expect((await fetchPage({ text })).fewer, text).toEqual([])
    expect(searched).toEqual(['beaches', 'one two three four five', 'beach cleanup'])
    expect((await foundPages(cleanupInCrete, { event: 12, shop: 0, crete: 1 }).fetchPage({ text: 'cleanup crete' })).fewer).toEqual([])
  })

  it('has no rows after the last page of a type', async () => {
    expect(await foundPages(nothingNamed, {}).fetchPage({ type: 'shop', page: 4 })).toMatchObject({ rows: [], total: 0 })
  })

  it('of nothing asks nobody', async () => {
    const { searched, asked, fetchPage } = foundPages(inCrete, {})
    expect(await fetchPage({ text: '' })).toMatchObject({ rows: [], total: 0, offered: [] })
    expect([searched, asked]).toEqual([[], []])
  })
})
