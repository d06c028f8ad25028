/** Listings that are likely to be the same. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { likelyScore, likeness, titlesReader, type Compared } from '../../../domain/listing/likely-duplicates.ts'
import { listingTypes } from '../../../domain/listing/listing.ts'
import { inventor } from '../../../server/generate/invented-listing.ts'
import { Random } from '../../../server/generate/random.ts'
import { knownCities } from '../../support/listings/known-cities.ts'
import { namesOfSite } from '../../support/listings/searched-listings.ts'
import { listingsOf } from '../arbitraries.ts'

const readers = new Map<string | null, ReturnType<typeof titlesReader>>()

function read(listing: Compared) {
  const reader = readers.get(listing.city) ?? titlesReader(listing.city, namesOfSite)
  readers.set(listing.city, reader)
  return reader(listing)
}

const score = (one: Compared, other: Compared) => likeness(read(one), read(other))

const event = { type: 'event', city: 'Voula', startDate: '2027-04-24', endDate: null } as const
const titled = (title: string): Compared => ({ ...event, title })

/** One event, sent four times in three spellings and two languages. */
const sentFourTimes = [
  'Beach clean-up at Voula', 'Voula beach cleanup', 'Καθαρισμός παραλίας στη Βούλα', 'Katharismos paralias Voulas',
].map(titled)

const pairs = <Value>(values: readonly Value[]) =>
  values.flatMap((one, index) => values.slice(index + 1).map((other) => [one, other] as const))

describe('the likeness of two listings', () => {
  it.each(pairs(sentFourTimes))('finds what was sent again in another spelling or language', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(likelyScore)
  })

  const anyListing = fc.constantFrom(...listingTypes)
    .chain((type) => listingsOf(type).map((listings) => listings.map((listing): Compared => ({ ...listing, type }))))

  it('is the same in both orders, and 1 of a listing with itself', () => {
    fc.assert(fc.property(anyListing, anyListing, (some, others) => {
      const all = [...some.slice(0, 3), ...others.slice(0, 3)].map(read)
      for (const one of all) {
        expect(likeness(one, one)).toBe(1)
        for (const other of all) {
          const found = likeness(one, other)
          expect(found).toBe(likeness(other, one))
          expect(found).toBeGreaterThanOrEqual(0)
          expect(found).toBeLessThanOrEqual(1)
        }
      }
    }), { numRuns: 30 })
  })

  it.each([
    ['another type', { type: 'volunteer' }], ['another town', { city: 'Volos' }], ['no town', { city: null }],
    ['another day', { startDate: '2027-05-24' }], ['no day', { startDate: null }],
  ] as const)('is none with %s', (_, other) => {
    expect(score(titled('Beach cleanup'), { ...titled('Beach cleanup'), ...other } as Compared)).toBe(0)
  })

  it('is there if both end on the same day', () => {
    const weekend = { ...titled('Beach cleanup'), endDate: '2027-04-25' }
    expect(score(weekend, { ...titled('Beach cleanup'), startDate: '2027-04-25' })).toBe(1)
  })

  it.each([
    ['Beach cleanup, no. 3', 'Beach cleanup, no. 4'], ['Swap party at the old harbour', 'Beach cleanup at the old harbour'],
    ['Tree planting', 'Forest walk'], ['Voula', 'Beach cleanup at Voula'], ['Seed swap', 'Clothes swap and repair café'],
  ])('does not take "%s" for "%s"', (one, other) => {
    expect(score(titled(one), titled(other))).toBeLessThan(likelyScore)
  })

  it.each([
    ['Bycicle repair evening', 'Bicycle repair evening'], ['Δενδροφύτευση στο άλσος', 'ΔΕΝΤΡΟΦΥΤΕΥΣΗ ΑΛΣΟΥΣ'],
    ['Συναυλία στην παραλία', 'Beach concert'], ['Cleanup 2027: the beach', 'Beach cleanup'],
  ])('takes "%s" for "%s"', (one, other) => {
    expect(score(titled(one), titled(other))).toBeGreaterThanOrEqual(likelyScore)
  })

  it('compares the title in the other language', () => {
    const one = { ...titled('Σπόροι'), translatedTitle: 'Seed library of the island' }
    expect(score(one, titled('Seed library of the island'))).toBe(1)
  })

  it('finds at most one in a hundred pairs of invented listings alike, also if all are in one town on one day', () => {
    const invent = inventor({ cities: knownCities, today: '2026-11-28' })
    const invented = Array.from({ length: 150 }, (_, index) => invent(new Random(7, index)))
    const together = invented.map((each) => ({
      ...each, city: 'Athens', ...(each.type === 'event' && { startDate: '2027-04-24', endDate: null }),
    }))
    const shareOf = (listings: readonly Compared[]) => {
      const all = pairs(listings.map(read))
      return all.filter(([one, other]) => likeness(one, other) >= likelyScore).length / all.length
    }
    expect(shareOf(together)).toBeLessThanOrEqual(0.01)
    expect(shareOf(invented)).toBeLessThanOrEqual(0.0001)
  })
})
