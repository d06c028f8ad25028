/** What sentences find in the demo listings, with the lists that are offered. */
import { describe, expect, it } from 'vitest'
import { choicesIn, filterPairs, type Filter } from '../../../domain/lists/filter.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Offers } from '../../../domain/offers.ts'
import { townsAround } from '../../../domain/places/distance.ts'
import { townsOfRegions, withoutRegions } from '../../../domain/places/regions.ts'
import { byBestListing } from '../../../domain/search/search-ranks.ts'
import { createApprovedListings } from '../../../src/api/approved-listings.ts'
import { createApiClient } from '../../../src/api/client.ts'
import type { SearchPlace } from '../../../src/api/search/search.ts'
import { siteSearch } from '../../../src/site/site-search.ts'
import { knownCities } from '../../support/listings/known-cities.ts'
import { knownPositions } from '../../support/listings/known-positions.ts'
import { knownRegions } from '../../support/listings/known-regions.ts'
import { demoDay, demoLists } from '../../support/listings/searched-listings.ts'
import { withTownsAround, withTypes } from '../../support/listings/search-queries.ts'

const segments = ['events', 'volunteers', 'shops', 'dine']
/** The server sends whole lists, which are searched and filtered here. */
const client = createApiClient('http://api.example', 'en', async (request) => {
  const { pathname } = new URL((request as Request).url)
  return Response.json(demoLists[segments.findIndex((segment) => pathname.includes(segment))]?.listings)
})
const offers: Offers = new Set(['free-events'])
const townsOf = townsOfRegions(knownRegions)
const resolve = async (filter: Filter) => withoutRegions(filter, townsOf)
const listOf = (type: ListingType) => createApprovedListings(client, type, offers, { language: 'en', resolve, withoutRegions: resolve })
const pages = siteSearch({
  client, offers,
  lists: { event: listOf('event'), volunteer: listOf('volunteer'), shop: listOf('shop'), dine: listOf('dine') },
  geography: {
    fetchCities: async () => knownCities,
    fetchRegions: async () => knownRegions,
    withoutRegions: resolve,
    townsAround: async ({ cities }, km) => townsAround(knownPositions, cities, km),
    lookUp: async () => ({}) as never,
    findNearTowns: async () => [],
  },
})

const inWords = (filter: Filter) => String(new URLSearchParams(filterPairs(filter).map((pair) => [...pair])))

async function found(text: string, place: Partial<SearchPlace> = {}) {
  const now = { day: demoDay, time: '00:00' }
  const page = await pages.fetchPage({ text, type: null, page: 1, today: demoDay, now, ...place }, new AbortController().signal)
  const offered = page.offered.map(({ type, filter, leftOut, around, total }) =>
    `${type} ${around ? `near ${inWords(around)}` : inWords(filter)}: ${total}${
      choicesIn(leftOut).length > 0 || !around ? `, not ${inWords(leftOut)}` : ''}`)
  return { ...page, offered }
}

describe('a sentence of choices that no listing has together', () => {
  it.each([
    ['κάτι αυτό το σαββατοκύριακο με παιδιά στα Χανιά, δωρεάν', [
      'event tag=Kids+friendly&free=true&when=weekend: 2, not city=Chania',
      'event near city=Chania&tag=Kids+friendly&free=true&when=weekend: 1, not tag=Kids+friendly&when=weekend',
      'event city=Chania: 1, not tag=Kids+friendly&free=true&when=weekend',
    ]],
    ['kids weekend chania', [
      'event tag=Kids+friendly&when=weekend: 2, not city=Chania', 'event city=Chania: 1, not tag=Kids+friendly&when=weekend',
    ]],
    ['free for kids in chania', [
      'event tag=Kids+friendly&free=true: 13, not city=Chania',
      'event near city=Chania&tag=Kids+friendly&free=true: 1, not tag=Kids+friendly',
      'event city=Chania: 1, not tag=Kids+friendly&free=true',
    ]],
    ['chania kids', ['event city=Chania: 1, not tag=Kids+friendly', 'event tag=Kids+friendly: 14, not city=Chania']],
    ['free kids thessaloniki today', [
      'event city=Thessaloniki&tag=Kids+friendly&free=true&from=2026-11-28&to=2026-11-28: 1, not when=today',
    ]],
  ])('leads by "%s" to what keeps the most: %j', async (text, offered) => expect((await found(text)).offered).toEqual(offered))
})

it('leads from a place without what is searched for to where it is', async () => {
  const { rows, offered, fewer } = await found('υιοθεσία σκύλου Αθήνα')
  expect([rows, offered.length > 0, fewer]).toEqual([[], true, [{ words: 'υιοθεσία σκύλου', total: 1, isCapped: false }]])
})

describe('a time at which there is nothing', () => {
  it.each([
    ['5/12', ['event from=2026-12-06&to=2026-12-06: 1, not from=2026-12-05&to=2026-12-05']],
    ['19 Δεκεμβρίου', ['event from=2026-12-21&to=2026-12-21: 1, not from=2026-12-19&to=2026-12-19']],
    ['kids volos 5/12', ['event city=Volos: 1, not tag=Kids+friendly&from=2026-12-05&to=2026-12-05']],
  ])('leads by "%s" first to the next day that has something: %j', async (text, offered) => {
    expect((await found(text)).offered.slice(0, offered.length)).toEqual(offered)
  })
})

