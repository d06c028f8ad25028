/**
 * The data of pages for search engines: only types and properties of schema.org, and all that search engines ask for.
 * https://schema.org/docs/full.html, https://developers.google.com/search/docs/appearance/structured-data/event and …/local-business
 */
import { describe, expect, it } from 'vitest'
import { fieldsReadBy } from '../../../domain/listing/listing-fields.ts'
import type { Closed } from '../../../domain/listing/cancellation.ts'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'
import { structuredData } from '../../../server/pages/structured-data.ts'
import { otherValue } from '../../support/listings/other-values.ts'

const thing = ['@context', '@id', '@type', 'description', 'image', 'mainEntityOfPage', 'name', 'sameAs', 'url']
const organization = [...thing, 'address', 'keywords', 'location']

/** The properties of each type that the site uses, with those that a type inherits. */
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  Event: [
    ...thing, 'endDate', 'eventAttendanceMode', 'eventStatus', 'inLanguage', 'isAccessibleForFree', 'keywords', 'location', 'offers',
    'startDate',
  ],
  Offer: [...thing, 'availability', 'price', 'priceCurrency'],
  OnlineStore: organization,
  Organization: organization,
  Place: [...thing, 'address', 'keywords'],
  PostalAddress: [...thing, 'addressCountry', 'addressLocality', 'streetAddress'],
  Project: organization,
  Restaurant: [...organization, 'servesCuisine'],
  Store: organization,
  VirtualLocation: thing,
  WebPage: [...thing, 'publisher'],
}

const url = 'https://prasino.example/events/7-walk?lang=en'

const images = ['16x9', '4x3', '1x1'].map((ratio) => `https://prasino.example/events/7-walk.${ratio}.png`)
const site = { name: 'Leaf & Co', url: 'https://prasino.example' }

const plain: Listing = {
  id: 7, title: 'Walk', description: 'Far.', city: 'Volos', address: 'Port 3', link: 'https://walk.example/', tags: [{ name: 'Vegan' }],
  approved: true, startDate: '2026-12-05', endDate: '2026-12-06', cost: 2.5,
}

type Data = Readonly<Record<string, unknown>>

function dataOf(type: ListingType, changes: Partial<Listing> = {}, closed: Closed | null = null): Data {
  const listing = { ...plain, ...changes }
  const element = structuredData({ type, listing, closed, language: 'en', url, images, site, cityNameIn: (name) => name })
  return JSON.parse(/^<script type="application\/ld\+json">([^]*)<\/script>$/.exec(element)?.[1] ?? '') as Data
}

/** One line for each property that its type does not have, in the data and in what they contain. */
function unknownProperties(data: Data): string[] {
  const type = String(data['@type'])
  const own = Object.keys(data).filter((name) => !vocabulary[type]?.includes(name)).map((name) => `${type}.${name}`)
  const inner = Object.values(data).filter((value): value is Data => typeof value === 'object' && !Array.isArray(value))
  return [...own, ...inner.flatMap(unknownProperties)]
}

const nowhere = { city: null, address: null, link: null, tags: [] } satisfies Partial<Listing>

describe.each(['event', 'volunteer', 'shop', 'dine'] as const)('the data of a listing of type %s', (type) => {
  it.each([{}, nowhere, { city: 'e-shop', address: null }, { city: 'Other' }])('has only properties of schema.org: %j', (changes) => {
    const data = dataOf(type, changes)
    expect(data['@context']).toBe('https://schema.org')
    expect(unknownProperties(data)).toEqual([])
    expect(data).toMatchObject({
      name: 'Walk', description: 'Far.', url, image: images,
      mainEntityOfPage: { '@id': url, 'publisher': { '@type': 'Organization', ...site } },
    })
  })

  it.each(fieldsReadBy('structured-data', type))('say the field %s', (field) => {
    expect(dataOf(type, { [field]: otherValue(field) })).not.toEqual(dataOf(type))
  })
})

