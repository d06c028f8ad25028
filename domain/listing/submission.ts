/** What the form of a listing is made of, the values in it, and the payload to send. Specification, sections 3 and 5. */
import type { components } from '../../contract/openapi.ts'
import { cleanText, type TextKind } from '../clean-text.ts'
import { formatDay } from '../format.ts'
import { normaliseLink } from './link.ts'
import { languageOfListing } from './listing-language.ts'
import type { ListingField } from './field-registry.ts'
import { contentOf, fieldsOf, listingFieldNames, perField } from './listing-fields.ts'
import type { ListingForm } from './listing-form.ts'
import type { Listing, ListingFields, ListingType } from './listing.ts'
import { isTagOf } from './tags.ts'
import { isVisible, trimmedOrNull } from '../text-fault.ts'
import { endingOnLastDay } from '../days/times.ts'
import { numberText, parseDay, parseNumber, parseTime } from '../days/typed-values.ts'

/** The body of a request that creates a listing of any type or replaces its fields. */
export type ListingPayload = components['schemas']['OwnListingInput']

/** The values of the fields of a listing: texts are trimmed; null for an empty field. */
export type FieldValues = { readonly [Field in ListingField]?: ListingFields[Field] | null }

/** The step of a cost in the form, in euros. Specification, section 5. */
export const costStep = 0.1

/** What the text of a field is, as it is cleaned. */
export function textKindOf(field: ListingField): TextKind {
  const { kind } = contentOf(field)
  if (kind === 'link') return 'name'
  return kind === 'lines' ? kind : 'line'
}

/** The form with the content of a listing. Its language is empty if the letters tell it, so that they still do after an edit. */
export function listingFormOf(listing: Partial<Listing>): ListingForm {
  const form = perField(listingFieldNames, (field) => inputOf(field, listing[field])) as ListingForm
  const { title = '', description = '', language } = listing
  return { ...form, language: !language || language === languageOfListing({ title, description }) ? '' : language }
}

/** The values in the form of a listing of this type, as they are stored. An invalid day or time is null, an invalid cost is NaN. */
export function formValues(type: ListingType, form: ListingForm): FieldValues {
  return endingOnLastDay(perField(fieldsOf(type), (field) => formValue(type, field, form[field])) as FieldValues)
}

/** A text as it is stored: null without a visible character; a link is normalised. */
export function storedText(field: ListingField, text: string): string | null {
  if (contentOf(field).kind === 'link') return normaliseLink(text)
  return isVisible(text) ? text : null
}

/** The payload of a valid form: only fields that the type has, without empty ones. */
export function listingPayloadOf(type: ListingType, form: ListingForm, approved = false): ListingPayload {
  const fields = Object.entries(formValues(type, form)).flatMap(([field, value]) => {
    const stored = typeof value === 'string' ? storedText(field as ListingField, value) : value
    return stored === null || (Array.isArray(stored) && stored.length === 0) ? [] : [[field, stored]]
  })
  return { ...(Object.fromEntries(fields) as ListingPayload), approved }
}

function inputOf(field: ListingField, value: ListingFields[ListingField]): string | readonly string[] {
  const { kind } = contentOf(field)
  if (kind === 'tags') return Array.isArray(value) ? value.map(({ name }) => name) : []
  if (typeof value === 'number') return numberText(value)
  return typeof value === 'string' && kind === 'day' ? formatDay(value) : String(value ?? '')
}

function formValue(type: ListingType, field: ListingField, input: string | readonly string[]): FieldValues[ListingField] {
  if (typeof input !== 'string') return input.filter((tag) => isTagOf(type, tag)).map((name) => ({ name }))
  const text = trimmedOrNull(cleanText(input, textKindOf(field)))
  const { kind } = contentOf(field)
  if (kind === 'day') return parseDay(input)
  if (kind === 'time') return parseTime(input)
  return kind === 'cost' && text !== null ? parseNumber(text) : text
}
