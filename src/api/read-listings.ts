/** Reads the listings of any backend with the documented calls, which may omit fields. */
import { isDay } from '../../domain/days/days.ts'
import { RequestFailed } from '../../domain/failure.ts'
import { fieldRegistry, type ListingField } from '../../domain/listing/field-registry.ts'
import { contentOf, fieldsOf, perField } from '../../domain/listing/listing-fields.ts'
import { languageOfListing, type WordedListing } from '../../domain/listing/listing-language.ts'
import type { Cancellation, Entry, ListingFields, ListingType } from '../../domain/listing/listing.ts'
import { isTime } from '../../domain/days/times.ts'

/** The entries of a response, in its order. Throws RequestFailed if it is not an array. */
export function readListings(type: ListingType, answer: unknown): Entry[] {
  if (!Array.isArray(answer)) throw new RequestFailed({ status: 200, type: null, sentence: null })
  return answer.filter(isListing).map((sent) => readListing(type, sent))
}

type Sent = Pick<Entry, 'id' | 'title'> & Partial<Record<keyof Entry, unknown>>

function isListing(value: unknown): value is Sent {
  const { id, title } = (value ?? {}) as Partial<Sent>
  return Number.isInteger(id) && typeof title === 'string'
}

function readListing(type: ListingType, sent: Sent): Entry {
  return {
    ...(perField(fieldsOf(type), (field) => readValue(field, sent[field])) as ListingFields),
    id: sent.id,
    title: sent.title,
    approved: sent.approved !== false,
    language: languageOfListing(sent as WordedListing),
    currentDate: isDay(sent.currentDate) ? sent.currentDate : null,
    ...readCancellation(sent.cancellation),
    ...(sent.moveAnnounced === true && { moveAnnounced: true }),
    ...(isDay(sent.checkedOn) && { checkedOn: sent.checkedOn }),
  }
}

function readCancellation(sent: unknown): Pick<Entry, 'cancellation'> {
  const { at, note } = (sent ?? {}) as Partial<Cancellation>
  return typeof at === 'string' ? { cancellation: { at, note: typeof note === 'string' ? note : null } } : {}
}

function readValue(field: ListingField, value: unknown): ListingFields[ListingField] | null {
  switch (contentOf(field).kind) {
    case 'tags':
      return Array.isArray(value) ? value.filter((tag) => typeof tag?.name === 'string') : []
    case 'day':
      return isDay(value) ? value : null
    case 'time':
      return isTime(value) ? value : null
    case 'cost':
      return value !== null && Number.isFinite(Number(value)) ? Number(value) : null
    default:
      return typeof value === 'string' && value !== '' ? value : fieldRegistry[field].required === 'always' ? '' : null
  }
}
