/** What the registry says of the fields of a listing. */
import {
  fieldRegistry, type FieldContent, type FieldReader, type FieldReadBy, type ListingField, type RegisteredField,
} from './field-registry.ts'
import { hasField, listingTypes, type Listing, type ListingType } from './listing.ts'
import type { Offer } from '../offers.ts'

/** The names of all fields, in the order of forms and comparisons. */
export const listingFieldNames = Object.keys(fieldRegistry) as readonly ListingField[]

/** Whether all types have the field. */
export const isOfAllTypes = (field: ListingField) => listingTypes.every((type) => hasField(type, field))

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

/** All fields of a type in the order in which they are shown: those of the type, then those that all types have. */
export function shownFieldsOf(type: ListingType): readonly ListingField[] {
  return inShownOrder(listingFieldNames, type)
}

/** The fields of a type that a reader says, in the order in which they are shown. */
export function fieldsReadBy<Reader extends FieldReader>(reader: Reader, type: ListingType): readonly FieldReadBy<Reader>[] {
  return inShownOrder(allFieldsReadBy(reader), type)
}

function inShownOrder<Field extends ListingField>(fields: readonly Field[], type: ListingType): readonly Field[] {
  const own = fields.filter((field) => hasField(type, field) && !isOfAllTypes(field))
  return [...own, ...fields.filter(isOfAllTypes)]
}

/** The fields that a reader says, of all types. */
export function allFieldsReadBy<Reader extends FieldReader>(reader: Reader): readonly FieldReadBy<Reader>[] {
  return listingFieldNames.filter((field): field is FieldReadBy<Reader> => readersOf(field).includes(reader))
}

function readersOf(field: ListingField): readonly FieldReader[] {
  return fieldRegistry[field].readers
}

/** The offer of the servers that have the field; null if all have it. */
export function offerOf(field: ListingField): Offer | null {
  const stated: RegisteredField = fieldRegistry[field]
  return stated.offer ?? null
}

/** The content of a field. */
export function contentOf(field: ListingField): FieldContent {
  return fieldRegistry[field].content
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
  const { required } = fieldRegistry[field]
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
