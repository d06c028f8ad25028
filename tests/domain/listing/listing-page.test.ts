/** The addresses of the pages of listings. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listingPagePath, readListingPagePath } from '../../../domain/listing/listing-page.ts'
import { listingTypes } from '../../../domain/listing/listing.ts'
import { slugLength, slugOf } from '../../../domain/slug.ts'

describe('a slug', () => {
  test.each([
    ['Καθαρισμός της παραλίας στην Ελαφόνησο', 'katharismos-tis-paralias-stin-elafoniso'],
    ['ΟΔΟΣ ΕΥΖΩΝΩΝ', 'odos-evzonon'],
    ['Μπάμπης & Άγγελος', 'mpampis-angelos'],
    ['Crème brûlée – 3 ways!', 'creme-brulee-3-ways'],
    ['  --  ', ''],
    ['花', ''],
  ])('of %j is %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug)
  })

  test('has Latin letters, digits and single hyphens, and a bound', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(slugOf(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(slugOf(text).length).toBeLessThanOrEqual(slugLength)
    }))
  })

  test('is cut between words', () => {
    expect(slugOf('word '.repeat(20))).toBe(Array.from({ length: 12 }, () => 'word').join('-'))
  })
})

test('the address of a page names its listing', () => {
  fc.assert(fc.property(fc.constantFrom(...listingTypes), fc.integer({ min: 1, max: 2 ** 31 - 1 }), fc.string(), (type, id, title) => {
    expect(readListingPagePath(listingPagePath(type, { id, title }))).toEqual({ type, id, slug: slugOf(title) })
  }))
})

test.each(['/events', '/events/', '/events/0', '/events/1.ics', '/events/x', '/shop/1', '/events/1-A', '/events/12345678901'])(
  '%j names no listing', (path) => {
    expect(readListingPagePath(path)).toBeNull()
  },
)
