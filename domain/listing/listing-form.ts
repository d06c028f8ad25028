/** The input of the form of a listing. Apart from the rules for it, since drafts are read before there is a form. */
import type { ListingField, fieldRegistry } from './field-registry.ts'
import { contentOf, listingFieldNames, perField } from './listing-fields.ts'

/** The input: days as dd/MM/yyyy, the city by its stored name (or see `unchosenCity`). Fields that the type does not have are ignored. */
export type ListingForm = {
  readonly [Field in ListingField]: (typeof fieldRegistry)[Field]['content']['kind'] extends 'tags' ? readonly string[] : string
}

/** A form without input. */
export const emptyListingForm = perField(listingFieldNames, (field) => (contentOf(field).kind === 'tags' ? [] : '')) as ListingForm

/** The value of the city in a form where this was typed, but no city of that name chosen. */
export function unchosenCity(typed: string): string {
  return `${unchosenMark}${typed}`
}

/** What was typed in place of a city; null if a city was chosen, or nothing typed. */
export function typedCity(value: string): string | null {
  return value.startsWith(unchosenMark) ? value.slice(unchosenMark.length) : null
}

/** No name begins with it. */
const unchosenMark = '?'

/** Whether all fields are empty. */
export function isBlank(form: ListingForm): boolean {
  return Object.values(form).every((value: string | readonly string[]) => value.length === 0)
}
