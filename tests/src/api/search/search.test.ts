/** The web app's call for the search, with servers that have the operation and servers that do not. */
import { describe, expect, it } from 'vitest'
import type { Offer } from '../../../../domain/offers.ts'
import { searchLists } from '../../../../domain/search/search-list.ts'
import { createApiClient } from '../../../../src/api/client.ts'
import { createSearch, type SearchPlace } from '../../../../src/api/search/search.ts'
import { demoDay, demoLists, namesOfSite } from '../../../support/listings/searched-listings.ts'
import { searchQueries } from '../../../support/listings/search-queries.ts'

const segments = ['events', 'volunteers', 'shops', 'dine']

function searchOf(offers: readonly Offer[], bodyOf: (path: string) => unknown) {
  const requests: string[] = []
  const client = createApiClient('http://api.example', 'en', async (request) => {
    const { pathname, search } = new URL((request as Request).url)
    requests.push(pathname + search)
    return Response.json(bodyOf(pathname))
  })
  const search = createSearch({ client, offers: new Set(offers), readNames: () => Promise.resolve(namesOfSite) })
  return { requests, find: (place: SearchPlace) => search.find(place, new AbortController().signal) }
}

const wholeLists = (path: string) => demoLists[segments.findIndex((segment) => path.includes(segment))]?.listings
const place: SearchPlace = { text: 'athens', type: null, page: 1, today: demoDay }

describe('a search', () => {
  it('is one request, from today, whose types are kept in their order', async () => {
    const shop = { ...demoLists[2]?.listings[0], currentDate: null }
    const { requests, find } = searchOf(['search'], () => ({ shop: { total: 21, isCapped: false, listings: [shop], ranks: [1] } }))
    const found = await find({ ...place, type: 'shop', page: 2 })
    expect(requests).toEqual([`/api/search?q=athens&from=${demoDay}&limit=10&page=2`])
    expect(found.map(({ type, total, listings }) => [type, total, listings.map(({ id }) => id)])).toEqual([
      ['event', 0, []], ['volunteer', 0, []], ['shop', 21, [shop.id]], ['dine', 0, []],
    ])
  })

  it('finds the same in the whole lists of a server without the offer', async () => {
    const { requests, find } = searchOf([], wholeLists)
    for (const [text] of searchQueries.filter((_, index) => index % 10 === 0)) {
      const types = await find({ ...place, text })
      const expected = searchLists(demoLists, text, namesOfSite, demoDay).map(({ listings }) => listings.map(({ id }) => id))
      expect(types.map(({ listings }) => listings.map(({ id }) => id)), text).toEqual(expected.map((ids) => ids.slice(0, 10)))
    }
    expect(requests.slice(0, 4)).toEqual(segments.map((segment) => `/api/${segment}/approved`))
  })
})
