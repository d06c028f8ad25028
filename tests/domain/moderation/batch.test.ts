/** Selections of listings. */
import { describe, expect, it } from 'vitest'
import { asIn, listingsBetween, withListings, withoutListings } from '../../../domain/moderation/batch.ts'
import { typedListing } from '../../support/listings/typed-listings.ts'

const [one, two, three, four] = [typedListing({ id: 1 }), typedListing({ id: 2 }), typedListing({ id: 3 }), typedListing({ id: 4 })]
const listed = [one, two, three, four]
const ids = (listings: readonly { readonly id: number }[]) => listings.map(({ id }) => id)
const newer = typedListing({ etag: '"1-2"' })

describe('a selection', () => {
  it('gets new listings at its end, and present ones as they are now', () => {
    expect(withListings([one], [four, newer])).toEqual([newer, four])
    expect(asIn([one, two], [newer, four])).toEqual([newer, two])
    expect(ids(withoutListings(listed, [2, 9]))).toEqual([1, 3, 4])
  })

  it('goes from one listing to another in the order of the list, both ways', () => {
    expect([listingsBetween(listed, 2, 4), listingsBetween(listed, 4, 2), listingsBetween(listed, 3, 3)].map(ids))
      .toEqual([[2, 3, 4], [2, 3, 4], [3]])
  })

  it('has only the one listing if there is no other one in the list', () => {
    expect([listingsBetween(listed, null, 3), listingsBetween(listed, 9, 3)].map(ids)).toEqual([[3], [3]])
  })
})
