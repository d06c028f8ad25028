/** Where nobody answers, what this device has kept is searched: copies of lists, and saved listings. */
import { describe, expect, it } from 'vitest'
import { RequestFailed } from '../../../../domain/failure.ts'
import { listingTypes, type Listing, type ListingType } from '../../../../domain/listing/listing.ts'
import type { Filter } from '../../../../domain/lists/filter.ts'
import { townsOfRegions, withoutRegions } from '../../../../domain/places/regions.ts'
import { choiceReader } from '../../../../domain/search/named-choices.ts'
import { namedLists } from '../../../../domain/search/named-lists.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { createApprovedListings } from '../../../../src/api/approved-listings.ts'
import { createApiClient } from '../../../../src/api/client.ts'
import { createKeptFoundPages } from '../../../../src/api/search/kept-found-pages.ts'
import { createReadKept } from '../../../../src/api/search/kept-listings.ts'
import type { FoundPlace } from '../../../../src/api/search/found-page.ts'
import { createSearch } from '../../../../src/api/search/search.ts'
import { knownCities } from '../../../support/listings/known-cities.ts'
import { knownRegions } from '../../../support/listings/known-regions.ts'
import { demoDay, demoLists, namesOfSite } from '../../../support/listings/searched-listings.ts'

const segments = ['events', 'volunteers', 'shops', 'dine']
const greek = new Map(knownCities.map(({ name }) => [name.en, name.el]))
const inGreek = (listing: Listing): Listing => ({ ...listing, city: greek.get(listing.city ?? '') ?? listing.city })
const listOf = (type: ListingType) => demoLists.find((list) => list.type === type)?.listings ?? []
const offers = new Set(['search', 'regions', 'free-events'] as const)

/** The worker answers for the lists of these types with what it has of them in Greek; the server answers nothing. */
function keptPages(kept: readonly ListingType[], saved: readonly { readonly type: ListingType; readonly listing: Listing }[] = []) {
  const client = createApiClient('http://api.example', 'el', async (request) => {
    const { pathname } = new URL((request as Request).url)
    const type = kept.find((each) => pathname === `/api/${segments[listingTypes.indexOf(each)]}/approved`)
    if (!type) throw new TypeError('Failed to fetch')
    return Response.json(listOf(type).map(inGreek))
  })
  const resolve = async (filter: Filter) => withoutRegions(filter, townsOfRegions(knownRegions))
  const read = choiceReader({ cities: knownCities, regions: knownRegions, tagName: (tag, locale) => m.tag_name({ tag }, { locale }) })
  const reading = { language: 'el', resolve: (filter: Filter) => filter, withoutRegions: resolve } as const
  const readNames = async () => namesOfSite
  const lists = Object.fromEntries(listingTypes.map((type) => [type, createApprovedListings(client, type, offers, reading)]))
  const pages = createKeptFoundPages({
    lists: lists as never,
    geography: { fetchRegions: async () => knownRegions, townsAround: async () => [], withoutRegions: resolve },
    readLists: async (text, today) => namedLists(read(text, today), knownRegions),
    search: createSearch({ client, offers, readNames }),
    readKept: createReadKept({ client, readSaved: () => saved, fetchCities: async () => knownCities }),
    readNames,
    hasCopies: () => true,
  })
  const place: FoundPlace = { text: '', type: null, page: 1, today: demoDay, now: { day: demoDay, time: '12:00' } }
  return (text: string) => pages.fetchPage({ ...place, text }, new AbortController().signal)
}

const titlesOf = ({ rows }: Awaited<ReturnType<ReturnType<typeof keptPages>>>) =>
  rows.flatMap(({ listings }) => listings.map(({ title }) => title))

describe('a search that nobody answers', () => {
  it.each(['αθήνα', 'athens', 'αθηνα'])('finds what is kept of a town, whichever language it was read in: %s', async (text) => {
    const page = await keptPages(['event', 'shop'])(text)
    const inAthens = [...listOf('event'), ...listOf('shop')].filter(({ city }) => city === 'Athens')
    expect(titlesOf(page)).toEqual(expect.arrayContaining(inAthens.slice(0, 5).map(({ title }) => title)))
    expect(page.kept).toBe(listOf('event').length + listOf('shop').length)
  })

  it.each(['κρήτη', 'crete'])('lists what is kept of a region, and offers its lists: %s', async (text) => {
    const page = await keptPages(['event'])(text)
    const towns = townsOfRegions(knownRegions)('crete')
    expect(page.rows.find(({ type }) => type === 'event')?.total).toBeGreaterThan(0)
    expect(page.rows.flatMap(({ listings }) => listings.map(({ city }) => city)).every((city) => towns.includes(city ?? ''))).toBe(true)
    expect(page.offered.map(({ type }) => type)).toEqual(['event'])
    expect(page.kept).toBe(listOf('event').length)
  })

  it('finds a saved listing that no copy has, by its words and by its town', async () => {
    const [listing] = listOf('shop').filter(({ city }) => city === 'Chania').map(inGreek)
    if (!listing) throw new Error('No shop of the demo listings is in Chania.')
    const search = keptPages([], [{ type: 'shop', listing }])
    expect(titlesOf(await search(listing.title))).toEqual([listing.title])
    const page = await search('Chania')
    expect(titlesOf(page)).toEqual([listing.title])
    expect(page.kept).toBe(1)
  })

  it('says how much was searched where nothing is found, and fails where nothing is kept', async () => {
    expect(await keptPages(['shop'])('ξζψβδ')).toMatchObject({ rows: [], kept: listOf('shop').length })
    await expect(keptPages([])('athens')).rejects.toThrow(RequestFailed)
  })
})
