/** The form of a listing: its rules, its request, and drafts. Specification, sections 3 and 5. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { afterFailure, emptyDraft, withAttempt, withForm, withType } from '../../../domain/listing/draft.ts'
import { addDays } from '../../../domain/days/days.ts'
import { formatDay } from '../../../domain/format.ts'
import { copyOf } from '../../../domain/listing/edit-draft.ts'
import { listingFormFaults } from '../../../domain/listing/listing-rules.ts'
import { listingTypes, type Listing } from '../../../domain/listing/listing.ts'
import { emptyListingForm, isBlank, type ListingForm } from '../../../domain/listing/listing-form.ts'
import { listingFormOf, listingPayloadOf } from '../../../domain/listing/submission.ts'
import { changeOf, typedListing } from '../../support/listings/typed-listings.ts'

const today = '2026-11-21'
const form: ListingForm = {
  ...emptyListingForm, title: ' Cleanup ', description: 'Bring gloves.', city: 'Athens', startDate: '21/11/2026', endDate: '1.12.2026',
  cost: '2,5', link: 'example.org', tags: ['Cleanup', 'Vegan'],
}

describe('the faults of a form', () => {
  test.each<[Partial<ListingForm>, object]>([
    [{}, {}],
    [{ title: ' ', city: '', cost: '' }, { title: { rule: 'missing' }, city: { rule: 'missing' }, cost: { rule: 'missing' } }],
    [{ title: '🌿'.repeat(140) }, {}],
    [{ title: '🌿'.repeat(141) }, { title: { rule: 'too-long', limit: 140 } }],
    [{ description: 'x'.repeat(5001) }, { description: { rule: 'too-long', limit: 5000 } }],
    [{ startDate: '20/11/2026' }, { startDate: { rule: 'in-the-past' } }],
    [{ endDate: '20/11/2026' }, { endDate: { rule: 'before-start' } }],
    [{ endDate: '22/11/2027' }, { endDate: { rule: 'too-many-days', limit: 366 } }],
    [{ endDate: '31/11/2026' }, { endDate: { rule: 'not-a-day' } }],
    [{ endDate: '01/01/2200' }, { endDate: { rule: 'not-a-day' } }],
    [{ cost: '-1' }, { cost: { rule: 'too-small', limit: 0 } }],
    [{ cost: '0.05' }, { cost: { rule: 'too-precise' } }],
    [{ cost: '1e309' }, { cost: { rule: 'not-a-number' } }],
    [{ cost: 'abc' }, { cost: { rule: 'not-a-number' } }],
    [{ cost: '1.234' }, {}],
    [{ cost: '1.234,56' }, { cost: { rule: 'too-precise' } }],
    [{ cost: '0.500' }, { cost: { rule: 'not-a-number' } }],
    [{ cost: '1.2.3' }, { cost: { rule: 'not-a-number' } }],
    [{ cost: '1,00,0' }, { cost: { rule: 'not-a-number' } }],
    [{ cost: '1.234,5' }, {}],
    [{ cost: '1.000.000' }, { cost: { rule: 'too-large', limit: 100_000 } }],
    [{ cost: '100,001' }, { cost: { rule: 'too-large', limit: 100_000 } }],
    [{ title: '\u200B\u00AD' }, { title: { rule: 'missing' } }],
    [{ description: '\u3164\n\u2800' }, { description: { rule: 'missing' } }],
    [{ title: 'a\u202Eb' }, {}],
    [{ title: 'a\nb' }, { title: { rule: 'malformed' } }],
    [{ title: `${'\u200B'.repeat(200)}Walk` }, {}],
    [{ startDate: '\u200E21\u200E/\u200E11\u200E/\u200E2026', startTime: '\uFEFF9:30', cost: '\u202D2,5\u202C' }, {}],
    [{ link: '\u202Dhttps://example.org\u202C' }, {}],
    [{ link: 'https://example.org/\u202Egpj.exe' }, { link: { rule: 'with-direction-marks' } }],
    [{ address: '\u200B' }, {}],
    [{ link: 'https://good.example@evil.example' }, { link: { rule: 'with-user' } }],
    [{ link: 'https://good.example\\@evil.example' }, { link: { rule: 'with-backslash' } }],
    [{ cost: '100000.1' }, { cost: { rule: 'too-large', limit: 100_000 } }],
    [{ link: 'javascript:alert(1)' }, { link: { rule: 'not-a-web-address' } }],
    [{ link: 'data:text/html,x' }, { link: { rule: 'not-a-web-address' } }],
  ])('%j: %j', (changes, faults) => {
    expect(listingFormFaults('event', { ...form, ...changes }, today)).toEqual(faults)
  })

  it.each(['28/11/2026', '29/11/2026'])('allow an evening until midnight with the last day %s, which is sent as one day', (endDate) => {
    const evening = { ...form, startDate: '28/11/2026', endDate, startTime: '20', endTime: '0:00' }
    expect(listingFormFaults('event', evening, today)).toEqual({})
    const sent = { startDate: '2026-11-28', endDate: '2026-11-28', startTime: '20:00', endTime: '00:00' }
    expect(listingPayloadOf('event', evening)).toMatchObject(sent)
  })

  it('do not count what nobody sees, which is not sent', () => {
    const pasted = {
      ...form, title: '\u202DWalk\vto the\tsea\u202C', description: 'One\u2028two\f\u00ADthree 👨‍👩‍👧', address: 'Port\u00853',
      link: ' \u2068example.org\u2069 ', startDate: '\u200E21/11/2026',
    }
    expect(listingPayloadOf('event', pasted)).toMatchObject({
      title: 'Walk to the sea', description: 'One\ntwo\nthree 👨‍👩‍👧', address: 'Port\n3', link: 'https://example.org', startDate: '2026-11-21',
    })
  })

  it('ignore fields that the type does not have', () => {
    const undated = { ...form, startDate: '', endDate: 'x', cost: '-1' }
    for (const type of listingTypes.slice(1)) expect(listingFormFaults(type, undated, today)).toEqual({})
  })
})

describe('an edit of a listing with missing values', () => {
  const bare: Listing = {
    id: 1, title: 'Cleanup', description: 'Bring gloves.', city: null, address: null, link: null, tags: [], approved: true,
    startDate: null, endDate: null, cost: null,
  }

  it('can omit missing values, and does not send them', () => {
    const unchanged = listingFormOf(bare)
    expect(listingFormFaults('event', unchanged, today, bare)).toEqual({})
    expect(listingPayloadOf('event', unchanged, true)).toEqual({ title: 'Cleanup', description: 'Bring gloves.', approved: true })
  })

  test.each<[Partial<ListingForm>, object]>([
    [{ startDate: '1/12/2026' }, {}],
    [{ startDate: '20/11/2026' }, { startDate: { rule: 'in-the-past' } }],
    [{ endDate: '1/12/2026' }, { startDate: { rule: 'missing' } }],
    [{ startDate: 'soon' }, { startDate: { rule: 'not-a-day' } }],
    [{ cost: '-1' }, { cost: { rule: 'too-small', limit: 0 } }],
  ])('cannot have invalid values: %j', (typed, faults) => {
    expect(listingFormFaults('event', { ...listingFormOf(bare), ...typed }, today, bare)).toEqual(faults)
  })

  it('cannot remove existing values', () => {
    const whole = { ...bare, city: 'Athens', startDate: today, endDate: today, cost: 1 }
    const emptied = { ...listingFormOf(whole), city: '', startDate: '', endDate: '', cost: '' }
    expect(Object.keys(listingFormFaults('event', emptied, today, whole))).toEqual(['city', 'startDate', 'endDate', 'cost'])
  })
})

describe('the request', () => {
  it.each([['1.000', 1000], ['1,000', 1000], ['2.500', 2500], ['1.234,50', 1234.5], ['1,234.50', 1234.5], ['12,5', 12.5]])(
    'has a cost of %j as %d',
    (cost, euros) => expect(listingPayloadOf('event', { ...form, cost }).cost).toBe(euros),
  )

  it('keeps a cost with three decimals, which another server may have', () => {
    expect(listingPayloadOf('event', { ...form, cost: listingFormOf({ cost: 12.125 }).cost }).cost).toBe(12.125)
  })

  it('omits empty fields, and fields that the type does not have', () => {
    expect(listingPayloadOf('event', form)).toEqual({
      title: 'Cleanup', description: 'Bring gloves.', city: 'Athens', startDate: today, endDate: '2026-12-01', cost: 2.5,
      link: 'https://example.org', tags: [{ name: 'Cleanup' }], approved: false,
    })
    expect(listingPayloadOf('shop', { ...form, link: '', tags: [] })).toEqual({
      title: 'Cleanup', description: 'Bring gloves.', city: 'Athens', approved: false,
    })
  })

  it('has the values of the listing if nothing was changed', () => {
    const listings = fc.record({
      first: fc.integer({ min: -400, max: 400 }), length: fc.integer({ min: 0, max: 365 }), cents: fc.integer({ min: 0, max: 10_000_000 }),
    })
    fc.assert(
      fc.property(listings, ({ first, length, cents }) => {
        const startDate = addDays(today, first)
        const listing: Listing = {
          id: 1, title: 'Cleanup', description: 'Bring gloves.', city: 'Athens', address: null, link: 'https://example.org/', tags: [],
          approved: false, startDate, endDate: addDays(startDate, length), cost: cents / 100,
        }
        const unchanged = listingFormOf(listing)
        expect(unchanged.startDate).toBe(formatDay(startDate))
        expect(listingFormFaults('event', unchanged, today, listing)).toEqual({})
        const { id: _, address: __, tags: ___, ...values } = listing
        expect(listingPayloadOf('event', unchanged)).toEqual(values)
      }),
    )
  })
})

describe('a copy', () => {
  it('is a draft of a new listing with the text that its author wrote last, without days', () => {
    const walk = { startDate: '2026-12-24', endDate: '2026-12-26', startTime: '10:00', cost: 5 }
    const listing = { ...typedListing({ type: 'event', title: 'Walk', ...walk }), change: changeOf({ ...walk, title: 'Long walk' }) }
    const { form, ...draft } = copyOf('a', { ...listing, approved: true, state: 'approved' })
    expect(draft).toEqual({ key: 'a', type: 'event', attempts: 0, isChanged: false })
    expect(form).toMatchObject({ title: 'Long walk', startDate: '', endDate: '', startTime: '10:00', cost: '5' })
  })
})

describe('a draft', () => {
  const draft = emptyDraft('a', 'event')
  const noResponse = { status: null, type: null, sentence: null }

  it('is changed if it is edited after an attempt that may have arrived', () => {
    expect(withForm(draft, form).isChanged).toBe(false)
    const attempted = afterFailure(withAttempt(withForm(draft, form)), noResponse)
    expect([attempted.attempts, withForm(attempted, form).isChanged]).toEqual([1, false])
    expect(withForm(attempted, { ...form, title: 'Other' }).isChanged).toBe(true)
    expect(afterFailure(withAttempt(draft), { ...noResponse, status: 400 })).toEqual(draft)
  })

  it('keeps its key when the type changes, unless it may have arrived', () => {
    expect(withType(draft, 'shop', 'b')).toEqual({ ...draft, type: 'shop' })
    expect(withType(withAttempt(draft), 'shop', 'b')).toEqual({ ...draft, type: 'shop', key: 'b' })
    expect(withType(withAttempt(draft), 'event', 'b')).toEqual(withAttempt(draft))
  })

  it('is blank only if all fields are empty', () => {
    expect(isBlank(emptyListingForm)).toBe(true)
    for (const field of Object.keys(emptyListingForm)) expect(isBlank({ ...emptyListingForm, [field]: ['x'] })).toBe(false)
  })
})
