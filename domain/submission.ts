/** The form of a listing: what is typed into it, what may be wrong with that, and what is sent. Specification, sections 3 and 5. */
import type { components } from '../contract/openapi.ts'
import type { Day } from './days.ts'
import { faultsOf, type FieldFault, type FieldFaults } from './field-fault.ts'
import { formatDay, parseDay, parseNumber } from './format.ts'
import { contentOf, fieldsOf, isRequired, listingFieldNames, perField, type listingFields } from './listing-fields.ts'
import { keptText, listingFaults, type SaidFields } from './listing-rules.ts'
import type { Listing, ListingField, ListingFields, ListingType } from './listing.ts'
import { isTagOf } from './tags.ts'
import { manyLines, oneLine, optionalTextFault, trimmedOrNull } from './text-fault.ts'

/** As it is typed: days as dd/MM/yyyy, the city by the name it is stored under. What a type does not have stays unread. */
export type ListingForm = {
  readonly [Field in ListingField]: (typeof listingFields)[Field]['content']['kind'] extends 'tags' ? readonly string[] : string
}

/** What is sent to create a listing or to replace its fields. */
export type ListingPayload = components['schemas']['EventInput']

/** Costs are typed in steps of ten cents. Specification, section 5. */
export const costStep = 0.1

/** The years that the contract has. */
const keptYears = /^(19|20|21)/

/** Nothing typed yet. */
export const emptyListingForm = formOf({})

/** Whether nothing is typed or chosen. */
export function isBlank(form: ListingForm): boolean {
  return Object.values(form).every((value: string | readonly string[]) => value.length === 0)
}

/** The form with what a listing says already. */
export function listingFormOf(listing: Listing): ListingForm {
  return formOf(listing)
}

/**
 * What is wrong with the form of a listing of this type. `today` is that of Athens. `kept` is the listing that is
 * edited: the first day and the cost it has may stay as they are. Null for a new one.
 */
export function listingFormFaults(
  type: ListingType,
  form: ListingForm,
  today: Day,
  kept: Listing | null = null,
): FieldFaults<ListingField> {
  const said = saidIn(type, form)
  const ruled = listingFaults(type, said, today, kept)
  return faultsOf(
    perField(fieldsOf(type), (field) => typedFault(field, form, kept) ?? ruled[field] ?? boundFault(field, said, kept)),
  )
}

/** What is sent of a form without faults: only what the type has, and nothing that was left empty. */
export function listingPayloadOf(type: ListingType, form: ListingForm, approved = false): ListingPayload {
  const fields = Object.entries(saidIn(type, form)).flatMap(([field, said]) => {
    const value = typeof said === 'string' ? keptText(field as ListingField, said) : said
    return value === null || (Array.isArray(value) && value.length === 0) ? [] : [[field, value]]
  })
  return { ...(Object.fromEntries(fields) as ListingPayload), approved }
}

function formOf(listing: Partial<Listing>): ListingForm {
  return perField(listingFieldNames, (field) => typed(field, listing[field])) as ListingForm
}

function typed(field: ListingField, value: ListingFields[ListingField]): string | readonly string[] {
  const { kind } = contentOf(field)
  if (kind === 'tags') return Array.isArray(value) ? value.map(({ name }) => name) : []
  return typeof value === 'string' && kind === 'day' ? formatDay(value) : String(value ?? '')
}

function saidIn(type: ListingType, form: ListingForm): SaidFields {
  return perField(fieldsOf(type), (field) => saidValue(type, field, form[field])) as SaidFields
}

function saidValue(type: ListingType, field: ListingField, value: string | readonly string[]): SaidFields[ListingField] {
  if (typeof value !== 'string') return value.filter((tag) => isTagOf(type, tag)).map((name) => ({ name }))
  const text = trimmedOrNull(value)
  const { kind } = contentOf(field)
  if (kind === 'day') return parseDay(value)
  return kind === 'cost' && text !== null ? parseNumber(text) : text
}

/** What only a form can have wrong: a field that is left empty, and a day that is none. */
function typedFault(field: ListingField, form: ListingForm, kept: Listing | null): FieldFault | null {
  const text = trimmedOrNull(form[field])
  if (text === null) return isRequired(field, kept) ? { rule: 'missing' } : null
  if (contentOf(field).kind !== 'day') return null
  const day = parseDay(text)
  return day !== null && keptYears.test(day) ? null : { rule: 'not-a-day' }
}

/** The bounds of texts, which the server's contract has too, and the steps of a cost; one that a listing has may stay. */
function boundFault(field: ListingField, said: SaidFields, kept: Listing | null): FieldFault | null {
  const [content, value] = [contentOf(field), said[field]]
  if (typeof value === 'number') return Number(value.toFixed(1)) === value || value === kept?.[field] ? null : { rule: 'too-precise' }
  const isText = content.kind === 'line' || content.kind === 'lines'
  if (!isText || typeof value !== 'string') return null
  return optionalTextFault(value, content.most, content.kind === 'line' ? oneLine : manyLines)
}