describe('a sentence that asks for what is near a place', () => {
  it.each([
    ['κοντά στα Χανιά', ['event near city=Chania: 2', 'shop near city=Chania: 1'], 'choices'],
    ['near Volos birds', ['volunteer near city=Volos&tag=Birds: 1'], 'choices'],
    ['seeds near Chania', ['event near city=Chania: 2', 'shop near city=Chania: 1'], 'words'],
    ['something this weekend with children near Chania, for free', [
      'event tag=Kids+friendly&free=true&when=weekend: 2, not city=Chania',
      'event near city=Chania&tag=Kids+friendly&free=true&when=weekend: 1, not tag=Kids+friendly&when=weekend',
    ], 'choices'],
    ['near Chania this weekend for free', [
      'event near city=Chania&free=true&when=weekend: 1, not when=weekend', 'event free=true&when=weekend: 3, not city=Chania',
    ], 'choices'],
  ] as const)('finds by "%s" what is within 50 km: %j', async (text, offered, by) => {
    expect(await found(text)).toMatchObject({ offered, foundBy: { by }, isAround: true })
  })

  it('lists what the towns around have', async () => {
    const { rows } = await found('near Volos birds')
    expect(rows.flatMap(({ listings }) => listings.map(({ city }) => city))).toEqual(['Farsala'])
  })
})

it('searches for nothing where only what is near the visitor is asked for', async () => {
  expect(await found('κοντά μου')).toMatchObject({ rows: [], offered: [], fewer: [], foundBy: { by: 'choices' } })
})

describe('a sentence that names several tags', () => {
  it.each(['workshop for kids', 'εργαστήριο για παιδιά'])('finds by "%s" what has all, and leads to the lists of each', async (text) => {
    const { rows, offered, foundBy } = await found(text)
    const tagsFound = rows.flatMap(({ listings }) => listings.map(({ tags }) => tags.map(({ name }) => name)))
    expect(foundBy).toEqual({ by: 'text' })
    expect(tagsFound.length).toBeGreaterThan(0)
    for (const tags of tagsFound) expect(tags).toEqual(expect.arrayContaining(['Workshop', 'Kids friendly']))
    expect(offered).toEqual(['event tag=Workshop: 11, not tag=Kids+friendly', 'event tag=Kids+friendly: 14, not tag=Workshop'])
  })

  it('leads to lists with fewer choices, each of one tag, where none with one tag has listings', async () => {
    expect((await found('workshop for kids in Karditsa today')).offered).toEqual([
      'event city=Karditsa&tag=Workshop&from=2027-03-01&to=2027-03-01: 1, not tag=Kids+friendly&when=today',
      'event tag=Workshop&when=today: 2, not city=Karditsa&tag=Kids+friendly',
    ])
  })
})

describe('a sentence of choices that only towns around have', () => {
  it.each(withTownsAround)('leads by "%s" first of all to %s', async (text, list) => expect((await found(text)).offered[0]).toBe(list))
})

describe('a sentence that names a type', () => {
  it.each(withTypes)('finds by "%s" first of all %s', async (text, title) => {
    const [best] = byBestListing((await found(text)).rows.filter(({ listings }) => listings.length > 0))
    expect([best?.listings[0]?.title, best?.listings[0]?.translatedTitle]).toContain(title)
  })

  it.each([
    'children events', 'events in december for children',
  ])('by choices alone, "%s", lists events as their list does, by time', async (text) => {
    const pageOf = async (page: number) => (await found(text, { type: 'event', page })).rows[0]?.listings ?? []
    const all = (await Promise.all([1, 2].map(pageOf))).flat()
    const days = all.map(({ startDate, currentDate }) => currentDate ?? startDate ?? '~')
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(days).toEqual(days.toSorted())
  })

  it('has other types by all its words', async () => {
    expect((await found('volunteer beach')).rows.map(({ type, total }) => [type, total])).toEqual([
      ['event', 2], ['volunteer', 1], ['shop', 0], ['dine', 0],
    ])
  })
})

describe('a place without listings', () => {
  it.each([
    ['events Lesvos', ['event region=north-aegean: 1, not city=Lesvos']],
    ['Χίος', ['event region=north-aegean: 1, not city=Chios', 'dine region=north-aegean: 1, not city=Chios']],
    ['Λέσβος', ['dine near city=Lesvos: 1', 'event region=north-aegean: 1, not city=Lesvos']],
    ['kids Lesvos', ['event tag=Kids+friendly: 14, not city=Lesvos', 'event region=north-aegean: 1, not city=Lesvos&tag=Kids+friendly']],
    ['shops Samos', ['shop : 14, not city=Samos']],
  ])('leads by "%s" to its region before all places: %j', async (text, offered) => expect((await found(text)).offered).toEqual(offered))
})

it('lists what towns and tags select if no listing has their words', async () => {
  const { rows, offered, foundBy } = await found('refill athens')
  expect([foundBy, rows.map(({ type, total }) => [type, total])]).toEqual([
    { by: 'choices' }, [['event', 2], ['volunteer', 0], ['shop', 1], ['dine', 0]],
  ])
  expect(offered).toEqual(['event city=Athens&tag=Zero+Waste: 2, not ', 'shop city=Athens&tag=Zero+Waste: 1, not '])
})

it('neither finds nor orders by opening hours', async () => {
  for (const [asked, text] of [
    ['a refill shop in Athens that is open', 'refill shop athens'],
    ['refill athens open now', 'refill athens'],
    ['ανοιχτά καταστήματα χωρίς συσκευασία', 'καταστήματα χωρίς συσκευασία'],
  ] as const) {
    expect(await found(asked), asked).toEqual({ ...(await found(text)), asksHours: true })
  }
})
