/** The demo listings: valid, and spread over types, towns, tags and days. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { City } from '../../../domain/places/cities.ts'
import { storedCityNames } from '../../../domain/place-names/city-lookup.ts'
import { fieldsOf } from '../../../domain/listing/listing-fields.ts'
import { normaliseLink } from '../../../domain/listing/link.ts'
import { listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import { languageOfText } from '../../../domain/listing/listing-language.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import { demoListings, type DemoListing } from '../../../server/demo/demo-listings.ts'

const cities = JSON.parse(readFileSync(new URL('../../../public/greekCities.json', import.meta.url), 'utf8')) as City[]
const events = demoListings.filter((listing) => listing.type === 'event')
const approvedEvents = events.filter((event) => event.approved !== false)

/** The titles of the listings that violate a rule, so that a failure names them. */
function violations(rule: (listing: DemoListing) => boolean, listings: readonly DemoListing[] = demoListings): string[] {
  return listings.filter((listing) => !rule(listing)).map((listing) => listing.title)
}

function codePoints(text: string): number {
  return [...text].length
}

function firstDay(event: DemoListing): number {
  return event.startsInDays ?? NaN
}

function lastDay(event: DemoListing): number {
  return firstDay(event) + (event.durationDays ?? 1) - 1
}

function isText(text: string, longest: number): boolean {
  return text === text.trim() && text !== '' && codePoints(text) <= longest
}

function touching(from: number, to: number): DemoListing[] {
  return approvedEvents.filter((event) => firstDay(event) <= to && lastDay(event) >= from)
}

function starting(from: number, to: number): DemoListing[] {
  return approvedEvents.filter((event) => firstDay(event) >= from && firstDay(event) <= to)
}

describe('each demo listing', () => {
  it('has only fields of its type, with the days as numbers', () => {
    const others = ['type', 'approved', 'startsInDays', 'durationDays']
    const isKnown = (type: ListingType, field: string) => others.includes(field) || fieldsOf(type).some((known) => known === field)
    expect(violations((listing) => Object.keys(listing).every((field) => isKnown(listing.type, field)))).toEqual([])
  })

  it('has the stored name of a city', () => {
    expect(violations(({ city }) => storedCityNames(cities)(city) === city)).toEqual([])
  })

  it('has tags of its type without duplicates', () => {
    expect(violations(({ type, tags }) => tags.every((tag) => tagsOf(type).includes(tag)))).toEqual([])
    expect(violations(({ tags }) => tags.length > 0 && new Set(tags).size === tags.length)).toEqual([])
  })

  it('has title, description and address within their bounds', () => {
    expect(violations(({ title }) => isText(title, 140))).toEqual([])
    expect(violations(({ description }) => isText(description, 5000))).toEqual([])
    expect(violations(({ address }) => address === undefined || isText(address, 200))).toEqual([])
  })

  it('has a description of one to three paragraphs', () => {
    expect(violations(({ description }) => description.split('\n\n').length <= 3)).toEqual([])
    expect(violations(({ description }) => !/\n{3}| \n|\n | {2}/u.test(description))).toEqual([])
  })

  it('links only to domains that are reserved for examples', () => {
    const reserved = /^https:\/\/(?:example\.(?:org|com|net)|[a-z-]+\.example)(?:\/[a-z/-]*)?$/u
    const isSafe = (link: string) => reserved.test(link) && normaliseLink(link) === link
    expect(violations(({ link }) => link === undefined || isSafe(link))).toEqual([])
  })

  it('has days and a cost only if it is an event', () => {
    const others = demoListings.filter((listing) => listing.type !== 'event')
    expect(violations((other) => !('startsInDays' in other || 'durationDays' in other || 'cost' in other), others)).toEqual([])
  })

  it('has a cost in whole cents up to 100,000, or none', () => {
    const isAmount = (cost: number) => cost >= 0 && cost <= 100_000 && Number(cost.toFixed(2)) === cost
    expect(violations(({ cost }) => cost === undefined || isAmount(cost), events)).toEqual([])
  })

  it('has a duration of at most 366 whole days, only with a first day', () => {
    const isSpan = (durationDays: number) => Number.isInteger(durationDays) && durationDays >= 1 && durationDays <= 366
    const isDated = (event: DemoListing) => event.startsInDays !== undefined
    expect(violations((event) => event.durationDays === undefined || (isDated(event) && isSpan(event.durationDays)))).toEqual([])
    expect(violations(({ startsInDays = 0 }) => Number.isInteger(startsInDays))).toEqual([])
  })
})

