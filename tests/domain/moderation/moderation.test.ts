/** The comparison of listings, edits and reasons of moderation. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listingFieldNames } from '../../../domain/listing/listing-fields.ts'
import {
  comparedFields,
  editedListing,
  hasWaitingChange,
  isDecidable,
  subjectOf,
  withChange,
  type ComparedField,
  type TypedListing,
} from '../../../domain/moderation/moderation.ts'
import { isMergeable } from '../../../domain/moderation/merging.ts'
import { listingFormOf } from '../../../domain/listing/submission.ts'
import { changeOf, typedListing } from '../../support/listings/typed-listings.ts'

const event = typedListing({
  type: 'event', address: 'Korai 3', link: 'https://walk.example/', tags: [{ name: 'Forests' }],
  startDate: '2026-05-01', endDate: '2026-05-02', cost: 4.5,
})

it('is merged into what is neither rejected nor removed, and if it is public, only into what is public', () => {
  const states = ['pending', 'approved', 'rejected', 'removed'] as const
  const mergeable = states.map((state) => states.filter((kept) => isMergeable(state, kept)))
  expect(mergeable).toEqual([['pending', 'approved'], ['approved'], ['pending', 'approved'], []])
})

describe('a change of a published listing', () => {
  const changed = typedListing({ approved: true, change: changeOf({ title: 'Jars' }) })
  const rejected = typedListing({ approved: true, change: changeOf({ title: 'Jars' }, 'rejected') })
  const published = typedListing({ approved: true })

  it('is decided on while it waits, as a listing is while it is not approved', () => {
    expect([published, changed, rejected].map(isDecidable)).toEqual([false, true, false])
    expect([typedListing(), typedListing({ state: 'rejected' })].map(isDecidable)).toEqual([true, true])
    expect([typedListing(), published, changed, rejected].map(hasWaitingChange)).toEqual([false, false, true, false])
  })

  it('is what an approval or a rejection is about, and not the listing; an approval also sees a moved event', () => {
    const moved = typedListing({ approved: true, moved: { at: '2026-05-01T10:00:00.000Z', listing: changeOf({}).listing } })
    const subjects = [published, changed, rejected, moved].map((listing) =>
      (['approval', 'rejection', 'deletion'] as const).map((decision) => subjectOf(decision, listing)))
    expect(subjects).toEqual([
      ['listing', 'listing', 'listing'], ['change', 'change', 'listing'], ['listing', 'listing', 'listing'], ['move', 'listing', 'listing'],
    ])
  })

  it('is no approval of what is possibly out of date, of which an approval says that it is still right', () => {
    const asked = [1, 2].map((unanswered) => typedListing({ approved: true, check: { at: '2025-05-01T10:00:00.000Z', unanswered } }))
    expect(asked.map(isDecidable)).toEqual([false, true])
    expect(asked.map((listing) => subjectOf('approval', listing))).toEqual(['listing', 'check'])
    expect(asked.map((listing) => subjectOf('deletion', listing))).toEqual(['listing', 'listing'])
  })

  it('has the fields that its author wants, in a listing that is otherwise the same', () => {
    expect(withChange(changed)).toEqual({ ...changed, title: 'Jars' })
    expect(withChange(rejected).title).toBe('Jars')
    expect(withChange(published)).toBe(published)
  })
})

describe('two states of a listing', () => {
  it('do not differ by absent and null values, nor by their ETags', () => {
    expect(comparedFields({ ...typedListing(), startDate: null, etag: '"1-9"' }, typedListing())).toEqual([])
  })

  it.each<[ComparedField, Partial<TypedListing>]>([
    ['title', { title: 'Other' }],
    ['cost', { cost: 0 }],
    ['tags', { tags: [] }],
    ['state', { state: 'rejected' }],
  ])('differ by %s', (field, change) => {
    expect(comparedFields(event, { ...event, ...change })).toEqual([field])
  })

  it('differ by the same fields in both directions, in their order', () => {
    fc.assert(
      fc.property(fc.subarray(['title', 'description', 'city', 'address'] as const), (changed) => {
        const other = { ...event, ...Object.fromEntries(changed.map((field) => [field, 'Other'])) }
        expect(comparedFields(event, other)).toEqual(comparedFields(other, event))
        const all = [...listingFieldNames, 'state']
        expect(comparedFields(event, other)).toEqual(all.filter((field) => changed.some((each) => each === field)))
      }),
    )
  })
})

describe('an edited listing', () => {
  it.each([event, typedListing({ tags: [{ name: 'Food' }], approved: true })])('does not differ if nothing was typed', (listing) => {
    expect(comparedFields(editedListing(listing, listingFormOf(listing)), listing)).toEqual([])
  })

  it('loses the cleared fields', () => {
    const emptied = { ...listingFormOf(event), address: '', link: ' ', tags: [] }
    expect(comparedFields(editedListing(event, emptied), event)).toEqual(['address', 'link', 'tags'])
  })
})
