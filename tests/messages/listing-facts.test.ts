/** What fields say, in words. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { fieldRegistry, type ListingField } from '../../domain/listing/field-registry.ts'
import { listingFieldNames } from '../../domain/listing/listing-fields.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import { cityNamesIn } from '../../domain/places/cities.ts'
import { factText } from '../../words/listing-facts.ts'
import { knownCities } from '../support/listings/known-cities.ts'

const context = { type: 'event', language: 'en', cityNameIn: cityNamesIn(knownCities) } as const

const listing: Listing = {
  id: 1, approved: true, title: 'Walk', description: 'Far',
  startDate: '2027-04-22', endDate: '2027-04-24', startTime: '18:00', endTime: '20:00',
  city: 'Athens', address: 'Ermou 1', cost: 5, link: 'https://walk.example', tags: [{ name: 'Art' }], language: 'en',
  translatedTitle: 'Περίπατος', translatedDescription: 'Μακριά',
}

/** Another value of each field, and what it says. */
const others: { readonly [Field in ListingField]: readonly [value: Listing[Field], text: string] } = {
  title: ['Swim', 'Swim'],
  startDate: ['2028-05-01', 'Monday, May 1, 2028'],
  endDate: ['2028-05-02', 'Tuesday, May 2, 2028'],
  startTime: ['09:00', '09:00'],
  endTime: ['10:00', '10:00'],
  city: ['Chania', 'Chania'],
  address: ['Kydonias 2', 'Kydonias 2'],
  description: ['Near', 'Near'],
  cost: [0, 'Free'],
  link: ['https://swim.example', 'https://swim.example'],
  tags: [[{ name: 'Animals' }, { name: 'Other' }], 'Animals, Other'],
  language: ['el', 'Ελληνικά'],
  translatedTitle: ['Κολύμπι', 'Κολύμπι'],
  translatedDescription: ['Κοντά', 'Κοντά'],
}

describe('a field', () => {
  it.each(listingFieldNames)('with the content of %s says its own value', (field) => {
    const [value, text] = others[field]
    // A second field with the same content.
    const second = 'second' as ListingField
    Object.assign(fieldRegistry, { second: fieldRegistry[field] })
    onTestFinished(() => void Reflect.deleteProperty(fieldRegistry, second))
    expect(factText({ ...listing, [second]: value }, second, context)).toBe(text)
  })

  it('without a value says nothing, but that it has no day yet or is free', () => {
    const empty = { id: 1, approved: true, title: '', description: '', city: null, address: null, link: null, tags: [] }
    const said = listingFieldNames.map((field) => [field, factText(empty, field, context)] as const).filter(([, text]) => text !== null)
    expect(Object.fromEntries(said)).toEqual({ startDate: 'No date yet', cost: 'Free' })
  })

  it('of the first day says all days and times', () => {
    expect(factText(listing, 'startDate', context)).toBe('Thursday, April 22, 2027, 18:00 – Saturday, April 24, 2027, 20:00')
  })
})
