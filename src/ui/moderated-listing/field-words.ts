/** The labels and the texts of a listing's fields. */
import { formatCost, formatDay } from '../../../domain/format.ts'
import { languageNames } from '../../../domain/languages.ts'
import { contentOf } from '../../../domain/listing/listing-fields.ts'
import { languageOfListing } from '../../../domain/listing/listing-language.ts'
import type { ComparedField, TypedListing } from '../../../domain/listing/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { cityName } from '../city-names.ts'

/** What each field is called. */
export const fieldLabels: Readonly<Record<ComparedField, () => string>> = {
  title: m.field_title,
  description: m.field_description,
  city: m.field_city,
  address: m.field_address,
  startDate: m.field_from,
  endDate: m.field_to,
  startTime: m.field_start_time,
  endTime: m.field_end_time,
  cost: m.field_cost,
  link: m.field_link,
  tags: m.field_tags,
  language: m.field_language,
  translatedTitle: m.field_translated_title,
  translatedDescription: m.field_translated_description,
  state: m.field_state,
}

/** An absent value is "N/A". */
export function fieldText(field: ComparedField, listing: TypedListing): string {
  return textOf(field, listing) || m.not_given()
}

function textOf(field: ComparedField, listing: TypedListing): string | null {
  if (field === 'state') return m.listing_state({ state: listing.state })
  const value = listing[field]
  if (Array.isArray(value)) return value.map(({ name }) => m.tag_name({ tag: name })).join(', ')
  if (field === 'language') return languageNames[languageOfListing(listing)]
  if (field === 'city') return cityName(listing.city ?? '')
  if (typeof value === 'string') return contentOf(field).kind === 'day' ? formatDay(value) : value
  return contentOf(field).kind === 'cost' ? (formatCost(value, getLocale()) ?? m.cost_free()) : null
}
