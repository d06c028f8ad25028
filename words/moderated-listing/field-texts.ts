/** What the fields of a listing contain, in words, where two texts of it are compared. */
import { formatCost, formatDay } from '../../domain/format.ts'
import { languageNames } from '../../domain/languages.ts'
import type { ListingField } from '../../domain/listing/field-registry.ts'
import { contentOf } from '../../domain/listing/listing-fields.ts'
import { languageOfListing } from '../../domain/listing/listing-language.ts'
import type { ListingFields } from '../../domain/listing/listing.ts'
import type { PlaceNames } from '../../domain/places/place-names.ts'
import { m } from '../../messages/compiled/messages.js'
import { getLocale } from '../../messages/compiled/runtime.js'

/** An absent value is named as empty. */
export function fieldText(field: ListingField, fields: ListingFields, cityName: PlaceNames['cityName']): string {
  return writtenText(field, fields, cityName) || m.field_empty()
}

/** An absent value is the empty text, of which a comparison shows nothing. */
export function writtenText(field: ListingField, fields: ListingFields, cityName: PlaceNames['cityName']): string {
  return textOf(field, fields, cityName) ?? ''
}

function textOf(field: ListingField, fields: ListingFields, cityName: PlaceNames['cityName']): string | null {
  const value = fields[field]
  if (Array.isArray(value)) return value.map(({ name }) => m.tag_name({ tag: name })).join(', ')
  if (field === 'language') return languageNames[languageOfListing(fields)]
  const { kind } = contentOf(field)
  if (typeof value === 'string') return kind === 'day' ? formatDay(value) : kind === 'city' ? cityName(value) : value
  return kind === 'cost' ? (formatCost(value, getLocale()) ?? m.cost_free()) : null
}
