/** What a listing is to say, from the body of a submission or an edit. */
import type { StoredCityName } from '../../domain/cities.ts'
import { athensToday } from '../../domain/days.ts'
import { contentOf, fieldsOf, perField } from '../../domain/listing-fields.ts'
import { listingFaults, writtenCost } from '../../domain/listing-rules.ts'
import { hasField, type ListingField, type ListingFields, type ListingType } from '../../domain/listing.ts'
import { ProblemError } from '../../domain/problems.ts'
import { keptText, type SaidFields } from '../../domain/submission.ts'
import { isTag, tagsOf } from '../../domain/tags.ts'
import { trimmedOrNull } from '../../domain/text-fault.ts'
import type { Dependencies } from './dependencies.ts'

/** A body that fits the contract. A field that the type does not have may be anything. */
export type ListingBody = { readonly [Field in ListingField]?: unknown }

type Known = Pick<Dependencies, 'now' | 'storedCityName'>

/**
 * The fields in the form in which they are kept: trimmed, null where nothing is said, the end of an event being its start
 * where none is given. `kept` are the fields that an edit replaces: the day on which an event starts already may be past.
 * Throws invalid-request, unknown-city or unknown-tag.
 */
export function readListingInput(
  body: ListingBody,
  type: ListingType,
  { now, storedCityName }: Known,
  kept: ListingFields | null = null,
): ListingFields {
  const said = perField(fieldsOf(type), (field) => saidValue(field, body[field])) as SaidFields
  refuse(listingFaults(type, said, athensToday(now()), kept))
  const fields = perField(fieldsOf(type), (field) => keptValue(type, field, said[field], storedCityName)) as ListingFields
  return hasField(type, 'endDate') ? { ...fields, endDate: fields.endDate ?? fields.startDate ?? null } : fields
}

function saidValue(field: ListingField, value: unknown): SaidFields[ListingField] {
  const { kind } = contentOf(field)
  if (kind === 'tags') return (value ?? []) as ListingFields['tags']
  const text = trimmedOrNull(value)
  if (kind !== 'cost') return text
  return typeof value === 'number' ? value : text && writtenCost(text)
}

function refuse(found: ReturnType<typeof listingFaults>): void {
  const faults = Object.entries(found).map(([name, fault]) => ({ in: 'body', name, ...fault }) as const)
  if (faults.length > 0) throw new ProblemError({ type: 'invalid-request', faults })
}

function keptValue(type: ListingType, field: ListingField, said: SaidFields[ListingField], storedCityName: StoredCityName) {
  if (Array.isArray(said)) return ownTags(type, said)
  if (typeof said !== 'string') return said
  return contentOf(field).kind === 'city' ? storedCity(said, storedCityName) : keptText(field, said)
}

function storedCity(city: string, storedCityName: StoredCityName): string {
  const stored = storedCityName(city)
  if (stored === null) throw new ProblemError({ type: 'unknown-city', city, in: 'body' })
  return stored
}

/** Each once, in the order of the vocabulary; those of other types are left out. */
function ownTags(type: ListingType, tags: ListingFields['tags']): ListingFields['tags'] {
  const names = tags.map(({ name }) => name)
  const unknown = names.find((name) => !isTag(name))
  if (unknown !== undefined) throw new ProblemError({ type: 'unknown-tag', tag: unknown, in: 'body' })
  return tagsOf(type).filter((tag) => names.includes(tag)).map((name) => ({ name }))
}
