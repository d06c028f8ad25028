/** A change of a listing that waits while somebody else changes the published text. */
import { isSameValue, listingFieldNames } from '../listing/listing-fields.ts'
import type { ListingField } from '../listing/field-registry.ts'
import { languageOfListing } from '../listing/listing-language.ts'
import type { ListingFields } from '../listing/listing.ts'

/** Fields that mean something only beside each other: a last day alone could be before the first one. */
const together: readonly (readonly ListingField[])[] = [
  ['startDate', 'endDate', 'startTime', 'endTime'],
  ['city', 'address'],
]

/** The texts, whose language is that of all of them. */
const texts: readonly ListingField[] = ['title', 'description', 'language', 'translatedTitle', 'translatedDescription']

/**
 * The text that the author of a change wants once what is published has become `after`: the fields in which the change differs from
 * `before` as in the change, the others as they are published now.
 */
export function rebasedChange(change: ListingFields, before: ListingFields, after: ListingFields): ListingFields {
  const isOneLanguage = new Set([change, before, after].map(languageOfListing)).size === 1
  const groups = isOneLanguage ? together : [...together, texts]
  const changed = new Set(listingFieldNames.filter((field) => !isSameValue(change[field], before[field])))
  const ofAuthor = (field: ListingField) => (groups.find((group) => group.includes(field)) ?? [field]).some((each) => changed.has(each))
  return { ...change, ...Object.fromEntries(listingFieldNames.map((field) => [field, (ofAuthor(field) ? change : after)[field]])) }
}