describe('the demo listings together', () => {
  it('are forty events, and ten to twenty of each other type', () => {
    const count = (type: ListingType) => demoListings.filter((listing) => listing.type === type).length
    expect(count('event')).toBe(40)
    const others = listingTypes.filter((type) => type !== 'event')
    expect(others.filter((type) => count(type) < 10 || count(type) > 20)).toEqual([])
  })

  it.each(listingTypes)('use every tag of %s', (type) => {
    const used = new Set(demoListings.filter((listing) => listing.type === type).flatMap((listing) => listing.tags))
    expect(tagsOf(type).filter((tag) => !used.has(tag))).toEqual([])
  })

  it('have unique titles and descriptions', () => {
    for (const texts of [demoListings.map(({ title }) => title), demoListings.map(({ description }) => description)]) {
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    }
  })

  it('are spread over at least 45 cities', () => {
    expect(new Set(demoListings.map((listing) => listing.city)).size).toBeGreaterThanOrEqual(45)
  })

  it('are in Greek for at least half, with some of each type', () => {
    const greek = demoListings.filter(({ title, description }) => languageOfText(`${title} ${description}`) === 'el')
    expect(greek.length / demoListings.length).toBeGreaterThanOrEqual(1 / 2)
    expect(new Set(greek.map((listing) => listing.type))).toEqual(new Set(listingTypes))
  })

  it('have both texts in both languages for at least twenty', () => {
    const translated = demoListings.filter(({ translatedTitle }) => translatedTitle !== undefined)
    expect(translated.length).toBeGreaterThanOrEqual(20)
    const isInBoth = ({ title, description, translatedTitle = '', translatedDescription = '' }: DemoListing) =>
      languageOfText(title) !== languageOfText(translatedTitle) && languageOfText(description) !== languageOfText(translatedDescription)
    expect(violations(isInBoth, translated)).toEqual([])
  })

  it('include one pending listing of each type', () => {
    const pending = demoListings.filter((listing) => listing.approved === false)
    expect(pending.map((listing) => listing.type)).toEqual([...listingTypes])
  })

  it('have an address and a link or not, in each type', () => {
    for (const type of listingTypes) {
      const own = demoListings.filter((listing) => listing.type === type)
      expect(new Set(own.map((listing) => listing.link !== undefined)), type).toEqual(new Set([true, false]))
    }
    expect(violations((listing) => listing.address !== undefined).length).toBeGreaterThanOrEqual(5)
  })
})

describe('the demo events', () => {
  it('start between a week ago and four months from now', () => {
    expect(violations((event) => (event.startsInDays ?? 0) >= -7 && (event.startsInDays ?? 0) <= 120, events)).toEqual([])
  })

  it.each([[0, 29], [30, 59], [60, 89], [90, 119]])('start at least five times from day %i to day %i', (from, to) => {
    expect(starting(from, to).length).toBeGreaterThanOrEqual(5)
  })

  it('include at least two in the past week, two today and four in the next week', () => {
    expect(starting(-7, -1).length).toBeGreaterThanOrEqual(2)
    expect(touching(0, 0).length).toBeGreaterThanOrEqual(2)
    expect(starting(0, 6).length).toBeGreaterThanOrEqual(4)
  })

  it('last from one day to three weeks, and some overlap', () => {
    const lengths = approvedEvents.map((event) => event.durationDays ?? 1)
    expect(Math.max(...lengths)).toBe(21)
    expect(lengths.filter((days) => days > 1).length).toBeGreaterThanOrEqual(8)
    const long = approvedEvents.filter((event) => (event.durationDays ?? 1) > 1)
    const overlapping = long.filter((event) => touching(firstDay(event), lastDay(event)).length > 1)
    expect(overlapping.length).toBeGreaterThanOrEqual(3)
  })

  it('include two or three undated ones', () => {
    const undated = events.filter((event) => event.startsInDays === undefined)
    expect([2, 3]).toContain(undated.length)
  })

  it('include free ones without a cost, free ones with a cost of 0, and paid ones', () => {
    expect(events.filter((event) => event.cost === undefined).length).toBeGreaterThanOrEqual(3)
    expect(events.filter((event) => event.cost === 0).length).toBeGreaterThanOrEqual(3)
    expect(events.map((event) => event.cost)).toEqual(expect.arrayContaining([5, 12.5, 40]))
  })
})