describe('the data of an event', () => {
  it.each([{}, nowhere])('has all that search engines ask for: %j', (changes) => {
    expect(dataOf('event', changes)).toMatchObject({
      startDate: '2026-12-05', endDate: '2026-12-06',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      offers: { price: 2.5, priceCurrency: 'EUR', availability: 'https://schema.org/InStock', url },
      location: { '@type': 'Place', 'name': expect.any(String), 'address': { '@type': 'PostalAddress', 'addressCountry': 'GR' } },
    })
  })

  it('that is over is not offered any more, and keeps its price', () => {
    const { offers } = dataOf('event', {}, 'over')
    expect(offers).toEqual({ '@type': 'Offer', 'price': 2.5, 'priceCurrency': 'EUR', url })
  })

  it('has the address in the language of the page', () => {
    const { location } = dataOf('event', { address: 'Οδός Ερμού 5 / Ermou Street 5' })
    expect(location).toMatchObject({ address: { streetAddress: 'Ermou Street 5' } })
  })

  it.each([['https://walk.example/', 'https://walk.example/'], [null, url]])('on the internet, with the link %s, takes place at %s', (link, place) => {
    expect(dataOf('event', { city: 'e-shop', address: null, link })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', 'url': place },
    })
  })

  it.each([
    ['Culture hall, Akti 3', 'Culture hall', 'Akti 3'],
    ['Culture hall, ground floor, Akti 12-14, Chania', 'Culture hall, ground floor', 'Akti 12-14, Chania'],
    ['Πολιτιστικό Κέντρο, 3ο χλμ. Βόλου – Λάρισας', 'Πολιτιστικό Κέντρο', '3ο χλμ. Βόλου – Λάρισας'],
  ])('at the address "%s" takes place at "%s", in the street "%s"', (address, name, street) => {
    expect(dataOf('event', { address }).location).toMatchObject({ name, address: { streetAddress: street } })
  })

  it.each([
    'Akti 3, Chania', 'At the old harbour', 'Ερμού, 12', 'Main square, 3rd floor', 'Λεωφόρος Κηφισίας, κτίριο 12',
    'Coast Road, by the pier',
  ])('at the address "%s", which names no place apart from its street, takes place in the town', (address) => {
    expect(dataOf('event', { address }).location).toMatchObject({ name: 'Volos', address: { streetAddress: address } })
  })

  it('without a town takes place somewhere in Greece', () => {
    expect(dataOf('event', { city: 'Other', address: null }).location).toEqual(
      { '@type': 'Place', 'name': 'Greece', 'address': { '@type': 'PostalAddress', 'addressCountry': 'GR' } },
    )
  })

  it.each([
    ['2026-11-28', '2026-11-28', '2026-11-28T20:00:00+02:00', '2026-11-29T00:00:00+02:00'],
    ['2026-03-28', '2026-03-29', '2026-03-28T20:00:00+02:00', '2026-03-30T00:00:00+03:00'],
    ['2026-10-25', null, '2026-10-25T20:00:00+02:00', '2026-10-26T00:00:00+02:00'],
    ['2026-10-24', null, '2026-10-24T20:00:00+03:00', '2026-10-25T00:00:00+03:00'],
  ])('from %s to %s ends at the midnight after its last day', (startDate, endDate, start, end) => {
    expect(dataOf('event', { startDate, endDate, startTime: '20:00', endTime: '00:00' })).toMatchObject({ startDate: start, endDate: end })
  })

  it('is not there without days', () => {
    expect(structuredData({
      type: 'event', listing: { ...plain, startDate: null, endDate: null }, closed: null, language: 'en', url, images, site,
      cityNameIn: (name) => name,
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

it('the data of volunteering on the internet have no address', () => {
  expect(dataOf('volunteer', { city: 'e-shop', address: null }).location).toMatchObject({ '@type': 'VirtualLocation' })
})

it('no text ends the element', () => {
  const text = '</script><script>alert(1)</script>'
  const data = dataOf('shop', { title: text, description: text })
  expect([data.name, data.description]).toEqual([text, text])
})
