/** What is saved on the device, as a list. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listingTypes, type Listing } from '../../../domain/listing/listing.ts'
import { isRemoved, removalOf, restored, withoutSaved, type SavedListing } from '../../../domain/listing/saved-listing.ts'

const saved = fc
  .record({ type: fc.constantFrom(...listingTypes), id: fc.nat(9) })
  .map(({ type, id }): SavedListing => ({ type, listing: { id } as Listing }))
const list = fc.uniqueArray(saved, { selector: ({ type, listing }) => `${type} ${listing.id}`, minLength: 1 })

it('has a removed listing in its place again, once', () => {
  fc.assert(fc.property(list, fc.nat(), (all, chosen) => {
    const { type, listing } = all[chosen % all.length] as SavedListing
    const named = { type, id: listing.id }
    const removed = removalOf(all, named)
    if (!removed) throw new Error('It is in the list.')
    const others = withoutSaved(all, named)
    expect([isRemoved(all, removed), isRemoved(others, removed), removalOf(others, named)]).toEqual([false, true, null])
    expect(restored(others, removed)).toEqual(all)
    expect(restored(all, removed)).toBe(all)
  }))
})
