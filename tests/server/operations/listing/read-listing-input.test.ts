/** Reading the fields of a listing from a body. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listingTypes, type ListingFields, type ListingType } from '../../../../domain/listing/listing.ts'
import { ProblemError, type Problem } from '../../../../domain/problems.ts'
import { isTagOf, tagsOf } from '../../../../domain/listing/tags.ts'
import { isVisible } from '../../../../domain/text-fault.ts'
import { readListingInput, type ListingBody } from '../../../../server/operations/listing/read-listing-input.ts'

const dependencies = {
  now: () => new Date('2026-11-21T10:00:00Z'),
  storedCityName: (name: string) => (['Athens', 'Αθήνα'].includes(name) ? 'Athens' : null),
}
const short = { title: 'Soap', description: 'By weight.' }

function read(type: ListingType, body: Partial<ListingBody>, stored: ListingFields | null = null): ListingFields {
  return readListingInput({ ...short, ...body }, type, dependencies, stored)
}

function problemOf(type: ListingType, body: Partial<ListingBody>): Problem | null {
  try {
    read(type, body)
    return null
  } catch (error) {
    if (error instanceof ProblemError) return error.problem
    throw error
  }
}

const untimed = { startTime: null, endTime: null }
const untranslated = { language: 'en', translatedTitle: null, translatedDescription: null }

const allTags = [...new Set(listingTypes.flatMap((type): string[] => [...tagsOf(type)]))]
const type = fc.constantFrom(...listingTypes)

describe('the fields of a listing', () => {
  it('are those of the body, trimmed and complete', () => {
    const place = { city: ' Αθήνα ', address: ' c ', link: ' d.gr ' }
    expect(read('event', { title: ' a ', description: ' b\n', ...place, startDate: '2026-12-01', cost: '2.50' })).toEqual({
      title: 'a', description: 'b', city: 'Athens', address: 'c', link: 'https://d.gr', tags: [],
      startDate: '2026-12-01', endDate: '2026-12-01', ...untimed, cost: 2.5, ...untranslated,
    })
  })

  it('are null if absent, null or empty', () => {
    const nothing = {
      city: null, address: null, link: null, tags: [], startDate: null, endDate: null, cost: null, ...untimed, ...untranslated,
    }
    for (const absent of [undefined, null, '', '  ']) {
      const given = ['city', 'address', 'link', 'startDate', 'endDate', 'cost'].map((name) => [name, absent])
      expect(read('event', Object.fromEntries(given) as Partial<ListingBody>)).toEqual({ ...short, ...nothing })
    }
  })

  it('include dates and cost for events only; other types ignore any values', () => {
    const body = { startDate: '1821-03-25', endDate: 7, cost: -1 }
    expect(problemOf('event', body)).toMatchObject({ type: 'invalid-request' })
    for (const other of ['volunteer', 'shop', 'dine'] as const) {
      expect(read(other, body)).toEqual({ ...short, city: null, address: null, link: null, tags: [], ...untranslated })
    }
  })

  it('have tags of the type without duplicates, in the order of the vocabulary', () => {
    fc.assert(
      fc.property(type, fc.array(fc.constantFrom(...allTags)), (of, names) => {
        const { tags } = read(of, { tags: names.map((name) => ({ name })) })
        expect(tags).toEqual(tagsOf(of).filter((tag) => names.includes(tag)).map((name) => ({ name })))
        expect(tags.every(({ name }) => isTagOf(of, name))).toBe(true)
      }),
    )
  })

  it('are the same if read again', () => {
    const text = fc.string({ minLength: 1, unit: 'binary' }).filter(isVisible)
    const body = fc.record({
      title: text, description: text, address: text,
      city: fc.constantFrom('Athens', 'Αθήνα', ''), link: fc.constantFrom('a.gr', '', 'http://b.gr'),
      startDate: fc.constantFrom('', '2026-12-01'), cost: fc.constantFrom('', '1.50', 0, 7.5),
    })
    fc.assert(
      fc.property(type, body, (of, given) => {
        const once = read(of, given)
        expect(read(of, once)).toEqual(once)
      }),
    )
  })
})

describe('an invalid body', () => {
  it('is rejected with all its faults', () => {
    expect(problemOf('event', { link: 'ftp://a', startDate: '2026-11-20', endDate: '2026-11-19', cost: 0.001 })).toEqual({
      type: 'invalid-request',
      faults: [
        { in: 'body', name: 'link', rule: 'not-a-web-address' },
        { in: 'body', name: 'startDate', rule: 'in-the-past' },
        { in: 'body', name: 'endDate', rule: 'before-start' },
        { in: 'body', name: 'cost', rule: 'too-precise' },
      ],
    })
  })

  it('is rejected for an unknown city or tag', () => {
    expect(problemOf('shop', { city: 'Atlantis' })).toEqual({ type: 'unknown-city', city: 'Atlantis', in: 'body' })
    expect(problemOf('shop', { tags: [{ name: 'Food' }, { name: 'food' }] })).toEqual({ type: 'unknown-tag', tag: 'food', in: 'body' })
  })

  it('can keep a start date in the past', () => {
    const stored = read('event', { startDate: '2026-11-21' })
    const old = { ...stored, startDate: '2026-11-01', endDate: '2026-11-02' }
    expect(read('event', { startDate: '2026-11-01', endDate: '2026-11-05' }, old)).toMatchObject({ endDate: '2026-11-05' })
    expect(problemOf('event', { startDate: '2026-11-01' })).toMatchObject({ type: 'invalid-request' })
  })
})
