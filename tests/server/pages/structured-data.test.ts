/**
 * The data of pages for search engines: all that search engines ask for,
 * https://developers.google.com/search/docs/appearance/structured-data/event and …/local-business. That there are only properties of
 * schema.org, its types say.
 */
import { describe, expect, it } from 'vitest'
import type { Listing, ListingType } from '../../../domain/listing.ts'
import { structuredData } from '../../../server/pages/structured-data.ts'

const url = 'https://prasino.example/events/7-walk?lang=en'

const plain: Listing = {
  id: 7, title: 'Walk', description: 'Far.', city: 'Volos', address: 'Port 3', link: 'https://walk.example/', tags: [{ name: 'Vegan' }],
  approved: true, startDate: '2026-12-05', endDate: '2026-12-06', cost: 2.5,
}

type Data = Readonly<Record<string, unknown>>

function dataOf(type: ListingType, changes: Partial<Listing> = {}): Data {
  const listing = { ...plain, ...changes }
  const image = 'https://prasino.example/events/7-walk.png'
  const element = structuredData({ type, listing, language: 'en', url, image, cityNameIn: (name) => name })
  return JSON.parse(/^<script type="application\/ld\+json">([^]*)<\/script>$/.exec(element)?.[1] ?? '') as Data
}

const nowhere = { city: null, address: null, link: null, tags: [] } satisfies Partial<Listing>

describe.each(['event', 'volunteer', 'shop', 'dine'] as const)('the data of a listing of type %s', (type) => {
  it.each([{}, nowhere, { city: 'e-shop', address: null }, { city: 'Other' }])('names the listing: %j', (changes) => {
    const data = dataOf(type, changes)
    expect(data['@context']).toBe('https://schema.org')
    expect(data).toMatchObject({ name: 'Walk', description: 'Far.', url, image: 'https://prasino.example/events/7-walk.png' })
  })
})

describe('the data of an event', () => {
  it.each([{}, nowhere])('has all that search engines ask for: %j', (changes) => {
    expect(dataOf('event', changes)).toMatchObject({
      startDate: '2026-12-05', endDate: '2026-12-06',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      offers: { price: 2.5, priceCurrency: 'EUR', url },
      location: { '@type': 'Place', 'name': expect.any(String), 'address': { '@type': 'PostalAddress', 'addressCountry': 'GR' } },
    })
  })

  it('is not there without days', () => {
    expect(structuredData({
      type: 'event', listing: { ...plain, startDate: null, endDate: null }, language: 'en', url, image: url, cityNameIn: (name) => name,
    })).toBe('')
  })
})

it('the data of a place to go have an address, those of a shop on the internet have none', () => {
  for (const type of ['shop', 'dine'] as const) {
    expect(dataOf(type, nowhere)).toMatchObject({ address: { '@type': 'PostalAddress', 'addressCountry': 'GR' } })
  }
  const shop = dataOf('shop', { city: 'e-shop', address: null })
  expect([shop['@type'], 'address' in shop]).toEqual(['OnlineStore', false])
  expect(dataOf('dine')).toMatchObject({ '@type': 'Restaurant', 'servesCuisine': ['Vegan'] })
})

it('no text ends the element', () => {
  const text = '</script><script>alert(1)</script>'
  const data = dataOf('shop', { title: text, description: text })
  expect([data.name, data.description]).toEqual([text, text])
})
