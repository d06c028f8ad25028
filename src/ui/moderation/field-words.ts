/** The labels and the texts of a listing's fields. */
import { formatCost, formatDay } from '../../../domain/format.ts'
import type { ComparedField, TypedListing } from '../../../domain/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'

const labels: Readonly<Record<ComparedField, () => string>> = {
  title: m.field_title,
  description: m.field_description,
  city: m.field_city,
  address: m.field_address,
  startDate: m.field_from,
  endDate: m.field_to,
  cost: m.field_cost,
  link: m.field_link,
  tags: m.field_tags,
  state: m.field_state,
}

export function fieldLabel(field: ComparedField): string {
  return labels[field]()
}

/** An absent value is "N/A". */
export function fieldText(field: ComparedField, listing: TypedListing): string {
  return textOf(field, listing) || m.not_given()
}

function textOf(field: ComparedField, listing: TypedListing): string | null | undefined {
  switch (field) {
    case 'startDate':
    case 'endDate':
      return listing[field] && formatDay(listing[field])
    case 'cost':
      return formatCost(listing.cost) ?? m.cost_free()
    case 'tags':
      return listing.tags.map(({ name }) => name).join(', ')
    case 'state':
      return m.listing_state({ state: listing.state })
    default:
      return listing[field]
  }
}
