/** The fields of a listing, each defined once. The registry in `listing.ts` says which fields only some types have. */
import { hasField, listingTypes, type Listing, type ListingField } from './listing.ts'
import type { Offer } from '../offers.ts'

/** The content of a field and its maximum: code points of a text or a link, euros of a cost. */
export type FieldContent =
  | { readonly kind: 'line' | 'lines' | 'link' | 'cost'; readonly max: number }
  | { readonly kind: 'city' | 'day' | 'time' | 'tags' | 'language' }

interface StatedField {
  readonly content: FieldContent
  /** Whether the field is required: always, only in the form of a new listing, or never. */
  readonly required: 'always' | 'new' | 'never'
  /** The offer of the servers that have the field; absent: all have it. */
  readonly offer?: Offer
}

/** The fields, in the order of forms and comparisons. Specification, sections 2, 3 and 5. */
export const listingFields = {
  title: { content: { kind: 'line', max: 140 }, required: 'always' },
  description: { content: { kind: 'lines', max: 5000 }, required: 'always' },
  city: { content: { kind: 'city' }, required: 'new' },
  address: { content: { kind: 'lines', max: 200 }, required: 'never' },
  startDate: { content: { kind: 'day' }, required: 'new' },
  endDate: { content: { kind: 'day' }, required: 'new' },
  startTime: { content: { kind: 'time' }, required: 'never', offer: 'event-times' },
  endTime: { content: { kind: 'time' }, required: 'never', offer: 'event-times' },
  cost: { content: { kind: 'cost', max: 100_000 }, required: 'new' },
  link: { content: { kind: 'link', max: 2000 }, required: 'never' },
  tags: { content: { kind: 'tags' }, required: 'never' },
  language: { content: { kind: 'language' }, required: 'never', offer: 'listing-language' },
  translatedTitle: { content: { kind: 'line', max: 140 }, required: 'never', offer: 'listing-language' },
  translatedDescription: { content: { kind: 'lines', max: 5000 }, required: 'never', offer: 'listing-language' },
} as const satisfies Readonly<Record<ListingField, StatedField>>

/** The names of all fields, in that order. */
export const listingFieldNames = Object.keys(listingFields) as readonly ListingField[]

const isOfAllTypes = (field: ListingField) => listingTypes.every((type) => hasField(type, field))

const commonFields = listingFieldNames.filter(isOfAllTypes)

const fieldsByType: ReadonlyMap<string, readonly ListingField[]> = new Map(
  listingTypes.map((type) => [
    type,
    [...commonFields, ...listingFieldNames.filter((field) => hasField(type, field) && !isOfAllTypes(field))],
  ]),
)

/** The fields of a type in the order of the contract: common fields, then its own. An unknown type has the common fields. */
export function fieldsOf(type: string): readonly ListingField[] {
  return fieldsByType.get(type) ?? commonFields
}

/** The offer of the servers that have the field; null if all have it. */
export function offerOf(field: ListingField): Offer | null {
  const stated: StatedField = listingFields[field]
  return stated.offer ?? null
}

/** The content of a field. */
export function contentOf(field: ListingField): FieldContent {
  return listingFields[field].content
}

/** An object with a value for each of these fields. */
export function perField<Value>(
  fields: readonly ListingField[],
  valueOf: (field: ListingField) => Value,
): Readonly<Record<ListingField, Value>> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<ListingField, Value>
}

/**
 * Whether a field is required. API clients may create listings without some of the fields that the form requires; editing such
 * a listing does not require them either. `original` is the edited listing, null for a new one.
 */
export function isRequired(field: ListingField, original: Listing | null): boolean {
  const { required } = listingFields[field]
  if (required !== 'new' || original === null) return required !== 'never'
  return (original[field === 'endDate' ? 'startDate' : field] ?? null) !== null
}

/** Whether two values of a field are equal. Absent, null and empty are equal. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(valueOrNull(a)) === JSON.stringify(valueOrNull(b))
}

/** The value; null if it is absent or empty. */
export function valueOrNull(value: unknown): unknown {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty ? null : value
}
