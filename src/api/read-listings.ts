/** Reads listings as any server of the documented calls may send them: what a foreign one leaves out is absent here. */
import { isDay } from '../../domain/days.ts'
import { RequestFailed } from '../../domain/failure.ts'
import type { Entry, ListingType } from '../../domain/listing.ts'

/** The entries of an answer of this type, in its order. Throws RequestFailed when it is no list. */
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
    id: sent.id,
    title: sent.title,
    description: textOf(sent.description) ?? '',
    city: textOf(sent.city),
    address: textOf(sent.address),
    link: textOf(sent.link),
    tags: Array.isArray(sent.tags) ? sent.tags.filter((tag) => typeof tag?.name === 'string') : [],
    approved: sent.approved !== false,
    ...(type === 'event' ? readEventFields(sent) : {}),
    currentDate: isDay(sent.currentDate) ? sent.currentDate : null,
  }
}

function readEventFields(sent: Sent): Pick<Entry, 'startDate' | 'endDate' | 'cost'> {
  const cost = Number(sent.cost ?? Number.NaN)
  return {
    startDate: isDay(sent.startDate) ? sent.startDate : null,
    endDate: isDay(sent.endDate) ? sent.endDate : null,
    cost: Number.isFinite(cost) ? cost : null,
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
