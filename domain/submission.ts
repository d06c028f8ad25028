/** The form of a listing: what is typed into it, what that says, and what is sent of it. Specification, sections 3 and 5. */
import type { components } from '../contract/openapi.ts'
import { formatDay, parseDay, parseNumber } from './format.ts'
import { normaliseLink } from './link.ts'
import { contentOf, fieldsOf, listingFieldNames, perField, type listingFields } from './listing-fields.ts'
import type { Listing, ListingField, ListingFields, ListingType } from './listing.ts'
import { isTagOf } from './tags.ts'
import { isVisible, trimmedOrNull } from './text-fault.ts'

/** As it is typed: days as dd/MM/yyyy, the city by the name it is stored under. What a type does not have stays unread. */
export type ListingForm = {
  readonly [Field in ListingField]: (typeof listingFields)[Field]['content']['kind'] extends 'tags' ? readonly string[] : string
}

/** What is sent to create a listing or to replace its fields. */
export type ListingPayload = components['schemas']['EventInput']

/** What is said of a listing: text is trimmed, and null where nothing is said. */
export type SaidFields = { readonly [Field in ListingField]?: ListingFields[Field] | null }

/** Costs are typed in steps of ten cents. Specification, section 5. */
export const costStep = 0.1

/** Nothing typed yet. */
export const emptyListingForm = listingFormOf({})

/** Whether nothing is typed or chosen. */
export function isBlank(form: ListingForm): boolean {
  return Object.values(form).every((value: string | readonly string[]) => value.length === 0)
}

/** The form with what a listing says already. */
export function listingFormOf(listing: Partial<Listing>): ListingForm {
  return perField(listingFieldNames, (field) => typed(field, listing[field])) as ListingForm
}

/** What the form says of a listing of this type. A day is null, and a cost NaN, where it is none. */
export function saidIn(type: ListingType, form: ListingForm): SaidFields {
  return perField(fieldsOf(type), (field) => saidValue(type, field, form[field])) as SaidFields
}

/** A text as it is kept: null where nothing can be seen in it; a link is made complete. */
export function keptText(field: ListingField, said: string): string | null {
  if (contentOf(field).kind === 'link') return normaliseLink(said)
  return isVisible(said) ? said : null
}

/** What is sent of a form without faults: only what the type has, and nothing that was left empty. */
export function listingPayloadOf(type: ListingType, form: ListingForm, approved = false): ListingPayload {
  const fields = Object.entries(saidIn(type, form)).flatMap(([field, said]) => {
    const value = typeof said === 'string' ? keptText(field as ListingField, said) : said
    return value === null || (Array.isArray(value) && value.length === 0) ? [] : [[field, value]]
  })
  return { ...(Object.fromEntries(fields) as ListingPayload), approved }
}

function typed(field: ListingField, value: ListingFields[ListingField]): string | readonly string[] {
  const { kind } = contentOf(field)
  if (kind === 'tags') return Array.isArray(value) ? value.map(({ name }) => name) : []
  return typeof value === 'string' && kind === 'day' ? formatDay(value) : String(value ?? '')
}

function saidValue(type: ListingType, field: ListingField, value: string | readonly string[]): SaidFields[ListingField] {
  if (typeof value !== 'string') return value.filter((tag) => isTagOf(type, tag)).map((name) => ({ name }))
  const text = trimmedOrNull(value)
  const { kind } = contentOf(field)
  if (kind === 'day') return parseDay(value)
  return kind === 'cost' && text !== null ? parseNumber(text) : text
}
