/** The labels and the texts of what versions of a listing are compared by. */
import { formatCost, formatDay } from '../../../domain/format.ts'
import { languageNames } from '../../../domain/languages.ts'
import { contentOf } from '../../../domain/listing/listing-fields.ts'
import { languageOfListing } from '../../../domain/listing/listing-language.ts'
import type { ComparedField, TypedListing } from '../../../domain/listing/moderation.ts'
import type { PlaceNames } from '../../../domain/places/place-names.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { fieldLabels } from '../../../words/listing-fields.ts'

/** What it is called. */
export function comparedLabel(field: ComparedField): string {
  return field === 'state' ? m.field_state() : fieldLabels[field]()
}

/** An absent value is "N/A". */
export function fieldText(field: ComparedField, listing: TypedListing, cityName: PlaceNames['cityName']): string {
  return textOf(field, listing, cityName) || m.not_given()
}

function textOf(field: ComparedField, listing: TypedListing, cityName: PlaceNames['cityName']): string | null {
  if (field === 'state') return m.listing_state({ state: listing.state })
  const value = listing[field]
  if (Array.isArray(value)) return value.map(({ name }) => m.tag_name({ tag: name })).join(', ')
  if (field === 'language') return languageNames[languageOfListing(listing)]
  const { kind } = contentOf(field)
  if (typeof value === 'string') return kind === 'day' ? formatDay(value) : kind === 'city' ? cityName(value) : value
  return kind === 'cost' ? (formatCost(value, getLocale()) ?? m.cost_free()) : null
}
