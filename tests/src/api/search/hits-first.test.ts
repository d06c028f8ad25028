/** What choices select, page by page, with the hits of their words first. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noFilter, type Filter } from '../../../../domain/lists/filter.ts'
import { entriesOf } from '../../../../domain/lists/list-query.ts'
import { pageCount, pageOf, pageSize } from '../../../../domain/lists/paging.ts'
import { listingTypes } from '../../../../domain/listing/listing.ts'
import { tagsOf } from '../../../../domain/listing/tags.ts'
import { nothingNamed } from '../../../../domain/search/named-lists.ts'
import { createFoundPages } from '../../../../src/api/search/found-page.ts'
import type { PageQuery } from '../../../../src/api/list-parameters.ts'
import { events } from '../../../domain/arbitraries.ts'

const today = '2026-11-20'
const tags = tagsOf('event').slice(0, 5)

/** Filters with a region have its towns among their cities where they are compared. */
const withTowns = ({ regions, ...filter }: Filter): Filter => (regions ? { ...filter, cities: ['Athens', 'Volos'] } : filter)

/** Up to five pages of listings without days: lists that have an order of time keep it. */
const manyListings = fc.array(events, { maxLength: 8, size: 'max' }).map((lists) => lists.flat().map((event, index) => {
  return { ...event, id: index + 1, startDate: null, endDate: null, startTime: null, endTime: null }
}))

const anyList = manyListings.chain((listings) => fc.record({
  listings: fc.constant(listings),
  hits: fc.shuffledSubarray(listings, { maxLength: Math.min(listings.length, pageSize) }),
  guesses: fc.nat({ max: 2 }),
  tags: fc.subarray(tags, { minLength: 4 }),
  regions: fc.constantFrom(undefined, ['region']),
}))

it('has each listing on one page, those with the words as typed first, the others in the order of the list', async () => {
  await fc.assert(fc.asyncProperty(anyList, async ({ listings, hits, guesses, regions, tags: wanted }) => {
    const filter: Filter = { ...noFilter, tags: wanted, ...(regions && { regions }) }
    const now = { day: today, time: '12:00' }
    const fetchPage = async ({ page, size, ...query }: PageQuery) => {
      const entries = entriesOf(listings, { ...query, filter: withTowns(query.filter) })
      return { rows: pageOf(entries, page, size), total: entries.length, isCapped: false }
    }
    const asTyped = hits.length - Math.min(guesses, hits.length)
    const pages = createFoundPages({
      search: {
        find: async ({ page }) => listingTypes.map((type) => {
          const found = type === 'shop' && page === 1 ? hits.map((listing) => ({ ...listing, currentDate: null })) : []
          const ranks = found.map((_, index) => (index < asTyped ? (4 as const) : (6 as const)))
          return { type, total: found.length, isCapped: false, listings: found, ranks }
        }),
      },
      lists: { event: { fetchPage }, volunteer: { fetchPage }, shop: { fetchPage }, dine: { fetchPage } },
      geography: { fetchRegions: async () => [], townsAround: async () => [], withoutRegions: async (each) => withTowns(each) },
      readLists: async () => ({ ...nothingNamed, lists: [{ type: 'shop', filter }], selects: 'always', words: 'words', within: [] }),
    })
    const idsOn = async (page: number) => {
      const { rows } = await pages.fetchPage({ text: 'words', type: 'shop', page, today, now }, new AbortController().signal)
      return rows.flatMap(({ listings: shown }) => shown.map(({ id }) => id))
    }
    const list = entriesOf(listings, { filter: withTowns(filter), now }).map(({ id }) => id)
    const first = hits.slice(0, asTyped).map(({ id }) => id).filter((id) => list.includes(id))
    const expected = [...first, ...list.filter((id) => !first.includes(id))]
    const numbers = Array.from({ length: pageCount(list.length) + 1 }, (_, index) => index + 1)
    expect(await Promise.all(numbers.map(idsOn))).toEqual(numbers.map((page) => pageOf(expected, page)))
  }), { numRuns: 300 })
})
