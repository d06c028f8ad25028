/** A change that waits while an administrator edits what is published. */
import { describe, expect, it } from 'vitest'
import { rebasedChange } from '../../../domain/moderation/rebased-change.ts'
import type { ListingFields } from '../../../domain/listing/listing.ts'

const walk: ListingFields = {
  title: 'Walk', description: 'Far.', city: 'Volos', address: 'Pier', link: null, tags: [{ name: 'Art' }], language: 'en',
  startDate: '2027-04-22', endDate: '2027-04-22', cost: 2,
}

describe('a change that waits', () => {
  it('keeps the fields that its author has changed, and has the others as they are published now', () => {
    const change = { ...walk, title: 'Long walk', cost: 3 }
    const after = { ...walk, description: 'Very far.', cost: 1, tags: [] }
    expect(rebasedChange(change, walk, after)).toEqual({ ...walk, title: 'Long walk', description: 'Very far.', cost: 3, tags: [] })
  })

  it('is what is published if that has become what its author wants', () => {
    const change = { ...walk, title: 'Long walk' }
    expect(rebasedChange(change, walk, { ...change, cost: 1 })).toEqual({ ...change, cost: 1 })
  })

  it.each([
    ['days', { endDate: '2027-04-23' }, { startDate: '2027-04-25', endDate: '2027-04-25' }],
    ['a place', { address: 'Station' }, { city: 'Athens', address: 'Square' }],
    ['texts in another language', { title: 'Περίπατος', language: 'el' as const }, { description: 'Very far.' }],
  ])('takes %s as a whole', (_, changed, edited) => {
    const change = { ...walk, ...changed }
    expect(rebasedChange(change, walk, { ...walk, ...edited })).toEqual(change)
  })
})
