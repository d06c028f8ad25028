/** All demo listings, from the JSON files of their types. */
import type { ListingType } from '../../domain/listing/listing.ts'
import dine from './listings/dine.json' with { type: 'json' }
import event from './listings/event.json' with { type: 'json' }
import shop from './listings/shop.json' with { type: 'json' }
import volunteer from './listings/volunteer.json' with { type: 'json' }

/** What a file says of a demo listing. Its days are relative to today, so that a new site is never out of date. */
interface StoredDemoListing {
  title: string
  /** Paragraphs, with an empty line between them. */
  description: string
  /** The English name of a city in `public/greekCities.json`. */
  city: string
  address?: string
  link?: string
  /** From the vocabulary of its type. */
  tags: string[]
  /** Days from today to the first day of an event, negative for the past; absent: the event has no date yet. */
  startsInDays?: number
  /** The duration of an event, including the first and the last day; absent: one day. */
  durationDays?: number
  /** `HH:mm`, on the first day. */
  startTime?: string
  /** `HH:mm`, on the last day. */
  endTime?: string
  /** Euros; 0 or absent: free. */
  cost?: number
  /** False: pending; absent: approved. */
  approved?: boolean
}

/** A demo listing with its type. */
export interface DemoListing extends StoredDemoListing {
  type: ListingType
}

export const demoListings: readonly DemoListing[] = [
  ...ofType('event', event),
  ...ofType('volunteer', volunteer),
  ...ofType('shop', shop),
  ...ofType('dine', dine),
]

function ofType(type: ListingType, listings: readonly StoredDemoListing[]): DemoListing[] {
  return listings.map((listing) => ({ type, ...listing }))
}
