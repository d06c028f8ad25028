/** The fields of a listing, each stated once. Which types have a field of their own is in the registry of `listing.ts`. */
import { hasField, listingTypes, type Listing, type ListingField } from './listing.ts'

/** What a field holds, and its bound: code points of a text or of a link, euros of a cost. */
export type FieldContent =
  | { readonly kind: 'line' | 'lines' | 'link' | 'cost'; readonly most: number }
  | { readonly kind: 'city' | 'day' | 'tags' }

interface StatedField {
  readonly content: FieldContent
  /** Whether it must be filled in: always, in the form of a new listing only, or never. */
  readonly required: 'always' | 'new' | 'never'
}

/** The fields, in the order in which forms and comparisons show them. Specification, sections 2, 3 and 5. */
export const listingFields = {
  title: { content: { kind: 'line', most: 140 }, required: 'always' },
  description: { content: { kind: 'lines', most: 5000 }, required: 'always' },
  city: { content: { kind: 'city' }, required: 'new' },
  address: { content: { kind: 'lines', most: 200 }, required: 'never' },
  startDate: { content: { kind: 'day' }, required: 'new' },
  endDate: { content: { kind: 'day' }, required: 'new' },
  cost: { content: { kind: 'cost', most: 100_000 }, required: 'new' },
  link: { content: { kind: 'link', most: 2000 }, required: 'never' },
  tags: { content: { kind: 'tags' }, required: 'never' },
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

/** The fields of a type in the order of the contract: those of all types, then its own. A name that is no type has the former. */
export function fieldsOf(type: string): readonly ListingField[] {
  return fieldsByType.get(type) ?? commonFields
}

/** What a field holds. */
export function contentOf(field: ListingField): FieldContent {
  return listingFields[field].content
}

/** A value for each of these fields. */
export function perField<Value>(
  fields: readonly ListingField[],
  valueOf: (field: ListingField) => Value,
): Readonly<Record<ListingField, Value>> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<ListingField, Value>
}

/**
 * Whether a field must be filled in. What a listing that is edited does not say, a client of the contract left out: nobody
 * has to invent it. `kept` is null for a new listing.
 */
export function isRequired(field: ListingField, kept: Listing | null): boolean {
  const { required } = listingFields[field]
  if (required !== 'new' || kept === null) return required !== 'never'
  return (kept[field === 'endDate' ? 'startDate' : field] ?? null) !== null
}

/** Whether two values of a field say the same. Absent, null and empty are the same. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(valueOrNull(a)) === JSON.stringify(valueOrNull(b))
}

/** The value; null where it is absent or empty. */
export function valueOrNull(value: unknown): unknown {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty ? null : value
}
