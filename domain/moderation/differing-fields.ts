/** The fields in which two texts of a listing differ. */
import type { ListingField } from '../listing/field-registry.ts'
import { isSameValue, listingFieldNames } from '../listing/listing-fields.ts'
import { languageOfListing } from '../listing/listing-language.ts'
import type { ListingFields } from '../listing/listing.ts'

/** In the order in which fields are shown; absent, empty and null are equal. */
export function differingFields(a: ListingFields, b: ListingFields): ListingField[] {
  const valueIn = (text: ListingFields, field: ListingField) => (field === 'language' ? languageOfListing(text) : text[field])
  return listingFieldNames.filter((field) => !isSameValue(valueIn(a, field), valueIn(b, field)))
}
