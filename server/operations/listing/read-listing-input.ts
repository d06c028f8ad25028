/** Reads the fields of a listing from the body of a submission or an edit. */
import type { StoredCityName } from '../../../domain/places/cities.ts'
import { athensToday } from '../../../domain/days/days.ts'
import { languageOfListing } from '../../../domain/listing/listing-language.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import { contentOf, fieldsOf, offerOf, perField } from '../../../domain/listing/listing-fields.ts'
import { listingFaults, parseDecimal } from '../../../domain/listing/listing-rules.ts'
import { hasField, type ListingFields, type ListingType } from '../../../domain/listing/listing.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { storedText, type FieldValues } from '../../../domain/listing/submission.ts'
import { endingOnLastDay, isUntilNextMidnight, timeFaults } from '../../../domain/days/times.ts'
import { isTag, tagsOf } from '../../../domain/listing/tags.ts'
import { trimmedOrNull } from '../../../domain/text-fault.ts'
import type { Dependencies } from '../dependencies.ts'
import { requireFaultless } from '../require-faultless.ts'

/** A body that matches the contract. A field that the type does not have can have any value. */
export type ListingBody = { readonly [Field in ListingField]?: unknown }

/**
 * The fields as they are stored: trimmed, null if empty; the end of an event defaults to its start, the language to that of
 * most letters. `stored` are the fields that an edit replaces: a start date in the past is valid if it is unchanged. Throws
 * invalid-request, unknown-city or unknown-tag.
 */
export function readListingInput(
  body: ListingBody,
  type: ListingType,
  { now, storedCityName }: Pick<Dependencies, 'now' | 'storedCityName'>,
  stored: ListingFields | null = null,
): ListingFields {
  const read = perField(fieldsOf(type), (field) => fieldValue(field, keptValue(field, body, stored))) as FieldValues
  const values = endingOnLastDay(withoutOutdatedTimes(read, body))
  requireFaultless(listingFaults(type, values, athensToday(now()), stored))
  const given = perField(fieldsOf(type), (field) => storedValue(type, field, values[field], storedCityName)) as ListingFields
  const fields = { ...given, language: languageOfListing(given) }
  return hasField(type, 'endDate') ? { ...fields, endDate: fields.endDate ?? fields.startDate ?? null } : fields
}

/** An edit by a client that does not know the fields of an offer leaves them as they are. */
function keptValue(field: ListingField, body: ListingBody, stored: ListingFields | null): unknown {
  return stored && offerOf(field) !== null && body[field] === undefined ? stored[field] : body[field]
}

/**
 * Without kept times that the new days of the client do not allow, or would make mean another day: it cannot be asked to change what it
 * does not know.
 */
function withoutOutdatedTimes(values: FieldValues, body: ListingBody): FieldValues {
  const faults = timeFaults(values)
  const isKept = (field: 'startTime' | 'endTime') => body[field] === undefined
  if (isKept('startTime') && isKept('endTime') && faults.startDate) return { ...values, startTime: null, endTime: null }
  const isOutdated = isKept('endTime') && (faults.startTime ?? faults.endTime ?? isUntilNextMidnight(values))
  return isOutdated ? { ...values, endTime: null } : values
}

function fieldValue(field: ListingField, value: unknown): FieldValues[ListingField] {
  const { kind } = contentOf(field)
  if (kind === 'tags') return (value ?? []) as ListingFields['tags']
  const text = trimmedOrNull(value)
  if (kind !== 'cost') return text
  return typeof value === 'number' ? value : text && parseDecimal(text)
}

function storedValue(type: ListingType, field: ListingField, value: FieldValues[ListingField], storedCityName: StoredCityName) {
  if (Array.isArray(value)) return ownTags(type, value)
  if (typeof value !== 'string') return value
  return contentOf(field).kind === 'city' ? storedCity(value, storedCityName) : storedText(field, value)
}

function storedCity(city: string, storedCityName: StoredCityName): string {
  const stored = storedCityName(city)
  if (stored === null) throw new ProblemError({ type: 'unknown-city', city, in: 'body' })
  return stored
}

/** The tags of the type, without duplicates, in the order of the vocabulary. */
function ownTags(type: ListingType, tags: ListingFields['tags']): ListingFields['tags'] {
  const names = tags.map(({ name }) => name)
  const unknown = names.find((name) => !isTag(name))
  if (unknown !== undefined) throw new ProblemError({ type: 'unknown-tag', tag: unknown, in: 'body' })
  return tagsOf(type).filter((tag) => names.includes(tag)).map((name) => ({ name }))
}
